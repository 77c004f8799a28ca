import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from './language-context.ts';
import styles from './TextPage.module.css';
import { usePageTitle } from './use-page-title.ts';
import { WORDS, type AnnouncedPlace } from './words.ts';

/** A place that is still being built: says what will be there, and what can be done meanwhile. */
export function AnnouncedPage({ place }: { place: AnnouncedPlace }): ReactElement {
  const words = useWords(WORDS);
  const { title, lead, list } = words.announced[place];
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <p className={styles['state']}>{words.notYet}</p>
      <p className={styles['lead']}>{lead}</p>
      <h2>{words.willBeThere}</h2>
      <ul>
        {list.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{words.meanwhile}</p>
      <p className={styles['ways']}>
        <Link href="/play/new">{words.play}</Link>
        <Link href="/settings">{words.settings}</Link>
        <Link href="/">{words.back}</Link>
      </p>
    </div>
  );
}
