import { BrokenOff, exploring, sensibly, type ClassicState, type Decisions } from '@signum/classic';
import type { Decision, Seat } from '@signum/kernel';
import type { MayGoOn, Reply } from '../player.ts';
import { recruit } from '../recruit/recruit.ts';
import { tableOf } from '../table.ts';
import { judged } from './judged.ts';

/** A fight may come out in so many ways that reckoning takes a second: after so many runs of the rules it is given up. */
const MOST_RUNS = 250;

/**
 * What an assignment of dice is worth on average over everything that can fall, reckoned and not sampled. Nothing if that would take
 * too long. The other side assigns its dice by habit.
 */
export function exactValue(
  state: Readonly<ClassicState>,
  answer: Reply,
  seat: Seat,
  mayGoOn: MayGoOn,
  mostRuns = MOST_RUNS,
): number | undefined {
  const exploration = exploring(byHabit, isOver, runs => runs < mostRuns && mayGoOn());
  try {
    let sum = 0;
    for (const leaf of exploration.leaves(state, answer)) sum += leaf.probability * judged(leaf.state, seat);
    return sum;
  } catch (error) {
    if (error instanceof BrokenOff) return undefined;
    throw error;
  }
}

function byHabit(decision: Decision<Decisions>, reached: Readonly<ClassicState>): Reply {
  return decision.kind === 'assignDice' ? recruit(tableOf(reached, decision, NO_WHIM)) : sensibly(decision);
}

/** Nobody has moods while odds are reckoned. */
const NO_WHIM = '0'.repeat(64);

function isOver({ frames }: Readonly<ClassicState>): boolean {
  return !frames.some(({ kind }) => kind === 'melee');
}
