import { createStore, del, entries, set } from 'idb-keyval';
import { create } from 'zustand';
import { EMPTY_SHEET, type DeckSheet } from './deck-sheet.ts';

/** A deck that a player has built, kept in this browser. */
export interface OwnDeck extends DeckSheet {
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970: the newest stands first. */
  readonly changedAt: number;
}

interface OwnDecks {
  /** Nothing until they have been read. */
  readonly decks: readonly OwnDeck[] | null;
  /** Could the last change not be kept? Then the decks live only as long as the page. */
  readonly isUnsafe: boolean;
  readonly load: () => Promise<void>;
  /** Makes a deck of one's own and tells its id. */
  readonly add: (sheet: DeckSheet) => string;
  readonly change: (id: string, sheet: DeckSheet) => void;
  readonly remove: (id: string) => void;
}

/** Opened when first needed: where there is no storage, nobody should notice before a deck is kept. */
let shelf: ReturnType<typeof createStore> | undefined;
const decksShelf = (): ReturnType<typeof createStore> => (shelf ??= createStore('signum-decks', 'decks'));

/** The decks of this browser. Everything is shown at once and kept behind the scenes. */
export const useOwnDecks = create<OwnDecks>((put, look) => {
  function keep(work: () => Promise<void>): void {
    work().then(
      () => put({ isUnsafe: false }),
      () => put({ isUnsafe: true }),
    );
  }

  function write(deck: OwnDeck): void {
    const others = (look().decks ?? []).filter(({ id }) => id !== deck.id);
    put({ decks: [deck, ...others] });
    keep(() => set(deck.id, deck, decksShelf()));
  }

  return {
    decks: null,
    isUnsafe: false,

    async load() {
      if (look().decks !== null) return;
      let kept: OwnDeck[] = [];
      try {
        // fields that are newer than a kept deck are as in an empty one
        kept = (await entries<string, OwnDeck>(decksShelf())).map(([, deck]) => ({ ...EMPTY_SHEET, ...deck }));
      } catch {
        put({ isUnsafe: true });
      }
      const made = look().decks ?? []; // while we were reading
      put({ decks: [...made, ...kept].toSorted((one, other) => other.changedAt - one.changedAt) });
    },

    add(sheet) {
      const id = newId();
      write({ ...sheet, id, changedAt: Date.now() });
      return id;
    },

    change: (id, sheet) => write({ ...sheet, id, changedAt: Date.now() }),

    remove(id) {
      put({ decks: (look().decks ?? []).filter(deck => deck.id !== id) });
      keep(() => del(id, decksShelf()));
    },
  };
});

/** Short enough for an address; ready decks have names instead of numbers. */
function newId(): string {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `own-${one.toString(36)}${other.toString(36)}`;
}
