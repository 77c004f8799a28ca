import { writeTable } from '@signum/host';
import { noteOf } from './game-note.ts';
import type { GameStore } from './game-store.ts';
import type { ClassicTable } from './classic-table.ts';

/**
 * Saves a game after every answer. While one save is on its way, only the latest of the following ones is kept: storage that is
 * slower than the players never falls behind.
 */
export class Saver {
  readonly #store: GameStore;
  readonly #now: () => number;
  #next: { readonly id: string; readonly table: ClassicTable } | null = null;
  #underWay: Promise<void> | null = null;

  constructor(store: GameStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  save(id: string, table: ClassicTable): void {
    this.#next = { id, table };
    this.#underWay ??= this.#work();
  }

  /** When all that was to be saved is saved. */
  async settled(): Promise<void> {
    await this.#underWay;
  }

  async #work(): Promise<void> {
    try {
      for (let next = this.#next; next; next = this.#next) {
        this.#next = null;
        const { id, table } = next;
        const { seats, session } = table;
        const noted = { seats, journal: session.journal, turn: session.state.turn };
        const note = noteOf(id, 'game', noted, await this.#store.note(id), this.#now());
        await this.#store.keep(note, writeTable(table));
      }
    } catch (error) {
      // without storage a game is played all the same; it only does not outlive the page
      console.warn('the game could not be saved', error);
    } finally {
      this.#underWay = null;
    }
  }
}
