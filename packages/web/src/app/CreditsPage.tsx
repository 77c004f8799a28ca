import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from './language-context.ts';
import styles from './TextPage.module.css';
import { usePageTitle } from './use-page-title.ts';
import { WORDS } from './words.ts';
import { FONTS, ICONS, LIBRARIES, type Work } from './works.ts';

export function CreditsPage(): ReactElement {
  const { credits, back } = useWords(WORDS);
  const { title, lead, fonts, libraries, icons, drawings, licence } = credits;
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <h2>{icons.title}</h2>
      <p>
        {icons.text} <a href={ICONS.home}>game-icons.net</a>. {licence}:{' '}
        <a href={ICONS.licencePage} rel="license">
          {ICONS.licence}
        </a>
      </p>
      <p>
        {icons.authors}: {ICONS.authors.join(', ')}.
      </p>
      <Works title={fonts} licence={licence} works={FONTS} />
      <Works title={libraries} licence={licence} works={LIBRARIES} />
      <h2>{drawings.title}</h2>
      <p>{drawings.text}</p>
      <p className={styles['ways']}>
        <Link href="/">{back}</Link>
      </p>
    </div>
  );
}

function Works({ title, licence, works }: { title: string; licence: string; works: readonly Work[] }): ReactElement {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {works.map(work => (
          <li key={work.name}>
            <b>{work.name}</b>, {work.by}. {licence}:{' '}
            {work.file ? <a href={work.file}>{work.licence}</a> : work.licence}
          </li>
        ))}
      </ul>
    </>
  );
}
