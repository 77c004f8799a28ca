import type { Action, Veiled } from '@signum/classic';
import { hashOfText, type Seed } from '@signum/kernel';
import type { MayGoOn } from '../player.ts';
import { judged } from './judged.ts';
import type { Plan } from './plan.ts';
import { playOut, type Horizon } from './playout.ts';
import { Worlds } from './worlds.ts';

/** How a plan went once. */
export interface Tried {
  /** How things look afterwards, in points. */
  readonly value: number;
  /** The actions that were taken after the answer in this turn, and all that were open by their names. */
  readonly taken: readonly Action[];
  readonly open: ReadonlyMap<string, Action>;
}

/** To judge a position costs about as much as two answers. */
const JUDGING = 2;

/** What a method of search needs: somebody who tries plans out until it is over. */
export type Trying = Pick<Trials, 'isOver' | 'play'>;

/** Here plans are tried out. Counts the work, and ends when there is no more of it, or no more time. */
export class Trials {
  work = 0;
  readonly worlds: Worlds;
  readonly #sight: Veiled;
  readonly #dice: Seed;
  readonly #budget: number;
  #limit: number;
  readonly #mayGoOn: MayGoOn;
  #isLate = false;

  constructor(sight: Veiled, seed: Seed, worlds: number, budget: number, mayGoOn: MayGoOn) {
    this.#sight = sight;
    this.worlds = new Worlds(sight, seed, worlds);
    this.#dice = hashOfText(`dice ${seed}`);
    this.#budget = budget;
    this.#limit = budget;
    this.#mayGoOn = () => {
      this.#isLate ||= !mayGoOn();
      return !this.#isLate;
    };
  }

  get isOver(): boolean {
    return this.#isLate || this.work >= this.#limit;
  }

  /** It is over when this part of the work is done. */
  until(share: number): void {
    this.#limit = share * this.#budget;
  }

  /** Plays a plan out in one world with one luck; nothing if time is over. The same number is the same world and luck again. */
  play(plan: Plan, horizon: Horizon, number: number): Tried | undefined {
    if (!this.#mayGoOn()) return undefined;
    const world = this.worlds.at(number);
    const luck = { seed: this.#dice, number };
    const { state, work, isCut, taken, open } = playOut(world, plan, horizon, luck, this.#mayGoOn);
    this.work += work + JUDGING;
    if (isCut) return undefined;
    return { value: judged(state, this.#sight.seat), taken, open };
  }
}
