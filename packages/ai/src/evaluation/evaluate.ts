import { opponentOf, standingStill, TABLE, type ClassicState, type Creature } from '@signum/classic';
import { gap } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import { fieldOf, need, type Field, type Unit } from '../recruit/field.ts';
import { escortOf } from '../recruit/standing.ts';
import { threatsIn } from './threats.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** More than anything on the table can be worth. */
export const VICTORY = 1000;

/** How good a position is for a seat, in points: what it has, less what the other has. */
export function evaluate(state: Readonly<ClassicState>, seat: Seat, weights: Weights = WEIGHTS): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  return standingStill(state, () => {
    const [ours, theirs] = [fieldOf(state, seat), fieldOf(state, opponentOf(seat))];
    return sideOf(ours, theirs, weights) - sideOf(theirs, ours, weights) + threatsIn(state, seat, weights);
  });
}

function sideOf(field: Field, other: Field, weights: Weights): number {
  const { state, seat, friends, enemies } = field;
  const { hand, relics, tactics, city } = state.players[seat]!;
  let sum = raceOf(field.turns, weights);
  sum += weights.hand * Math.min(hand.length, 7) + weights.relic * relics.length + weights.tactic * tactics.length;
  sum += weights.building * Math.min(city.length, 9);
  sum += weights.ready * city.filter(({ tapped }) => !tapped).length;
  const target = enemies.find(({ creature }) => creature.kind === 'hero');
  for (const unit of friends)
    sum += worthOf(unit, other.hunger, weights) + (target ? ardourOf(field, unit, target, weights) : 0);
  return sum;
}

/** The way to the victory by Prosperity: every turn counts, the last ones most. */
function raceOf(turns: number, weights: Weights): number {
  return weights.finish / (1 + turns) - weights.turn * turns;
}

/** What a unit is worth wherever it stands. The more the other side needs the fall of a hero, the dearer its health. */
function worthOf({ creature, fighter, shot }: Unit, hunger: number, weights: Weights): number {
  const isHero = creature.kind === 'hero';
  let sum = weights.dice * steadyDice(creature, fighter.dice) * (fighter.aim < 0.5 ? weights.wounded : 1);
  sum += weights.shots * ((shot?.dice ?? 0) + fighter.strike);
  sum += isHero ? hunger * weights.hero * Math.sqrt(fighter.left) : weights.health * fighter.left + weights.body;
  if (creature.poisoned) sum -= weights.ailment;
  if (creature.diseased) sum -= weights.ailment;
  return sum;
}

/** Strength that goes with the turn is nothing to have: it counts by what it does. */
function steadyDice({ gains }: Creature, dice: number): number {
  let lent = 0;
  for (const { bonus, until } of gains) {
    if (until === undefined || !('stat' in bonus) || bonus.stat !== 'strength' || !('by' in bonus)) continue;
    if (typeof bonus.by === 'number') lent += bonus.by;
  }
  return Math.max(0, dice - lent);
}

/**
 * For being where the fight is. A hero goes with its men, and no further. Whoever is behind in the race feels every step that is
 * missing more: to be behind is never better.
 */
function ardourOf(field: Field, { creature, fighter, walk, shot }: Unit, target: Unit, weights: Weights): number {
  const far = gap(creature, target.creature);
  const bite = 0.5 + steadyDice(creature, fighter.dice) + (shot?.dice ?? 0);
  const urge = 1 + weights.urge * need(field);
  if (creature.kind === 'hero') {
    const behind = Math.max(0, far - escortOf(field, target));
    return (-bite * urge * weights.lead * behind) / TABLE;
  }
  let near = TABLE;
  for (const enemy of field.enemies) near = Math.min(near, gap(creature, enemy.creature));
  const sum = weights.hunt * (1 - (urge * far) / TABLE) + weights.nearness * (1 - (urge * near) / TABLE);
  return bite * (far < walk ? sum + weights.menace : sum);
}
