import type { Refusal } from '@signum/kernel';
import { refusalText } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { WayBeside } from '../../cards/WayBeside.tsx';
import { useRoster } from '../use-roster.ts';
import styles from './Reason.module.css';
import { WORDS } from './words.ts';

/** Why something is refused, with a link to the rule that says so. */
export function Reason({ refusal }: { refusal: Refusal }): ReactElement {
  const { messages } = useLanguage();
  const words = useWords(WORDS);
  const roster = useRoster();
  return (
    <p className={styles['reason']}>
      <Marked text={refusalText(messages, refusal, roster)} />{' '}
      <WayBeside href={`/rules/${refusal.rule}`}>{words.rule(refusal.rule)}</WayBeside>
    </p>
  );
}
