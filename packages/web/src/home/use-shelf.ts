import { create } from 'zustand';
import type { GameNote } from '../game/game-note.ts';
import { gameShelf } from '../game/game-shelf.ts';

interface Shelf {
  /** Games that are not over, the last played first. */
  readonly waiting: readonly GameNote[];
  /** When the shelf was last looked at: how long ago a game was played is told from then. */
  readonly lookedAt: number;
  /** Reads the shelf anew. Storage may be forbidden; then nothing waits. */
  readonly look: () => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The games of this browser that can go on. */
export const useShelf = create<Shelf>((set, get) => ({
  waiting: [],
  lookedAt: 0,
  look: async () => {
    try {
      set({ waiting: await gameShelf().inProgress(), lookedAt: Date.now() });
    } catch {
      set({ waiting: [] });
    }
  },
  remove: async id => {
    await gameShelf().remove(id);
    await get().look();
  },
}));
