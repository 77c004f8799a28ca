import { afterThinking, type Table } from '@signum/host';
import type { Seat } from '@signum/kernel';

/** So often the time is looked at while somebody thinks, so that a page that is closed takes no more than this with it. */
export const LOOK_EVERY = 10_000;

interface World {
  /** Time that only goes on, in milliseconds: whoever sets the clock of the machine gains nothing. */
  elapsed(): number;
  pause(milliseconds: number): Promise<void>;
}

/** Measures how long somebody thinks, and calls when it is time to look. It knows nothing of the game. */
export class Timekeeper {
  readonly #world: World;
  readonly #call: () => void;
  #thinking: { readonly seat: Seat; readonly since: number } | null = null;
  /** Counts the watches, so that the call of one that is over is not heard. */
  #watches = 0;

  constructor(world: World, call: () => void) {
    this.#world = world;
    this.#call = call;
  }

  /** The table with the time on its clock that was used since the last look. */
  charged<T extends Pick<Table, 'clock'>>(table: T): T {
    if (!this.#thinking || !table.clock) return table;
    const { seat, since } = this.#thinking;
    const used = Math.max(0, Math.floor(this.#world.elapsed() - since));
    this.#thinking = { seat, since: since + used };
    return { ...table, clock: afterThinking(table.clock, seat, used) };
  }

  /** From now on this seat thinks, and has so much left. */
  watch(seat: Seat, left: number): void {
    this.rest();
    const watch = this.#watches;
    this.#thinking = { seat, since: this.#world.elapsed() };
    void this.#world.pause(Math.min(left, LOOK_EVERY)).then(() => {
      if (watch === this.#watches) this.#call();
    });
  }

  /** Nobody thinks. */
  rest(): void {
    this.#watches += 1;
    this.#thinking = null;
  }
}
