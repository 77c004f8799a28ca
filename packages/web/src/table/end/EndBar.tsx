import type { Victory } from '@signum/classic';
import type { Outcome } from '@signum/kernel';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../app/use-language.ts';
import type { SeatPlan } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { PromptButton } from '../prompts/PromptButton.tsx';
import styles from './EndBar.module.css';
import { rematch } from './rematch.ts';
import { WORDS, type Words } from './words.ts';

/** The end of the game, in the place of the questions: who won and how, and what one may want next. */
export function EndBar({ outcome }: { outcome: Outcome }): ReactElement {
  const words = useWords(WORDS);
  const { sight } = useTable();
  const [, go] = useLocation();
  const [isTrouble, setTrouble] = useState(false);
  const again = async (): Promise<void> => {
    const id = await rematch(sight);
    if (id === undefined) setTrouble(true);
    else go(`/g/${id}`);
  };
  return (
    <section className={styles['bar']} aria-label={words.region} data-outcome={outcome.by}>
      <Icon name="laurels" className={styles['laurels']} />
      <div className={styles['words']} role="alert">
        <h2>{headline(outcome, sight.seats, words)}</h2>
        <p>{isTrouble ? words.trouble : `${words.how[outcome.by as Victory]} ${words.after(sight.view.turn)}`}</p>
      </div>
      <div className={styles['buttons']}>
        <PromptButton isPrimary icon="crossed-swords" onClick={() => void again()}>
          {words.rematch}
        </PromptButton>
        <PromptButton onClick={() => go(`/r/${sight.id}`)}>{words.watch}</PromptButton>
      </div>
    </section>
  );
}

/** "You" only where one person plays against the computer: on a shared screen both read it. */
function headline({ winners }: Outcome, seats: readonly SeatPlan[], words: Words): string {
  if (winners.length === 0) return words.draw;
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  if (isAlone && winners.some(seat => seats[seat]?.kind === 'person')) return words.youWin;
  return words.wins(winners.map(seat => seats[seat]?.name ?? String(seat + 1)).join(', '));
}
