import type { GameNote } from '../game-note.ts';
import type { GameStore } from '../game-store.ts';

/** Games kept in memory, for tests without a browser. */
export function memoryStore(): GameStore {
  const texts = new Map<string, string>();
  const notes = new Map<string, GameNote>();
  return {
    note: async id => notes.get(id),
    notes: async () => [...notes.values()],
    text: async id => texts.get(id),
    async keep(note, text) {
      texts.set(note.id, text);
      notes.set(note.id, { ...note, name: notes.get(note.id)?.name ?? note.name });
    },
    async rename(id, name) {
      const note = notes.get(id);
      if (note) notes.set(id, { ...note, name });
    },
    async remove(id) {
      texts.delete(id);
      notes.delete(id);
    },
  };
}
