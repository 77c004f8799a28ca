import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../app/use-language.ts';
import { WORDS } from '../words.ts';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { useSearch } from './use-search.ts';
import { useSlashKey } from './use-slash-key.ts';

/** Searches the guide, the keywords, the cards and the exact rules while one types. Arrows choose, Enter goes there. */
export function Search(): ReactElement {
  const words = useWords(WORDS).search;
  const [, go] = useLocation();
  const [question, setQuestion] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const results = useSearch(question);
  const isOpen = question.trim() !== '' && results !== null;
  useSlashKey(field);

  const ask = (text: string): void => {
    setQuestion(text);
    setChosen(0);
  };
  const follow = (href: string): void => {
    ask('');
    go(href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') ask('');
    if (!isOpen || results.length === 0) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((chosen + step + results.length) % results.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      follow(results[chosen]!.href);
    }
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) ask('');
  };

  return (
    <search className={styles['search']} onBlur={onBlur}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={words.label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        {...(isOpen && results.length > 0 && { 'aria-activedescendant': `${list}-${chosen}` })}
        placeholder={words.label}
        title={words.hint}
        autoComplete="off"
        spellCheck={false}
        value={question}
        onChange={event => ask(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="for-ears" aria-live="polite">
        {isOpen && words.count(results.length)}
      </p>
      {isOpen && (
        <Results
          id={list}
          question={question}
          results={results}
          chosen={chosen}
          onPoint={setChosen}
          onFollow={follow}
        />
      )}
    </search>
  );
}
