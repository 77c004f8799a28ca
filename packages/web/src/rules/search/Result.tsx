import { useEffect, useRef, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { WORDS } from '../words.ts';
import type { Indexed } from './found.ts';
import { excerpt } from './highlighted.ts';
import { Lit } from './Lit.tsx';
import styles from './Search.module.css';

interface Props {
  id: string;
  entry: Indexed;
  question: string;
  isChosen: boolean;
  onPoint: () => void;
  onFollow: () => void;
}

/** One thing that was found, with what was looked for lit. The field keeps the focus and the keys; a pointer may choose as well. */
export function Result({ id, entry, question, isChosen, onPoint, onFollow }: Props): ReactElement {
  const words = useWords(WORDS).search;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isChosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has them
    <div
      ref={line}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
      role="option"
      aria-selected={isChosen}
      className={styles['result']}
      onPointerMove={onPoint}
      onPointerDown={event => event.preventDefault()}
      onClick={onFollow}
    >
      <span className={styles['title']}>
        <b>
          <Lit text={entry.title} question={question} />
        </b>
        <small>{[words.kinds[entry.kind], entry.where].filter(Boolean).join(' · ')}</small>
      </span>
      {entry.words !== '' && (
        <span className={styles['words']}>
          <Lit text={excerpt(entry.words, question)} question={question} />
        </span>
      )}
    </div>
  );
}
