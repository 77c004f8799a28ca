import type { ReactElement } from 'react';
import { Options } from '../app/Options.tsx';
import { useWords } from '../app/use-language.ts';
import { LAST_TURNS, ODDS_POLICIES, UNDO_POLICIES, type Choice } from './choice.ts';
import styles from './Terms.module.css';
import { WORDS } from './words.ts';

interface Props {
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

/** What the players agree on besides decks: taking back, odds, and an end (C-END-9). */
export function Terms({ choice: { undo, odds, lastTurn }, onChange }: Props): ReactElement {
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
      <div>
        <Options
          legend={words.limit}
          options={[
            { value: 'none', ...words.noLimit },
            { value: 'some', ...words.aLimit },
          ]}
          value={lastTurn === null ? 'none' : 'some'}
          onChoose={chosen => onChange({ lastTurn: chosen === 'none' ? null : LAST_TURNS.first })}
        />
        {lastTurn !== null && (
          <label className={styles['turn']}>
            {words.lastTurn}
            <input
              type="range"
              min={LAST_TURNS.least}
              max={LAST_TURNS.most}
              value={lastTurn}
              onChange={({ target }) => onChange({ lastTurn: Number(target.value) })}
            />
            <output>{lastTurn}</output>
          </label>
        )}
      </div>
    </div>
  );
}
