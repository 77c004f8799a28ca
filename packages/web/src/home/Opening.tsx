import { lazy, Suspense, type ReactElement } from 'react';
import { useWords } from '../app/language-context.ts';
import styles from './Opening.module.css';
import { PlayNow } from './PlayNow.tsx';
import { WORDS } from './words.ts';

/** The picture comes a little later: the words do not wait for it. */
const Picture = lazy(async () => ({ default: (await import('./Picture.tsx')).Picture }));

/** What it is, a picture of it, and the way to the table. */
export function Opening(): ReactElement {
  const words = useWords(WORDS);
  return (
    <section className={styles['opening']}>
      <div className={styles['words']}>
        <h1>{words.slogan}</h1>
        <p className={styles['lead']}>{words.lead}</p>
        <PlayNow />
      </div>
      <figure className={styles['picture']}>
        <Suspense fallback={<Room />}>
          <Picture />
        </Suspense>
      </figure>
    </section>
  );
}

/** Keeps the place of the picture, so that nothing jumps when it comes. */
function Room(): ReactElement {
  return (
    <>
      <div className={styles['room']} />
      <figcaption />
    </>
  );
}
