import type { ReactElement } from 'react';
import { Options } from '../app/Options.tsx';
import { useWords } from '../app/use-language.ts';
import { LAST_TURNS, MINUTES, ODDS_POLICIES, UNDO_POLICIES, type Choice } from './choice.ts';
import { Limit } from './Limit.tsx';
import styles from './Terms.module.css';
import { WORDS } from './words.ts';

interface Props {
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

/** What the players agree on besides decks: taking back, odds, an end (C-END-9), and how long anybody may think. */
export function Terms({ choice: { undo, odds, lastTurn, minutes }, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  return (
    <div className={styles['terms']}>
      <Options
        legend={words.undo}
        options={UNDO_POLICIES.map(value => ({ value, ...words.undos[value] }))}
        value={undo}
        onChoose={chosen => onChange({ undo: chosen })}
      />
      <Options
        legend={words.odds}
        options={ODDS_POLICIES.map(value => ({ value, ...words.oddses[value] }))}
        value={odds}
        onChoose={chosen => onChange({ odds: chosen })}
      />
      <div className={styles['limits']}>
        <Limit
          legend={words.limit}
          without={words.noLimit}
          within={words.aLimit}
          name={words.lastTurn}
          range={LAST_TURNS}
          value={lastTurn}
          onChange={chosen => onChange({ lastTurn: chosen })}
        />
        <Limit
          legend={words.clock}
          without={words.noClock}
          within={words.aClock}
          name={words.minutes}
          range={MINUTES}
          value={minutes}
          onChange={chosen => onChange({ minutes: chosen })}
        />
      </div>
    </div>
  );
}
