import type { ReactElement } from 'react';
import { useWords } from '../app/language-context.ts';
import styles from './About.module.css';
import { WORDS, type Words } from './words.ts';

/** What it is and how far it is, for those who have come to look. */
export function About(): ReactElement {
  const words = useWords(WORDS);
  return (
    <>
      <Games words={words} />
      <Progress words={words} />
    </>
  );
}

function Games({ words }: { words: Words }): ReactElement {
  const { games, aims } = words;
  return (
    <section className={styles['section']} aria-labelledby="games">
      <h2 id="games">{games.title}</h2>
      <div className={styles['games']}>
        {[games.classic, games.warseer].map(({ title, text }, index) => (
          <article key={title} className={styles['game']}>
            <Sign isHex={index === 1} />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <h2 className={styles['aims-title']}>{aims.title}</h2>
      <dl className={styles['aims']}>
        {aims.list.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The two ways of measuring, as signs: a circle with its ruler, or hexes. */
function Sign({ isHex }: { isHex: boolean }): ReactElement {
  const hex = 'M0-7.6 6.6-3.8V3.8L0 7.6-6.6 3.8V-3.8Z';
  return (
    <svg className={styles['sign']} viewBox="-20 -20 40 40" aria-hidden="true">
      {isHex ? (
        <>
          <path d={hex} transform="translate(-6.9 -5.6)" />
          <path d={hex} transform="translate(6.9 -5.6)" />
          <path d={hex} transform="translate(0 6.4)" className={styles['sign-filled']} />
        </>
      ) : (
        <>
          <circle r="17" strokeDasharray="3.2 2.7" />
          <circle r="6" className={styles['sign-filled']} />
          <path d="M6 0H17M8.75-1.5V1.5M11.5-2.5V2.5M14.25-1.5V1.5" />
        </>
      )}
    </svg>
  );
}

const RINGS = ['done', 'doing', 'later'] as const;

function Progress({ words }: { words: Words }): ReactElement {
  const { title, stages } = words.progress;
  return (
    <section className={styles['section']} id="progress" aria-labelledby="progress-title">
      <h2 id="progress-title">{title}</h2>
      <div className={styles['stages']}>
        {stages.map((stage, index) => (
          <div key={stage.title} className={styles['stage']}>
            <h3>
              <span className={`${styles['ring']} ${styles[RINGS[index] ?? 'later']}`} aria-hidden="true" />
              {stage.title}
            </h3>
            <ul>
              {stage.list.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
