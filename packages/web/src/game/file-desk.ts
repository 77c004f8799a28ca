import { readReplay, writeReplay } from '@signum/host';
import { isFlawed, type Flawed } from '@signum/kernel';
import { readClassicTable } from './classic-table.ts';
import { fetchForeign } from './foreign-games.ts';
import { noteOf, type GameNote } from './game-note.ts';
import type { GameStore } from './game-store.ts';
import type { GameFile } from './messages.ts';
import { isTableText } from './recorded.ts';
import { NAMELESS, replayFactsOf } from './replay-facts.ts';

/** The part of the desk at which games leave this browser and come into it. */
export class FileDesk {
  readonly #store: GameStore;
  readonly #newId: () => string;
  readonly #now: () => number;

  constructor(store: GameStore, newId: () => string, now: () => number) {
    this.#store = store;
    this.#newId = newId;
    this.#now = now;
  }

  /** A game that is over leaves as a replay, which any program of ours can prove; one in progress leaves whole. */
  async export(id: string): Promise<GameFile | 'missing'> {
    const text = await this.#store.text(id);
    if (text === undefined) return 'missing';
    if (!isTableText(text)) return { holds: 'replay', text };
    await fetchForeign();
    const table = readClassicTable(text);
    if (isFlawed(table) || !table.session.journal.outcome) return { holds: 'game', text };
    return { holds: 'replay', text: writeReplay(table) };
  }

  /** Takes a file in under a new id: it never replaces a game that is there. A replay is proved before it is kept. */
  async import(text: string): Promise<Flawed | GameNote> {
    await fetchForeign();
    return isTableText(text) ? this.#importTable(text) : this.#importReplay(text);
  }

  async #importTable(text: string): Promise<Flawed | GameNote> {
    const table = readClassicTable(text);
    if (isFlawed(table)) return table;
    const { seats, session } = table;
    return this.#keep('game', { seats, journal: session.journal, turn: session.state.turn }, text);
  }

  async #importReplay(text: string): Promise<Flawed | GameNote> {
    const file = readReplay(text);
    if (isFlawed(file)) return file;
    const opened = replayFactsOf(file);
    if (isFlawed(opened)) return opened;
    const { turn } = opened.facts.moments.at(-1)!;
    return this.#keep('replay', { seats: file.seats ?? NAMELESS, journal: file.journal, turn }, text);
  }

  async #keep(holds: GameNote['holds'], noted: Parameters<typeof noteOf>[2], text: string): Promise<GameNote> {
    const note = noteOf(this.#newId(), holds, noted, undefined, this.#now());
    await this.#store.keep(note, text);
    return note;
  }
}
