import { catalogue } from '@signum/cards';
import { useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import type { GameNote } from '../game/game-note.ts';
import { gameShelf } from '../game/game-shelf.ts';
import styles from './ReplayRow.module.css';
import { saveShelved } from './save-file.ts';
import { seatNames } from './seat-names.ts';
import { WORDS } from './words.ts';

interface Props {
  note: GameNote;
  /** Something about it is different now. */
  onChange: () => void;
}

/** One recorded game of the shelf. */
export function ReplayRow({ note, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code, names: printed } = useLanguage();
  const [isNaming, setNaming] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const names = seatNames(note.seats, words.nameless);
  const heroes = note.heroes.map(hero => catalogue[hero]?.names[code] ?? hero);
  const title = note.name || words.versus(names[0] ?? '', names[1] ?? '');
  const winner = note.outcome?.winners.length === 1 ? (names[note.outcome.winners[0]!] ?? null) : null;
  const when = new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }).format(note.playedAt);

  const rename = async (name: string): Promise<void> => {
    setNaming(false);
    await gameShelf().rename(note.id, name.trim());
    onChange();
  };
  const remove = async (): Promise<void> => {
    if (!window.confirm(words.removeSure(title))) return;
    await gameShelf().remove(note.id);
    onChange();
  };

  return (
    <article className={styles['row']}>
      <div className={styles['what']}>
        {isNaming ? (
          <form
            onSubmit={event => {
              event.preventDefault();
              void rename(field.current?.value ?? '');
            }}
          >
            <input ref={field} aria-label={words.newName} defaultValue={note.name} placeholder={title} maxLength={80} />
          </form>
        ) : (
          <h2>
            <Link href={`/r/${note.id}`}>{title}</Link>
          </h2>
        )}
        <p>{heroes.join(' · ')}</p>
        <p className={styles['facts']}>
          {[
            ...(note.outcome ? [words.result(winner, note.turn)] : [words.turn(note.turn)]),
            words.answers(note.answers),
            printed.editions[note.edition],
            when,
          ].join(' · ')}
        </p>
      </div>
      <div className={styles['tools']}>
        <Link className={styles['watch']} href={`/r/${note.id}`}>
          {words.watch}
        </Link>
        <button type="button" onClick={() => void saveShelved(note.id)}>
          {words.save}
        </button>
        <button type="button" onClick={() => setNaming(!isNaming)}>
          {words.rename}
        </button>
        <button type="button" onClick={() => void remove()}>
          {words.remove}
        </button>
      </div>
    </article>
  );
}
