import type { ReactElement } from 'react';
import styles from './CreditsPage.module.css';
import type { Words } from './words.ts';

interface Work {
  name: string;
  by: string;
  licence: string;
  /** Where its licence lies beside the page; vite.config.ts puts it there. */
  file: string;
}

const FONTS: readonly Work[] = [
  {
    name: 'Philosopher',
    by: 'The Philosopher Project Authors',
    licence: 'SIL Open Font License 1.1',
    file: '/licences/philosopher.txt',
  },
  { name: 'Source Sans 3', by: 'Adobe', licence: 'SIL Open Font License 1.1', file: '/licences/source-sans-3.txt' },
];

const LIBRARIES: readonly Work[] = [
  { name: 'React', by: 'Meta Platforms', licence: 'MIT', file: '/licences/react.txt' },
];

export function CreditsPage({ words }: { words: Words }): ReactElement {
  const { title, lead, fonts, libraries, drawings, licence } = words.credits;
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <Works title={fonts} licence={licence} works={FONTS} />
      <Works title={libraries} licence={licence} works={LIBRARIES} />
      <h2>{drawings.title}</h2>
      <p>{drawings.text}</p>
      <p>
        <a href="/">{words.back}</a>
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
            <b>{work.name}</b>, {work.by}. {licence}: <a href={work.file}>{work.licence}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
