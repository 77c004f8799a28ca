import type { ReactElement } from 'react';
import { highlighted } from './highlighted.ts';
import styles from './Search.module.css';

/** A text in which what was looked for is lit. */
export function Lit({ text, question }: { text: string; question: string }): ReactElement {
  return (
    <>
      {highlighted(text, question).map((piece, index) =>
        piece.isHit ? (
          // eslint-disable-next-line react/no-array-index-key
          <mark key={index} className={styles['hit']}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
