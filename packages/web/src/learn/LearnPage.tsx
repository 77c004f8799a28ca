import type { ReactElement } from 'react';
import { Link } from 'wouter';
import action from '../app/Action.module.css';
import { useWords } from '../app/language-context.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './LearnPage.module.css';
import { LESSONS } from './lessons.ts';
import { nextLesson, useProgress } from './progress.ts';
import { WORDS } from './words.ts';

/** The lessons as a path, what is done of it, and where to go on. */
export function LearnPage(): ReactElement {
  const words = useWords(WORDS);
  const done = useProgress(progress => progress.done);
  const next = nextLesson(done);
  const number = LESSONS.findIndex(({ id }) => id === next) + 1;
  usePageTitle(words.title);
  return (
    <div className={styles['page']}>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <p className={styles['ways']}>
        <Link className={action['primary']} href={`/learn/${next}`}>
          {done.length === 0 ? words.begin : `${words.goOn} ${number}`}
        </Link>
        {done.length > 0 && <span>{words.doneOf(done.length, LESSONS.length)}</span>}
      </p>
      <ol className={styles['path']}>
        {LESSONS.map(({ id, icon, minutes }, place) => {
          const isDone = done.includes(id);
          return (
            <li key={id} data-done={isDone || undefined} data-next={id === next || undefined}>
              <Link href={`/learn/${id}`} className={styles['lesson']}>
                <span className={styles['medal']}>
                  <Icon name={icon} />
                </span>
                <span className={styles['number']}>
                  {words.lesson(place + 1)} · {words.minutes(minutes)}
                </span>
                <b>{words.lessons[id].title}</b>
                <span className={styles['learns']}>{words.lessons[id].learns}</span>
                {isDone && (
                  <span className={styles['mark']}>
                    <Icon name="laurels" /> {words.done}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={styles['veterans']}>
        <Link href="/learn/habits">{words.veterans.link}</Link> {words.veterans.note}
      </p>
    </div>
  );
}
