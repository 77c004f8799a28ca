import { promptText } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { Marked } from '../cards/Marked.tsx';
import type { Question } from '../game/contract.ts';
import { useRoster } from '../table/use-roster.ts';
import styles from './Asked.module.css';
import { WORDS } from './words.ts';

/** The question that the next answer of the recording answers. */
export function Asked({ question, names }: { question: Question | null; names: readonly string[] }): ReactElement {
  const words = useWords(WORDS);
  const { messages } = useLanguage();
  const roster = useRoster();
  return (
    <p className={styles['asked']} data-seat={question?.seat ?? 'nobody'}>
      {question && (
        <>
          <span>{words.isAsked(names[question.seat] ?? '')}</span>{' '}
          <Marked text={promptText(messages, question, roster).title} />
        </>
      )}
    </p>
  );
}
