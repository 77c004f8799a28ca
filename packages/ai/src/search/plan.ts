import type { Action, CreatureId } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { Reply } from '../player.ts';

/** What a creature is told to do when its turn comes, if it can. */
export type Order =
  { readonly do: 'fight'; readonly target: CreatureId } | { readonly do: 'withdraw' } | { readonly do: 'hold' };

/** A whole turn thought out. Dice fall as they like, so it says what is wanted, and habit decides the rest. */
export interface Plan {
  readonly seat: Seat;
  /** The answer to the question that is put now. */
  readonly answer: Reply;
  /** Then these actions, in this order; one that is not open when it comes is left out. */
  readonly steps: readonly Action[];
  readonly orders: Readonly<Partial<Record<CreatureId, Order>>>;
}

/** Just an answer: the rest is left to habit. */
export function planOf(seat: Seat, answer: Reply): Plan {
  return { seat, answer, steps: [], orders: {} };
}
