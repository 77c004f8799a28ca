import { createStore, del, entries, get, set, update } from 'idb-keyval';
import type { GameNote } from './game-note.ts';

/** Where games are kept: each whole as a text, and a note of each for lists. */
export interface GameStore {
  note(id: string): Promise<GameNote | undefined>;
  notes(): Promise<readonly GameNote[]>;
  text(id: string): Promise<string | undefined>;
  keep(note: GameNote, text: string): Promise<void>;
  /** Gives a game another name. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The games of this browser. The text goes first: a note without a game would lead nowhere. */
export function browserStore(): GameStore {
  const texts = createStore('signum-games', 'texts');
  const notes = createStore('signum-shelf', 'notes');
  return {
    note: id => get<GameNote>(id, notes),
    notes: async () => (await entries<string, GameNote>(notes)).map(([, note]) => note),
    text: id => get<string>(id, texts),
    async keep(note, text) {
      await set(note.id, text, texts);
      // a name that was given meanwhile stays
      await update<GameNote>(note.id, kept => ({ ...note, name: kept?.name ?? note.name }), notes);
    },
    async rename(id, name) {
      const note = await get<GameNote>(id, notes);
      if (note) await set(id, { ...note, name }, notes);
    },
    async remove(id) {
      await del(id, notes);
      await del(id, texts);
    },
  };
}
