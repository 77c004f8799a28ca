import type { ReactElement, ReactNode } from 'react';
import styles from './TableLayout.module.css';

export interface Parts {
  readonly top: ReactNode;
  readonly inspector: ReactNode;
  readonly board: ReactNode;
  /** The part of a question that wants room, if there is one. */
  readonly panel: ReactNode;
  readonly roll: ReactNode;
  readonly log: ReactNode;
  readonly city: ReactNode;
  /** Somebody who teaches, if anybody does. */
  readonly coach?: ReactNode;
  /** A word beside the question, if there is one. It is read aside and takes nothing from the battlefield. */
  readonly tip?: ReactNode;
  readonly prompt: ReactNode;
  readonly hand: ReactNode;
}

/** The table on a wide screen: everything at once, nothing over the battlefield. */
export function TableLayout({
  top,
  inspector,
  board,
  panel,
  roll,
  log,
  city,
  coach,
  tip,
  prompt,
  hand,
}: Parts): ReactElement {
  return (
    <div className={`${styles['table']} ${coach === undefined ? '' : styles['taught']}`}>
      <div className={styles['top']}>{top}</div>
      <div className={styles['left']}>
        {inspector}
        {city}
      </div>
      <div className={styles['board']}>{board}</div>
      {coach !== undefined && <div className={styles['coach']}>{coach}</div>}
      <div className={styles['prompt']}>{prompt}</div>
      <div className={styles['right']}>
        <div className={styles['panel']}>{panel ?? roll}</div>
        <div className={styles['log']}>{log}</div>
        {tip !== undefined && <div className={styles['tip']}>{tip}</div>}
      </div>
      <div className={styles['hand']}>{hand}</div>
    </div>
  );
}
