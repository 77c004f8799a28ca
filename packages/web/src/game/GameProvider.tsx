import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/use-language.ts';
import { useSettings } from '../settings/use-settings.ts';
import { lineToWorker } from './desk-line.ts';
import styles from './GameProvider.module.css';
import { followGame, type OnTheTable } from './table-store.ts';
import { TableContext } from './use-table.ts';
import { WORDS } from './words.ts';

interface Props {
  /** The game of the address `/g/:id`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Opens a game of this browser and puts it on the table for everything inside. */
export function GameProvider({ id, children }: Props) {
  const words = useWords(WORDS);
  const windows = useSettings(({ allWindows }) => (allWindows ? 'all' : 'fitting'));
  const [latest, setLatest] = useState<{ readonly id: string; readonly state: OnTheTable } | null>(null);
  // what was told of another game is no longer of interest
  const onTheTable: OnTheTable = latest?.id === id ? latest.state : { is: 'opening' };

  useEffect(() => {
    const { store, stop } = followGame(lineToWorker(), id, windows);
    const unsubscribe = store.subscribe(state => setLatest({ id, state }));
    return () => {
      unsubscribe();
      stop();
    };
  }, [id, windows]);

  switch (onTheTable.is) {
    case 'there':
      return <TableContext value={onTheTable.game}>{children}</TableContext>;
    case 'opening':
      return (
        <p className={styles['notice']}>
          <output>{words.opening}</output>
        </p>
      );
    case 'broken':
    case 'missing':
      return (
        <main className={styles['notice']}>
          <p role="alert">{words[onTheTable.is]}</p>
          {onTheTable.is === 'broken' && <p className={styles['flaw']}>{onTheTable.what}</p>}
          <Link href="/">{words.home}</Link>
        </main>
      );
  }
}
