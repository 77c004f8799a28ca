import { opponentOf, type ClassicState } from '@signum/classic';
import { CONTACT, gap } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import { closeWorth } from '../recruit/attack-worth.ts';
import { dangerFor } from '../recruit/danger.ts';
import { fieldOf, need, type Field, type Unit } from '../recruit/field.ts';
import { shotWorth } from '../recruit/shot.ts';
import type { Weights } from './weights.ts';

/** What each side could do at once, counted by part; the side that moves next has the better of it. */
export function threatsIn(state: Readonly<ClassicState>, seat: Seat, weights: Weights): number {
  // whoever is in the middle of a turn has acted; whoever begins one will
  const next = state.phase === 'activation' ? opponentOf(state.active) : state.active;
  const [striking, struck] = [fieldOf(state, next), fieldOf(state, opponentOf(next))];
  const danger =
    (weights.threat * strikesOf(striking)) / (1 + weights.dare * need(struck)) +
    weights.risk * riskOf(struck) -
    weights.promise * (strikesOf(struck) + weights.risk * riskOf(striking));
  return next === seat ? danger : -danger;
}

/** The best strike of every unit of a side, in points. Nobody loses more than he is worth, however many strike at him. */
function strikesOf({ friends, enemies }: Field): number {
  const harms = new Map<Unit, number>();
  for (const unit of friends) {
    let most = 0;
    let target: Unit | undefined;
    for (const enemy of enemies) {
      const harm = strikeAt(unit, enemy);
      if (harm > most) [most, target] = [harm, enemy];
    }
    if (target) harms.set(target, (harms.get(target) ?? 0) + most);
  }
  let sum = 0;
  for (const [{ fighter }, harm] of harms) sum += Math.min(harm, fighter.loss.at(-1)!);
  return sum;
}

function strikeAt(unit: Unit, enemy: Unit): number {
  if (enemy.creature.hidden) return 0;
  const far = gap(unit.creature, enemy.creature);
  const close = far <= unit.walk + CONTACT && unit.fighter.dice > 0 ? closeWorth(unit.fighter, enemy.fighter) : 0;
  return unit.shot && far <= unit.shot.range ? Math.max(close, shotWorth(unit.shot, far, enemy.fighter)) : close;
}

/** How much the own hero has to fear of all who reach it together. */
function riskOf(field: Field): number {
  const hero = field.friends.find(({ creature }) => creature.kind === 'hero');
  return hero ? dangerFor(field, hero)(hero.creature) : 0;
}
