import type { Card } from '@signum/classic';
import { lazy, Suspense, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import styles from './CardPage.module.css';
import { WORDS } from './words.ts';

/** The examples are a large file of their own: the page is there before them. */
const ExampleList = lazy(async () => ({ default: (await import('./ExampleList.tsx')).ExampleList }));

export function Examples({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{words.examples}</h2>
      <p className={styles['note']}>{words.examplesHelp}</p>
      <Suspense>
        <ExampleList card={card} />
      </Suspense>
    </section>
  );
}
