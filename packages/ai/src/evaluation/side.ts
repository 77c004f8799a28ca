import { TABLE } from '@signum/classic';
import { CONTACT, gap } from '@signum/geometry';
import { closeWorth } from '../recruit/attack-worth.ts';
import type { Field, Unit } from '../recruit/field.ts';
import { onslaught } from '../recruit/fight.ts';
import { shotHarm, shotWorth } from '../recruit/shot.ts';

/** What one side has, in the few numbers by which a position is judged. */
export interface Side {
  /** Own turns until Prosperity, if nobody does anything else. */
  readonly turns: number;
  /** Health and Armour of all but the hero. */
  readonly health: number;
  /** The root of the hero's health: the last points are the dearest. And how near it is to its end. */
  readonly hero: number;
  readonly frailty: number;
  readonly relics: number;
  readonly tactics: number;
  /** Dice of all but the hero, each by how near it has come to the other hero; across the whole table it counts nothing. */
  readonly siege: number;
  /** What this side could strike off the other at once, heroes apart, in points of a Recruit. */
  readonly strikes: number;
  /** What part of the other hero's health it could take at once, squared: two who come together are more than two. */
  readonly lethal: number;
}

export function sideOf(field: Field): Side {
  const { state, seat, friends, enemies } = field;
  const { relics, tactics } = state.players[seat]!;
  const hero = friends.find(isHero);
  const target = enemies.find(isHero);
  let health = 0;
  let siege = 0;
  let assault = 0;
  const blows = new Map<Unit, number>();
  for (const unit of friends) {
    if (!isHero(unit)) {
      health += unit.fighter.left;
      if (target) siege += biteOf(unit) * (1 - gap(unit.creature, target.creature) / TABLE);
    }
    if (target) assault += harmTo(unit, target);
    addStrike(blows, unit, enemies);
  }
  const share = target ? Math.min(MOST_OF_A_HERO, assault / target.fighter.left) : 0;
  return {
    turns: Math.min(FAR, field.turns),
    health,
    hero: hero ? Math.sqrt(hero.fighter.left) : 0,
    frailty: hero ? 1 / hero.fighter.left : 0,
    relics: relics.length,
    tactics: tactics.length,
    siege,
    strikes: sumOf(blows),
    lethal: share * share,
  };
}

/** Whoever needs more turns than this is out of the race. */
const FAR = 20;
/** A hero cannot fall twice; but what is certain twice over is more certain. */
const MOST_OF_A_HERO = 1.5;
/** A wounded creature hits with one face instead of two, but not always (C-CMP-2). */
const WOUNDED = 0.65;

function isHero({ creature }: Unit): boolean {
  return creature.kind === 'hero';
}

/** Dice with which it does harm. */
function biteOf({ fighter, shot }: Unit): number {
  return fighter.dice * (fighter.aim < 0.5 ? WOUNDED : 1) + (shot?.dice ?? 0) + fighter.strike;
}

/** Damage that a unit could do to the other hero at once, on average. */
function harmTo({ creature, fighter, shot, walk }: Unit, hero: Unit): number {
  if (hero.creature.hidden) return 0;
  const far = gap(creature, hero.creature);
  const close = far <= walk + CONTACT ? Math.max(onslaught(fighter, hero.fighter), fighter.strike * fighter.aim) : 0;
  if (!shot || far < CONTACT || far > shot.range + (shot.afterMove ? walk : 0)) return close;
  return Math.max(close, shotHarm(shot, far, hero.fighter).damage);
}

/** The best strike of a unit at anybody but the hero. */
function addStrike(blows: Map<Unit, number>, unit: Unit, enemies: readonly Unit[]): void {
  let most = 0;
  let target: Unit | undefined;
  for (const enemy of enemies) {
    if (enemy.creature.hidden || isHero(enemy)) continue;
    const worth = strikeAt(unit, enemy);
    if (worth > most) [most, target] = [worth, enemy];
  }
  if (target) blows.set(target, (blows.get(target) ?? 0) + most);
}

function strikeAt({ creature, fighter, shot, walk }: Unit, enemy: Unit): number {
  const far = gap(creature, enemy.creature);
  const close = far <= walk + CONTACT && fighter.dice > 0 ? closeWorth(fighter, enemy.fighter) : 0;
  return shot && far <= shot.range ? Math.max(close, shotWorth(shot, far, enemy.fighter)) : close;
}

/** Nobody loses more than he is worth, however many strike at him. */
function sumOf(blows: ReadonlyMap<Unit, number>): number {
  let sum = 0;
  for (const [{ fighter }, harm] of blows) sum += Math.min(harm, fighter.loss.at(-1)!);
  return sum;
}
