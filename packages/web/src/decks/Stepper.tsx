import type { ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import styles from './Stepper.module.css';
import { WORDS } from './words.ts';

interface Props {
  name: string;
  copies: number;
  onChange: (copies: number) => void;
}

/** How many copies of a card, and one less or one more. */
export function Stepper({ name, copies, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  return (
    <span className={styles['stepper']}>
      <button
        type="button"
        aria-label={words.takeOut(name)}
        disabled={copies === 0}
        onClick={() => onChange(copies - 1)}
      >
        −
      </button>
      <b className={copies > 0 ? styles['some'] : ''}>
        <span aria-hidden="true">{copies}</span>
        <span className="for-ears">{words.copies(copies)}</span>
      </b>
      <button type="button" aria-label={words.add(name)} onClick={() => onChange(copies + 1)}>
        +
      </button>
    </span>
  );
}
