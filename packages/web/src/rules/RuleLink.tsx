import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/use-language.ts';
import styles from './RuleLink.module.css';
import { WORDS } from './words.ts';

/** The number of a rule, which leads to it. */
export function RuleLink({ id }: { id: string }): ReactElement {
  const words = useWords(WORDS);
  return (
    <Link className={styles['id']} href={`/rules/${id}`} aria-label={words.ruleOf(id)}>
      {id}
    </Link>
  );
}
