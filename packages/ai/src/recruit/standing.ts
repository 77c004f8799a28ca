import { TABLE } from '@signum/classic';
import { CONTACT, cosSin, gap, TURN, type Disc, type Point } from '@signum/geometry';
import { closeWorth, followersOf } from './attack-worth.ts';
import { dangerFor } from './danger.ts';
import type { Field, Unit } from './field.ts';
import { shotWorth } from './shot.ts';
import { TEMPER } from './temper.ts';

/** A place to go to, and how good it is to be there. */
export interface Standing extends Point {
  readonly worth: number;
}

/** Tells how good it is for a unit to end its activation at a place. */
export function standingFor(field: Field, unit: Unit, mayShootAfter: boolean): (place: Point) => number {
  const danger = dangerFor(field, unit);
  const goal = goalFor(field, unit);
  const { creature, shot, fighter } = unit;
  const isHero = creature.kind === 'hero';
  const drive = field.hunger * (isHero ? TEMPER.heroDrive : TEMPER.drive) * (0.5 + fighter.dice);
  const enough = isHero
    ? escortOf(field, goal)
    : Math.max(shot ? NEAR_ENOUGH * shot.range : 0, escortOf(field, goal, unit) - TEMPER.ahead);
  const promise = mayShootAfter && shot?.afterMove ? 1 : TEMPER.promise;
  return place => {
    let worth = -danger(place);
    const base = { x: place.x, y: place.y, r: creature.r };
    if (goal) worth -= (drive * Math.max(0, gap(base, goal.creature) - enough)) / 10_000;
    if (shot) worth += promise * bestShot(field, unit, base);
    return worth;
  };
}

/** How far from its goal a unit may stop: a hero is content beside its second man, others look to the foremost of their friends. */
export function escortOf({ friends }: Field, goal: Unit | undefined, self?: Unit): number {
  if (!goal) return Infinity;
  let [first, second] = [Infinity, Infinity];
  for (const { creature, fighter } of friends) {
    if (creature.kind === 'hero' || fighter.dice <= 0 || creature === self?.creature) continue;
    const far = gap(creature, goal.creature);
    if (far < first) [first, second] = [far, first];
    else second = Math.min(second, far);
  }
  if (!self) return second;
  return first === Infinity ? 0 : first;
}

/** A shooter likes to be well within its reach. */
const NEAR_ENOUGH = 0.9;

function bestShot({ enemies }: Field, { shot }: Unit, base: Disc): number {
  let best = 0;
  for (const enemy of enemies) {
    if (enemy.creature.hidden) continue;
    const far = gap(base, enemy.creature);
    if (far < CONTACT) return 0; // nobody shoots in contact (C-RNG-3)
    if (far <= shot!.range) best = Math.max(best, shotWorth(shot!, far, enemy.fighter));
  }
  return best;
}

/** Whom a unit goes for: whoever is worth most, the sooner it gets there. */
export function goalFor(field: Field, unit: Unit): Unit | undefined {
  let best: Unit | undefined;
  let most = -Infinity;
  for (const enemy of field.enemies) {
    const isHero = enemy.creature.kind === 'hero';
    const turns = Math.max(0, gap(unit.creature, enemy.creature) - unit.walk) / (1.4 * unit.walk + 1);
    const harm = unit.shot ? shotWorth(unit.shot, 0, enemy.fighter) : closeWorth(unit.fighter, enemy.fighter);
    const worth = (1 + Math.max(0, harm) + (isHero ? TEMPER.prize * field.hunger : 0)) / (1 + turns);
    if (worth > most) {
      best = enemy;
      most = worth;
    }
  }
  return best;
}

/** Places worth a thought: towards the goal and round what stands in the way, the sides, the way back; the best first. */
export function standingsFor(field: Field, unit: Unit, budget: number, mayShootAfter: boolean): Standing[] {
  const worth = standingFor(field, unit, mayShootAfter);
  const { x, y, r } = unit.creature;
  const all: Standing[] = [{ x, y, worth: worth({ x, y }) }];
  const goal = goalFor(field, unit);
  if (!goal || budget <= 0) return all;
  const length = Math.sqrt((goal.creature.x - x) ** 2 + (goal.creature.y - y) ** 2);
  const ahead = { x: (goal.creature.x - x) / length, y: (goal.creature.y - y) / length };
  for (let twelfth = 0; twelfth < 12; twelfth += 1) {
    const [cos, sin] = cosSin((twelfth * TURN) / 12);
    const to = { x: ahead.x * cos - ahead.y * sin, y: ahead.x * sin + ahead.y * cos };
    for (const part of twelfth > 2 && twelfth < 10 ? BACK : FORTH) {
      const place = { x: Math.round(x + part * budget * to.x), y: Math.round(y + part * budget * to.y), r };
      if (Math.min(place.x, place.y) < r || Math.max(place.x, place.y) > TABLE - r) continue;
      if (field.enemies.some(enemy => gap(place, enemy.creature) < CONTACT)) continue;
      all.push({ x: place.x, y: place.y, worth: worth(place) });
    }
  }
  return all.toSorted((one, other) => other.worth - one.worth);
}

const FORTH = [0.995, 0.66, 0.33];
const BACK = [0.9];

/** An enemy that a unit could walk into contact with, and what is to be expected of that. */
export interface Charge {
  readonly enemy: Unit;
  readonly worth: number;
}

/** Whom to charge, the best first: what the attack brings, friends who will follow, and what has to be feared there afterwards. */
export function chargesFor(field: Field, unit: Unit, budget: number): Charge[] {
  if (unit.fighter.dice === 0 && unit.fighter.strike === 0) return [];
  const danger = dangerFor(field, unit);
  const { creature } = unit;
  const lunge = unit.fighter.lunges ? LANCE : 0;
  const charges: Charge[] = [];
  for (const enemy of field.enemies) {
    const far = gap(creature, enemy.creature);
    if (far < CONTACT || far - lunge > budget || enemy.creature.hidden) continue;
    const followers = creature.kind === 'hero' ? 0 : Math.min(3, followersOf(field, creature, enemy.creature));
    const worth = closeWorth(unit.fighter, enemy.fighter) + TEMPER.followed * followers - danger(enemy.creature);
    charges.push({ enemy, worth });
  }
  return charges.toSorted((one, other) => other.worth - one.worth);
}

/** A Lunge goes as far as S; a little less is safe. */
export const LANCE = 7500;
