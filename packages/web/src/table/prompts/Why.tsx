import type { Refusal } from '@signum/kernel';
import { refusalText, type Roster } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './Why.module.css';
import { WORDS } from './words.ts';

/** Why something is refused, with the rule that says so. */
export function Why({ refusal, roster }: { refusal: Refusal; roster: Roster }): ReactElement {
  const { messages } = useLanguage();
  const words = useWords(WORDS);
  return (
    <output className={styles['why']}>
      <Icon name="hazard-sign" />
      <span>
        <Marked text={refusalText(messages, refusal, roster)} />{' '}
        <a href={`/rules/${refusal.rule}`} target="_blank" rel="noreferrer">
          {words.rule(refusal.rule)}
        </a>
      </span>
    </output>
  );
}
