import type { Victory } from '@signum/classic';
import type { Outcome } from '@signum/kernel';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../app/use-language.ts';
import type { SeatPlan } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useWayBack } from '../leave/use-way-back.ts';
import { PromptButton } from '../prompts/PromptButton.tsx';
import styles from './EndBar.module.css';
import { isReader } from './reader.ts';
import { rematch } from './rematch.ts';
import { WORDS, type Words } from './words.ts';

/** The end of the game, in the place of the questions: who won and how, and what one may want next. */
export function EndBar({ outcome }: { outcome: Outcome }): ReactElement {
  const words = useWords(WORDS);
  const { sight } = useTable();
  const [, go] = useLocation();
  const wayBack = useWayBack();
  // a situation out of a book is begun where it is told
  const canRematch = sight.isOpen !== true;
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
        <p>{isTrouble ? words.trouble : `${reason(outcome, sight.seats, words)} ${words.after(sight.view.turn)}`}</p>
      </div>
      <div className={styles['buttons']}>
        {canRematch ? (
          <PromptButton isPrimary icon="crossed-swords" onClick={() => void again()}>
            {words.rematch}
          </PromptButton>
        ) : (
          <PromptButton isPrimary onClick={() => go(wayBack.href)}>
            {wayBack.name}
          </PromptButton>
        )}
        <PromptButton onClick={() => go(`/r/${sight.id}`)}>{words.watch}</PromptButton>
      </div>
    </section>
  );
}

function headline({ winners }: Outcome, seats: readonly SeatPlan[], words: Words): string {
  if (winners.length === 0) return words.draw;
  if (winners.some(seat => isReader(seats, seat))) return words.youWin;
  return words.wins(winners.map(seat => seats[seat]?.name ?? String(seat + 1)).join(', '));
}

/** Told of both sides by their names, and of whoever reads it as "you". */
function reason({ by, winners }: Outcome, seats: readonly SeatPlan[], words: Words): string {
  if (by === 'hero' && winners.length === 0) return words.bothFell;
  const nameOf = (isIt: (seat: number) => boolean): string | null => {
    const seat = seats.findIndex((_plan, index) => isIt(index));
    return isReader(seats, seat) ? null : (seats[seat]?.name ?? '');
  };
  const won = (seat: number): boolean => winners.includes(seat);
  return words.how[by as Victory](
    nameOf(won),
    nameOf(seat => !won(seat)),
  );
}
