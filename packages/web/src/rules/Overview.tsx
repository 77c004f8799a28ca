import { use, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { loadGuide } from './guide/load-guide.ts';
import type { Topic } from './guide/topic.ts';
import styles from './Overview.module.css';
import { WORDS } from './words.ts';

/** The way in: every chapter with what it tells, then the keywords and the exact rules. */
export function Overview(): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const topics = use(loadGuide(code));
  usePageTitle(words.title);
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <ol className={styles['chapters']}>
        {topics.map(topic => (
          <li key={topic.slug}>
            <Link href={`/rules/${topic.slug}`}>
              <b>{topic.title}</b>
              <span>{headingsOf(topic).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ol>
      <ul className={styles['chapters']}>
        <li>
          <Link href="/rules/keywords">
            <b>{words.keywords}</b>
            <span>{words.keywordsLead}</span>
          </Link>
        </li>
        <li>
          <Link href="/rules/exact">
            <b>{words.exact}</b>
            <span>{words.exactLead}</span>
          </Link>
        </li>
      </ul>
    </>
  );
}

function headingsOf({ blocks }: Topic): string[] {
  return blocks.flatMap(block => (block.kind === 'heading' ? [block.text] : []));
}
