import { useState, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { LogFilter } from './deeds-of.ts';
import styles from './LogBar.module.css';
import { WORDS } from './words.ts';

interface Props {
  /** What can be chosen: whoever is none of the players has no lines of their own. */
  filters: readonly LogFilter[];
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  /** The log as text, made when it is asked for. */
  text: () => string;
}

/** What of the log is shown, and how it is taken along. */
export function LogBar({ filters, filter, onFilter, text }: Props): ReactElement {
  const words = useWords(WORDS);
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
    setTimeout(() => setSaid(null), 2500);
  };

  return (
    <header className={styles['bar']}>
      <h2>{words.title}</h2>
      <fieldset>
        <legend className="for-ears">{words.filter}</legend>
        {filters.map(one => (
          <label key={one}>
            <input type="radio" name="log-filter" checked={one === filter} onChange={() => onFilter(one)} />
            <span>{words.filters[one]}</span>
          </label>
        ))}
      </fieldset>
      <button type="button" className={styles['copy']} onClick={() => void copy()}>
        <output>{said}</output>
        {said === null && words.copy}
      </button>
    </header>
  );
}
