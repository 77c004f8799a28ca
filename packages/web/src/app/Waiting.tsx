import type { ReactElement } from 'react';
import { useWords } from './language-context.ts';
import styles from './Waiting.module.css';
import { WORDS } from './words.ts';

/** While a page is on its way. Shown only after a moment: most are there at once. */
export function Waiting(): ReactElement {
  const { waiting } = useWords(WORDS);
  return <output className={styles['waiting']}>{waiting}</output>;
}
