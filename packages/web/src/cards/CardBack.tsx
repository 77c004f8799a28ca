import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import styles from './CardBack.module.css';
import { WORDS } from './words.ts';

interface Props {
  /** Whose card it is: told by the colour and by the pattern of the ring. */
  seat: Seat;
  /** How many lie there, if it is a pile. */
  count?: number;
  className?: string | undefined;
}

/** A card that lies face down. */
export function CardBack({ seat, count, className = '' }: Props): ReactElement {
  const words = useWords(WORDS);
  return (
    <span
      data-theme="dark"
      className={`${styles['back']} ${seat === 0 ? styles['first'] : styles['second']} ${className}`}
    >
      <span className="for-ears">{words.back}</span>
      <span className={styles['ring']} aria-hidden="true" />
      {count !== undefined && <b className={styles['count']}>{count}</b>}
    </span>
  );
}
