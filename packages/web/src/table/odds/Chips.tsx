import type { ReactElement } from 'react';
import styles from './Chips.module.css';

export interface Chip {
  readonly sort: 'dealt' | 'plain' | 'suffered';
  readonly text: string;
}

/** Short facts in a row: what falls, what is suffered. */
export function Chips({ chips }: { chips: readonly Chip[] }): ReactElement {
  return (
    <ul className={styles['chips']}>
      {chips.map(({ sort, text }) => (
        <li key={text} className={styles[sort]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
