import { opponentOf, standingStill, type ClassicState } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { fieldOf } from '../recruit/field.ts';
import { sideOf, type Side } from './side.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** More than anything on the table can be worth. */
export const VICTORY = 1000;

/** How good a position is for a seat, in points: what it has, less what the other has. */
export function evaluate(state: Readonly<ClassicState>, seat: Seat, weights: Weights = WEIGHTS): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  return standingStill(state, () => {
    const next = nextToMove(state);
    const worth = prospectOf(sideOf(fieldOf(state, next)), sideOf(fieldOf(state, opponentOf(next))), weights);
    return next === seat ? worth : -worth;
  });
}

/** Whoever is in the middle of a turn has acted; whoever begins one will. */
function nextToMove({ phase, active }: Readonly<ClassicState>): Seat {
  return phase === 'activation' ? opponentOf(active) : active;
}

/** The prospects of the side that moves next. */
export function prospectOf(mover: Side, other: Side, weights: Weights): number {
  const time = Math.min(mover.turns, other.turns, LONG) / LONG;
  let sum = raceOf(mover, time, weights) - raceOf(other, time, weights);
  for (const [key, weight] of numbersIn(weights.steady)) sum += weight * (mover[key] - other[key]);
  for (const [key, weight] of numbersIn(weights.early)) sum += weight * time * (mover[key] - other[key]);
  for (const [key, weight] of numbersIn(weights.toMove)) sum += weight * mover[key];
  return sum;
}

/** A race that takes so many turns has only just begun. */
const LONG = 15;

/** The way to the victory by Prosperity (C-END-5): every turn counts, the last ones most. */
function raceOf({ turns }: Side, time: number, { turn, finish }: Weights): number {
  return finish / (1 + turns) - turn * (1 - time) * turns;
}

function numbersIn(weights: Readonly<Partial<Record<keyof Side, number>>>): [keyof Side, number][] {
  return Object.entries(weights) as [keyof Side, number][];
}
