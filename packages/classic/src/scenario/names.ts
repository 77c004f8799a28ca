import type { ClassicState } from '../state.ts';

/**
 * What things in play are called in a scenario. Whatever stands in the file has its own name; what comes into play later is
 * called by its card, with a number if that name is taken.
 */
export class Names {
  readonly #words = new Map<string, string>();

  /** Names everything in play that has no name yet. Names stay, so that events can tell of the fallen. */
  learn({ creatures, players, terrains }: Readonly<ClassicState>): void {
    for (const { id, card } of [...creatures, ...terrains]) this.#name(id, card);
    for (const { relics, tactics } of players) for (const { id, card } of [...relics, ...tactics]) this.#name(id, card);
  }

  /** Keeps the names of the file for what lies there at the beginning. */
  keep({ creatures, players, terrains }: Readonly<ClassicState>): void {
    for (const { id } of [...creatures, ...terrains]) this.#words.set(id, id);
    for (const { relics, tactics } of players) for (const { id } of [...relics, ...tactics]) this.#words.set(id, id);
  }

  /** What an id is called; whatever has no name of its own, such as a card, is called as it is. */
  word(id: string): string {
    return this.#words.get(id) ?? id;
  }

  /** Is, or was, anything called so? */
  knows(word: string): boolean {
    return [...this.#words.values()].includes(word);
  }

  /** All names so far. */
  get all(): string[] {
    return [...this.#words.values()];
  }

  /** The id of whatever is called so. */
  id(word: string): string {
    for (const [id, name] of this.#words) if (name === word) return id;
    return word;
  }

  /** The one of these options that a word means. */
  among<T extends string>(options: readonly T[], word: string): T {
    return (
      options.find(option => option === word) ??
      options.find(option => this.word(option) === word) ??
      (this.id(word) as T)
    );
  }

  #name(id: string, card: string): void {
    if (this.#words.has(id)) return;
    const taken = new Set(this.#words.values());
    let word = card;
    for (let number = 2; taken.has(word); number += 1) word = `${card} ${number}`;
    this.#words.set(id, word);
  }
}
