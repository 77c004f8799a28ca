import type { ClassicState } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { evaluate } from '../evaluation/evaluate.ts';

/** A game that is won or lost in one try of many counts for so much, and does not drown all the others. */
const DECIDED = 120;

/** How good a supposed position is for a seat, in points. */
export function judged(state: Readonly<ClassicState>, seat: Seat): number {
  return Math.max(-DECIDED, Math.min(DECIDED, evaluate(state, seat)));
}
