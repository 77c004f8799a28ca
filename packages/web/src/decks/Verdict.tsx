import type { ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Reason } from './deck-reasons.ts';
import styles from './Verdict.module.css';
import { WORDS } from './words.ts';

/** In two words: can this deck be played? Told by sign and word, not by the colour alone. */
export function Verdict({ reasons }: { reasons: readonly Reason[] }): ReactElement {
  const words = useWords(WORDS);
  const isLegal = reasons.length === 0;
  return (
    <span className={`${styles['verdict']} ${isLegal ? styles['legal'] : styles['broken']}`}>
      <Icon name={isLegal ? 'check-mark' : 'hazard-sign'} />
      {isLegal ? words.legal : words.problems(reasons.length)}
    </span>
  );
}
