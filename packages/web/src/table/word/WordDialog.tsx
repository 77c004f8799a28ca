import { OCCASIONS, type Occasion } from '@signum/classic';
import type { ReactElement, RefObject } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { StandingWord } from '../../game/standing-word.ts';
import { useTable } from '../../game/use-table.ts';
import { PromptButton } from '../prompts/PromptButton.tsx';
import styles from './WordDialog.module.css';
import { WORDS } from './words.ts';

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly word: StandingWord;
  /** The turn of the opponent that is spoken of, and the name of the opponent. */
  readonly turn: number;
  readonly name: string;
}

/** What the owner of face-down tactics says about being asked. Every change counts at once. */
export function WordDialog({ ref, word, turn, name }: Props): ReactElement {
  const table = useTable();
  const words = useWords(WORDS);

  const say = (change: Partial<StandingWord>): void => table.giveWord({ ...word, ...change });
  const others = word.quietIn.filter(quiet => quiet !== turn);
  const tick = (occasion: Occasion, isOn: boolean): void =>
    say({ on: OCCASIONS.filter(one => (one === occasion ? isOn : word.on.includes(one))) });

  return (
    <dialog ref={ref} className={styles['dialog']} aria-labelledby="word-title" aria-describedby="word-hint">
      <h2 id="word-title">{words.title}</h2>
      <label className={styles['quiet']}>
        <input
          type="checkbox"
          checked={word.quietIn.includes(turn)}
          onChange={({ target }) => say({ quietIn: [...others, ...(target.checked ? [turn] : [])] })}
        />
        <span>
          {words.notInTurn(name, turn)}
          <small>{words.onlyThen}</small>
        </span>
      </label>
      <fieldset>
        <legend>{words.otherwise}</legend>
        {OCCASIONS.map(occasion => (
          <label key={occasion}>
            <input
              type="checkbox"
              checked={word.on.includes(occasion)}
              onChange={({ target }) => tick(occasion, target.checked)}
            />
            {words.occasions[occasion]}
          </label>
        ))}
        <label className={styles['own']}>
          <input
            type="checkbox"
            checked={word.turns === 'every'}
            onChange={({ target }) => say({ turns: target.checked ? 'every' : "opponent's" })}
          />
          {words.ownTurn}
        </label>
      </fieldset>
      <p id="word-hint">{words.hint(name)}</p>
      <PromptButton onClick={() => ref.current?.close()}>{words.done}</PromptButton>
    </dialog>
  );
}
