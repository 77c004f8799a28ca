import { worldFrom, type Veiled } from '@signum/classic';
import { hashOfText, type Seed } from '@signum/kernel';
import { suppose, type Supposed } from './supposed.ts';

/** Worlds that a seat holds possible, each dealt when it is first needed. */
export class Worlds {
  readonly #sight: Veiled;
  readonly #seed: Seed;
  readonly #count: number;
  readonly #dealt: Supposed[] = [];

  constructor(sight: Veiled, seed: Seed, count: number) {
    this.#sight = sight;
    this.#seed = seed;
    this.#count = count;
  }

  /** The world of a try: when there are more tries than worlds, they come round again. */
  at(number: number): Supposed {
    const index = number % this.#count;
    return (this.#dealt[index] ??= suppose(worldFrom(this.#sight, hashOfText(`world ${index} ${this.#seed}`))));
  }
}
