import { opponentOf, standingStill, type ClassicState } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { fieldOf } from '../recruit/field.ts';
import { sideOf } from './side.ts';
import { termsOf, type Terms, type Weights } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** More than anything on the table can be worth. */
export const VICTORY = 1000;

/** How good a position is for a seat, in points. */
export function evaluate(state: Readonly<ClassicState>, seat: Seat): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  const next = nextToMove(state);
  const worth = prospectOf(termsIn(state, next), WEIGHTS);
  return next === seat ? worth : -worth;
}

/** Whoever is in the middle of a turn has acted; whoever begins one will. */
function nextToMove({ phase, active }: Readonly<ClassicState>): Seat {
  return phase === 'activation' ? opponentOf(active) : active;
}

/** A position in numbers, for the seat that moves next. */
export function termsIn(state: Readonly<ClassicState>, next: Seat): Terms {
  return standingStill(state, () => termsOf(sideOf(fieldOf(state, next)), sideOf(fieldOf(state, opponentOf(next)))));
}

/** The prospects of the side that moves next, in points. */
export function prospectOf(terms: Terms, weights: Weights): number {
  let sum = 0;
  for (const name of NAMES) sum += weights[name] * terms[name];
  return sum;
}

const NAMES = Object.keys(WEIGHTS) as (keyof Terms)[];
