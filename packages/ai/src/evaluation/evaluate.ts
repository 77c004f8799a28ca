import {
  diceOf,
  heroOf,
  opponentOf,
  RULER_LENGTH,
  standingStill,
  TABLE,
  valueOf,
  type ClassicState,
  type Creature,
} from '@signum/classic';
import { gap } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import { attackWorth } from '../recruit/attack-worth.ts';
import { leftOf, nearestEnemy, shotsOf } from '../recruit/eye.ts';
import { turnsToProsperity } from './race.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** More than anything on the table can be worth. */
export const VICTORY = 1000;

/** How good a position is for a seat, in points: what it has, less what the other has. */
export function evaluate(state: Readonly<ClassicState>, seat: Seat, weights: Weights = WEIGHTS): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  return standingStill(state, () => {
    const other = opponentOf(seat);
    const [ours, theirs] = [turnsToProsperity(state, seat), turnsToProsperity(state, other)];
    const race = raceOf(ours, weights) - raceOf(theirs, weights);
    // whoever is behind in the race must fight
    const urge = Math.max(-1, Math.min(1, (ours - theirs) / HURRY));
    const sides = sideOf(state, seat, weights, 1 + urge / 2) - sideOf(state, other, weights, 1 - urge / 2);
    return race + sides + dangerOf(state, seat, weights);
  });
}

/** So many turns behind, and nothing but an attack helps. */
const HURRY = 5;

/** The way to the victory by Prosperity: every turn counts, the last ones most. */
function raceOf(turns: number, weights: Weights): number {
  return weights.finish / (1 + turns) - weights.turn * turns;
}

function sideOf(state: Readonly<ClassicState>, seat: Seat, weights: Weights, urge: number): number {
  const { hand, relics, tactics, city } = state.players[seat]!;
  let sum = weights.hand * Math.min(hand.length, 7) + weights.relic * relics.length + weights.tactic * tactics.length;
  sum += weights.building * Math.min(city.length, 9);
  sum += weights.ready * city.filter(({ tapped }) => !tapped).length;
  const target = heroOf(state, opponentOf(seat));
  for (const creature of state.creatures) {
    if (creature.controller === seat && !creature.dying) sum += creatureOf(state, creature, target, weights, urge);
  }
  return sum;
}

function creatureOf(
  state: Readonly<ClassicState>,
  creature: Creature,
  target: Creature | undefined,
  weights: Weights,
  urge: number,
): number {
  const left = leftOf(state, creature);
  const dice = Math.max(0, diceOf(creature, state) - lentTo(creature)) * (creature.wounds > 0 ? weights.wounded : 1);
  const shots = shotsOf(state, creature);
  const isHero = creature.kind === 'hero';
  let sum = weights.dice * dice + weights.shots * shots;
  sum += isHero ? weights.hero * Math.sqrt(left) : weights.health * left + weights.body;
  if (creature.poisoned) sum -= weights.ailment;
  if (creature.diseased) sum -= weights.ailment;
  if (isHero) return sum; // it stays behind
  const bite = urge * (0.5 + dice + shots);
  const near = nearestEnemy(state, creature);
  if (near) sum += bite * weights.nearness * (1 - near.gap / TABLE);
  if (!target) return sum;
  const far = gap(creature, target);
  sum += bite * weights.hunt * (1 - far / TABLE);
  return far < strideOf(state, creature) ? sum + bite * weights.menace : sum;
}

/** Strength that goes with the turn is nothing to have: it counts by what it does. */
function lentTo({ gains }: Creature): number {
  let lent = 0;
  for (const { bonus, until } of gains) {
    if (until === undefined || !('stat' in bonus) || bonus.stat !== 'strength' || !('by' in bonus)) continue;
    if (typeof bonus.by === 'number') lent += bonus.by;
  }
  return lent;
}

/** How far a creature can strike: its move and a hand's breadth. */
function strideOf(state: Readonly<ClassicState>, creature: Creature): number {
  const step = valueOf('step', creature, state);
  return step === null ? 500 : RULER_LENGTH[step] + valueOf('stride', creature, state);
}

/** What each side could do at once, counted by part; the side that moves next has the better of it. */
function dangerOf(state: Readonly<ClassicState>, seat: Seat, weights: Weights): number {
  // whoever is in the middle of a turn has acted; whoever begins one will
  const next = state.phase === 'activation' ? opponentOf(state.active) : state.active;
  const danger = weights.threat * strikesOf(state, next) - weights.promise * strikesOf(state, opponentOf(next));
  return next === seat ? danger : -danger;
}

/** Where most shots still arrive. */
const RANGE = RULER_LENGTH.XL;

/** The best strike of every creature of a side, in points. */
function strikesOf(state: Readonly<ClassicState>, side: Seat): number {
  let sum = 0;
  for (const striker of state.creatures) {
    if (striker.controller !== side || striker.dying) continue;
    const reach = strideOf(state, striker);
    const isShooter = shotsOf(state, striker) > 0;
    let best = 0;
    for (const target of state.creatures) {
      if (target.controller === side || target.dying || target.hidden) continue;
      const far = gap(striker, target);
      if (far <= reach) best = Math.max(best, attackWorth(state, 'melee combat', striker, target));
      if (isShooter && far <= RANGE) best = Math.max(best, attackWorth(state, 'shooting', striker, target));
    }
    sum += best;
  }
  return sum;
}
