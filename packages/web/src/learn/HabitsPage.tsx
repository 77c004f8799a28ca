import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language-context.ts';
import text from '../app/TextPage.module.css';
import { usePageTitle } from '../app/use-page-title.ts';
import styles from './HabitsPage.module.css';
import { WORDS } from './words.ts';

/** For those who know the game: what is done for them here, and what has become of their habits. */
export function HabitsPage(): ReactElement {
  const words = useWords(WORDS);
  const { title, lead, computer, habits } = words.veterans;
  usePageTitle(title);
  return (
    <div className={text['page']}>
      <h1>{title}</h1>
      <p className={text['lead']}>{lead}</p>
      <h2>{computer.title}</h2>
      <ul>
        {computer.list.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{habits.title}</h2>
      <table className={styles['habits']}>
        <thead>
          <tr>
            <th scope="col">{habits.before}</th>
            <th scope="col">{habits.here}</th>
          </tr>
        </thead>
        <tbody>
          {habits.list.map(({ before, here }) => (
            <tr key={before}>
              <th scope="row">{before}</th>
              <td>{here}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text['ways']}>
        <Link href="/learn">{words.all}</Link>
      </p>
    </div>
  );
}
