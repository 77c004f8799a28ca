import { use, useSyncExternalStore, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import styles from './Contents.module.css';
import { loadGuide } from './guide/load-guide.ts';
import { WORDS } from './words.ts';

/** All chapters, and the two collections beside them. On a small screen they are folded. */
export function Contents({ here }: { here: string | null }): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const topics = use(loadGuide(code));
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);
  const isExact = here !== null && (here === 'exact' || /^[CK]-/i.test(here));
  const list = (
    <nav className={styles['contents']} aria-label={words.contents}>
      <ol>
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={`/rules/${slug}`} {...current(here === slug)}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <ul>
        <li>
          <Link href="/rules/keywords" {...current(here === 'keywords')}>
            {words.keywords}
          </Link>
        </li>
        <li>
          <Link href="/rules/exact" {...current(isExact)}>
            {words.exact}
          </Link>
        </li>
      </ul>
    </nav>
  );
  if (isWide) return list;
  return (
    // another page begins with the list folded
    <details key={here} className={styles['folded']}>
      <summary>{words.contents}</summary>
      {list}
    </details>
  );
}

/** Says to listeners which page is open. */
function current(isHere: boolean): { readonly 'aria-current'?: 'page' } {
  return isHere ? { 'aria-current': 'page' } : {};
}

const WIDE = '(min-width: 56.01rem)';

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
