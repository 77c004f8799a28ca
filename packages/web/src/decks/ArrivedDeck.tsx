import { useSyncExternalStore, type ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useWords } from '../app/use-language.ts';
import styles from './ArrivedDeck.module.css';
import { readDeckLink } from './deck-link.ts';
import type { DeckSheet } from './deck-sheet.ts';
import { DeckTile } from './DeckTile.tsx';
import { WORDS } from './words.ts';

/** The deck that stands in the address, if one does. It is kept only when the player wants it. */
export function ArrivedDeck({ onTake }: { onTake: (sheet: DeckSheet) => void }): ReactElement | null {
  const words = useWords(WORDS);
  const hash = useSyncExternalStore(whenHashChanges, () => location.hash);
  const sheet = readDeckLink(hash);
  if (!sheet) return null;
  return (
    <section className={styles['arrived']} aria-labelledby="arrived-deck">
      <h2 id="arrived-deck">{words.arrived}</h2>
      <DeckTile sheet={sheet}>
        <button type="button" className={actions['primary']} onClick={() => onTake(sheet)}>
          {words.take}
        </button>
        <button type="button" className={actions['plain']} onClick={forget}>
          {words.cancel}
        </button>
      </DeckTile>
    </section>
  );
}

function forget(): void {
  location.hash = '';
}

function whenHashChanges(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
