import { diceOf, valueOf, type AttackKind, type ClassicState, type Creature } from '@signum/classic';
import { gap } from '@signum/geometry';
import { aimOf, leftOf, shotsOf, worthOf } from './eye.ts';

/** A defence die stops a hit with one face of three. */
const GUARD = 1 / 3;

/**
 * What an attack is worth, judged by eye: what falls there, less what falls here. From afar, and by magic, nobody strikes back; nor
 * does whoever has defended before in this turn, for all its dice must guard it (C-MEL-9).
 */
export function attackWorth(
  state: Readonly<ClassicState>,
  attack: AttackKind,
  attacker: Creature,
  target: Creature,
): number {
  if (attack !== 'melee combat')
    return 0.3 + harmTo(state, target, Math.max(0.3, shotsOf(state, attacker) * SHOT_HITS));
  const dice = diceOf(attacker, state);
  const against = diceOf(target, state);
  const isTired = target.defended && valueOf('tires', target, state);
  const striking = isTired ? 0 : Math.ceil(against / 2);
  const dealt = dice * 0.7 * aimOf(attacker) - (against - striking) * GUARD;
  const taken = striking * aimOf(target) - dice * 0.3 * GUARD;
  return harmTo(state, target, dealt * valueOf('damagePerHit', attacker, state)) - harmTo(state, attacker, taken);
}

/**
 * From which worth on an attack is made. A hero is careful. Others take a risk, the more so the more friends stand ready to strike
 * the same enemy afterwards: it will be tired then.
 */
export function leastWorth({ creatures }: Readonly<ClassicState>, attacker: Creature, target: Creature): number {
  if (attacker.kind === 'hero') return 0.3;
  const followers = creatures.filter(
    ({ controller, activated, id, ...base }) =>
      controller === attacker.controller && !activated && id !== attacker.id && gap(base, target) < FOLLOWING,
  );
  return -0.7 - 0.6 * followers.length - (target.kind === 'hero' ? 1 : 0);
}

/** As far as most creatures move. */
const FOLLOWING = 10_000;

/** Hits to be expected of each die of a shot. */
const SHOT_HITS = 0.25;

/** The part of a creature that so many hits take, in points; a little of it even if they may miss. */
function harmTo(state: Readonly<ClassicState>, creature: Creature, hits: number): number {
  const left = leftOf(state, creature);
  return worthOf(state, creature) * Math.min(1, Math.max(0.05, hits) / left);
}
