import { isFlawed } from '@signum/kernel';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/use-language.ts';
import type { GameNote } from '../game/game-note.ts';
import { gameShelf, isRecorded } from '../game/game-shelf.ts';
import { ReplayRow } from './ReplayRow.tsx';
import styles from './ReplaysPage.module.css';
import { WORDS } from './words.ts';

/** The recorded games of this browser, the last played first; and the way for others to come in. */
export function ReplaysPage(): ReactElement {
  const words = useWords(WORDS);
  const [notes, setNotes] = useState<readonly GameNote[] | null>(null);
  const [flaw, setFlaw] = useState<{ readonly file: string; readonly what: string } | null>(null);
  const [, goTo] = useLocation();

  const refresh = useCallback((): void => {
    gameShelf()
      .replays()
      .then(setNotes, () => setNotes([])); // without storage there is nothing on the shelf
  }, []);
  useEffect(refresh, [refresh]);
  useEffect(() => {
    document.title = `${words.list} – Signum`;
  }, [words]);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const taken = await gameShelf().take(file);
    if (isFlawed(taken)) setFlaw({ file: file.name, what: `${taken.flaw.where} ${taken.flaw.what}` });
    else goTo(isRecorded(taken) ? `/r/${taken.id}` : `/g/${taken.id}`);
  };

  return (
    <div className={styles['page']}>
      <h1>{words.list}</h1>
      <p className={styles['lead']}>{words.listLead}</p>
      <label className={styles['import']}>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = ''; // the same file may be chosen again
          }}
        />
        <b>{words.importFile}</b>
        <span>{words.importWhy}</span>
      </label>
      {flaw && (
        <p role="alert" className={styles['flaw']}>
          {words.flawed(flaw.file)} <span>{flaw.what}</span>
        </p>
      )}
      {notes?.length === 0 && <p className={styles['nothing']}>{words.nothing}</p>}
      <ul className={styles['list']}>
        {notes?.map(note => (
          <li key={note.id}>
            <ReplayRow note={note} onChange={refresh} />
          </li>
        ))}
      </ul>
    </div>
  );
}
