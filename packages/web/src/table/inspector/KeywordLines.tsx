import type { ReactElement } from 'react';
import { useLanguage } from '../../app/use-language.ts';
import { lookup } from '../../cards/card-of.ts';
import { Marked } from '../../cards/Marked.tsx';
import styles from './Inspector.module.css';
import type { Numbers } from './numbers.ts';

/** The keywords that are in force, each with what it does. Those that come from elsewhere have a dashed line. */
export function KeywordLines({ keywords }: { keywords: Numbers['keywords'] }): ReactElement | null {
  const language = useLanguage();
  if (keywords.length === 0) return null;
  return (
    <ul className={styles['lines']}>
      {keywords.map(({ use, isPrinted }) => (
        <li key={JSON.stringify(use)} className={isPrinted ? '' : styles['given']}>
          <Marked text={language.use(use, lookup)} />{' '}
          <span className={styles['reminder']}>
            {language.keyword(use.keyword, 'x' in use ? use.x : undefined).reminder}
          </span>
        </li>
      ))}
    </ul>
  );
}
