import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { useWords } from '../app/language-context.ts';
import styles from './Shelf.module.css';
import { useShelf } from './use-shelf.ts';
import { WORDS } from './words.ts';

const ShelfCard = lazy(async () => ({ default: (await import('./ShelfCard.tsx')).ShelfCard }));

/** All games in progress. Their portraits need the cards, which come a little later; the room for them is there at once. */
export function Shelf(): ReactElement | null {
  const { shelf } = useWords(WORDS);
  const { waiting, look } = useShelf();
  useEffect(() => void look(), [look]);
  if (waiting.length === 0) return null;
  return (
    <section className={styles['shelf']} aria-labelledby="shelf">
      <h2 id="shelf">{shelf.title}</h2>
      <p className={styles['count']}>{shelf.all(waiting.length)}</p>
      <ul>
        {waiting.map(note => (
          <li key={note.id}>
            <Suspense fallback={null}>
              <ShelfCard note={note} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
}
