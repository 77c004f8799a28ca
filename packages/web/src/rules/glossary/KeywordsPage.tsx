import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { WORDS } from '../words.ts';
import styles from './KeywordsPage.module.css';
import { termsIn } from './terms.ts';

/** Every keyword with its reminder, by the alphabet. */
export function KeywordsPage(): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  usePageTitle(words.keywords);
  return (
    <>
      <h1>{words.keywords}</h1>
      <p className={styles['lead']}>{words.keywordsLead}</p>
      <dl className={styles['terms']}>
        {termsIn(language).map(({ term, name, reminder }) => (
          <div key={term}>
            <dt>
              <Link href={`/rules/keyword/${term}`}>{name}</Link>
            </dt>
            <dd>{reminder}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
