import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { WORDS } from '../words.ts';
import type { Indexed } from './found.ts';
import { Result } from './Result.tsx';
import styles from './Search.module.css';

interface Props {
  id: string;
  question: string;
  results: readonly Indexed[];
  chosen: number;
  onPoint: (index: number) => void;
  onFollow: (href: string) => void;
}

/** What was found, below the field. */
export function Results({ id, question, results, chosen, onPoint, onFollow }: Props): ReactElement {
  const words = useWords(WORDS).search;
  if (results.length === 0) {
    return (
      <p id={id} className={styles['none']}>
        {words.none(question.trim())}
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no list of the browser can show two lines with lit words
    <div id={id} className={styles['results']} role="listbox" aria-label={words.label}>
      {results.map((entry, index) => (
        <Result
          key={`${entry.kind} ${entry.href}`}
          id={`${id}-${index}`}
          entry={entry}
          question={question}
          isChosen={index === chosen}
          onPoint={() => onPoint(index)}
          onFollow={() => onFollow(entry.href)}
        />
      ))}
    </div>
  );
}
