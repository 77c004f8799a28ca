import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from './language-context.ts';
import styles from './TextPage.module.css';
import { usePageTitle } from './use-page-title.ts';
import { WORDS } from './words.ts';

export function NotFoundPage(): ReactElement {
  const { notFound, back, play } = useWords(WORDS);
  usePageTitle(notFound.title);
  return (
    <div className={styles['page']}>
      <h1>{notFound.title}</h1>
      <p className={styles['lead']}>{notFound.text}</p>
      <p className={styles['ways']}>
        <Link href="/">{back}</Link>
        <Link href="/play/new">{play}</Link>
      </p>
    </div>
  );
}
