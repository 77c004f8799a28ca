import type { AttackKind, ClassicState, Creature } from '@signum/classic';
import { CONTACT, gap, inContact } from '@signum/geometry';
import { fieldOf, unitIn, type Field, type Unit } from './field.ts';
import { harmBy, meleeProspect } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { hitsOf } from './hits.ts';
import { shotWorth } from './shot.ts';
import { TEMPER } from './temper.ts';

/** What an attack is worth, in points: what falls there, less what falls here, on average. */
export function attackWorth(
  state: Readonly<ClassicState>,
  attack: AttackKind,
  attacker: Creature,
  target: Creature,
): number {
  const field = fieldOf(state, attacker.controller);
  const [one, other] = [unitIn(field, attacker.id), unitIn(field, target.id)];
  return one && other ? worthOfAttack(attack, one, other, inContact(attacker, target)) : 0;
}

/** The same between units of a field. From afar, and by magic, nobody strikes back; nor does whoever a Lunge cannot reach. */
export function worthOfAttack(attack: AttackKind, one: Unit, other: Unit, touches: boolean): number {
  if (attack === 'melee combat') return meleeProspect(one.fighter, other.fighter, touches).worth;
  if (attack === 'magical strike') return strikeWorth(one.fighter, other.fighter);
  return one.shot ? shotWorth(one.shot, gap(one.creature, other.creature), other.fighter) : 0;
}

function strikeWorth({ strike, aim }: Fighter, struck: Fighter): number {
  return strike > 0 ? harmBy(hitsOf(strike, aim, 0), 1, struck).lost : 0;
}

/** The best that a unit can do to another in contact, or at a lance's length. */
export function closeWorth(one: Fighter, other: Fighter): number {
  let worths = known.get(one);
  if (!worths) known.set(one, (worths = new Map()));
  let worth = worths.get(other);
  if (worth === undefined) worths.set(other, (worth = reckonedWorth(one, other)));
  return worth;
}

/** The same two are weighed up again and again: for charges, for dangers, for what others could do. */
const known = new WeakMap<Fighter, Map<Fighter, number>>();

function reckonedWorth(one: Fighter, other: Fighter): number {
  const melee = one.dice > 0 ? meleeProspect(one, other, !one.lunges).worth : -Infinity;
  return one.strike > 0 ? Math.max(melee, strikeWorth(one, other)) : melee;
}

/**
 * From which worth on an attack is made. A hero is careful. Others take a risk, the more so the more friends stand ready to strike
 * the same enemy afterwards: it will be tired then.
 */
export function leastWorth(state: Readonly<ClassicState>, attacker: Creature, target: Creature): number {
  if (attacker.kind === 'hero') return TEMPER.heroLeast;
  const followers = followersOf(fieldOf(state, attacker.controller), attacker, target);
  return TEMPER.least - TEMPER.followed * followers;
}

/** Friends who can strike the same target later in this turn. */
export function followersOf({ friends }: Field, attacker: Creature, target: Creature): number {
  let count = 0;
  for (const { creature, walk, fighter } of friends) {
    if (creature.activated || creature.id === attacker.id || fighter.dice === 0 || creature.kind === 'hero') continue;
    if (gap(creature, target) <= walk + CONTACT) count += 1;
  }
  return count;
}
