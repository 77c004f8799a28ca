import { useState, type ReactElement } from 'react';
import action from './Action.module.css';
import { useWords } from './language-context.ts';
import styles from './TextPage.module.css';
import { usePageTitle } from './use-page-title.ts';
import { WORDS } from './words.ts';

/** Stands in for a page that broke. It uses nothing of the page's own state; links load anew, since that state is broken. */
export function TroublePage({ error, where }: { error: unknown; where: string }): ReactElement {
  const { trouble, back } = useWords(WORDS);
  const [isCopied, setCopied] = useState(false);
  usePageTitle(trouble.title);
  const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const report = `${location.pathname}\n${told}\n${where.trim()}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(report);
    setCopied(true);
  };
  return (
    <main className={styles['page']}>
      <h1>{trouble.title}</h1>
      <p className={styles['lead']}>{trouble.text}</p>
      <p className={styles['ways']}>
        <button type="button" className={action['primary']} onClick={() => location.reload()}>
          {trouble.again}
        </button>
        <a href="/">{back}</a>
      </p>
      <details>
        <summary>{trouble.details}</summary>
        <pre>{report}</pre>
        <button type="button" className={action['plain']} onClick={() => void copy()}>
          {isCopied ? trouble.copied : trouble.copy}
        </button>
      </details>
    </main>
  );
}
