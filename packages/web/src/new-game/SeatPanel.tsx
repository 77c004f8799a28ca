import type { EditionId } from '@signum/classic';
import { useId, type ReactElement } from 'react';
import { Options } from '../app/Options.tsx';
import { useWords } from '../app/use-language.ts';
import { COMPUTER_LEVELS, type ComputerLevel } from '../game/contract.ts';
import { SEAT_KINDS, type SeatChoice } from './choice.ts';
import { DeckPicker } from './DeckPicker.tsx';
import styles from './SeatPanel.module.css';
import type { PickableDeck } from './pickable-deck.ts';
import { WORDS } from './words.ts';

interface Props {
  seat: 0 | 1;
  edition: EditionId;
  choice: SeatChoice;
  decks: { readonly ready: readonly PickableDeck[]; readonly own: readonly PickableDeck[] };
  picked: PickableDeck;
  onChange: (choice: SeatChoice) => void;
}

/** One chair: who sits in it, by what name, and with which deck. */
export function SeatPanel({ seat, edition, choice, decks, picked, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  const id = useId();
  return (
    <section className={`${styles['panel']} ${styles[seat === 0 ? 'one' : 'two']}`} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{words.chairs[seat]}</h2>
      <div className={styles['who']}>
        <Options
          legend={words.kind}
          options={SEAT_KINDS.map(value => ({ value, name: words.kinds[value] }))}
          value={choice.kind}
          onChoose={kind => onChange({ ...choice, kind })}
        />
        <label className={styles['name']}>
          {words.name}
          <input
            type="text"
            value={choice.name}
            maxLength={24}
            autoComplete="off"
            placeholder={words.names[choice.kind](seat)}
            onChange={({ target }) => onChange({ ...choice, name: target.value })}
          />
        </label>
        {choice.kind === 'computer' && (
          <label className={styles['name']}>
            {words.level}
            <select
              value={choice.level}
              onChange={({ target }) => onChange({ ...choice, level: target.value as ComputerLevel })}
            >
              {COMPUTER_LEVELS.map(level => (
                <option key={level} value={level}>
                  {words.levels[level]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <DeckPicker
        seat={seat}
        edition={edition}
        {...decks}
        picked={picked}
        onPick={deck => onChange({ ...choice, deck })}
      />
    </section>
  );
}
