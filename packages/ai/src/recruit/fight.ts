import type { Fighter } from './fighter.ts';
import { hitsOf, withRerolls } from './hits.ts';

/** What a fight brings on average, in points: what falls there, less what falls here. */
export interface Prospect {
  readonly worth: number;
  /** Dice that the attacker puts into attack. */
  readonly attack: number;
}

/** How both sides split their dice. */
interface Split {
  readonly attack: number;
  readonly guard: number;
}

/**
 * What a melee is worth to the attacker when both split their dice well: the defender first and openly, the attacker with that in
 * view (C-MEL-8). Whoever is tired, or cannot reach back, only guards itself (C-MEL-9, C-KW-Lunge).
 */
export function meleeProspect(attacker: Fighter, defender: Fighter, mayStrikeBack = true): Prospect {
  const most = mayStrikeBack && !defender.isTired ? defender.most : 0;
  let best: Prospect | undefined;
  for (let back = Math.min(most, defender.least); back <= most; back += 1) {
    const reply = bestReply(attacker, defender, back);
    if (!best || reply.worth < best.worth) best = reply;
  }
  return best!;
}

/** The attacker's best split when the defender strikes back with so many dice. */
export function bestReply(attacker: Fighter, defender: Fighter, back: number): Prospect {
  let best: Prospect = { worth: -Infinity, attack: 0 };
  for (let { least: attack } = attacker; attack <= attacker.most; attack += 1) {
    const worth = exchange(attacker, defender, attack, back);
    if (worth > best.worth) best = { worth, attack };
  }
  return best;
}

/** The defender's best split, the attacker answering it as well as possible. */
export function bestDefence(attacker: Fighter, defender: Fighter, least: number, most: number): number {
  let best = least;
  let lowest = Infinity;
  for (let back = least; back <= most; back += 1) {
    const { worth } = bestReply(attacker, defender, back);
    if (worth < lowest) {
      best = back;
      lowest = worth;
    }
  }
  return best;
}

function exchange(attacker: Fighter, defender: Fighter, attack: number, back: number): number {
  const ours = splitOf(attacker, attack);
  const theirs = splitOf(defender, back);
  const dealt = blow(attacker, ours.attack, defender, theirs.guard);
  const taken = blow(defender, theirs.attack, attacker, ours.guard);
  if (attacker.strikesFirst === defender.strikesFirst) return dealt.lost - taken.lost;
  return attacker.strikesFirst
    ? dealt.lost - taken.lost * (1 - dealt.fell)
    : dealt.lost * (1 - taken.fell) - taken.lost;
}

/** Whoever puts all dice in one place may have more of them there (C-MEL-13). */
function splitOf({ dice, forAllAttack, forAllDefence }: Fighter, attack: number): Split {
  if (dice === 0) return { attack: 0, guard: 0 };
  if (attack === dice) return { attack: attack + forAllAttack, guard: 0 };
  return { attack, guard: dice - attack + (attack === 0 ? forAllDefence : 0) };
}

/** What comes of one side's dice. */
export interface Blow {
  /** What the one who is struck loses, in points, and how likely it falls. */
  readonly lost: number;
  readonly fell: number;
  /** Damage on average. */
  readonly damage: number;
}

function blow(striker: Fighter, strike: number, struck: Fighter, guards: number): Blow {
  if (strike === 0) return NO_BLOW;
  const { aim, attackRerolls } = striker;
  const plain = struck.spoilsStrikes ? aim * aim : aim;
  const hits = hitsOf(
    strike,
    withRerolls(plain, strike, attackRerolls),
    guards,
    withRerolls(GUARD, guards, struck.defenceRerolls),
  );
  return harmBy(hits, striker.perHit, struck);
}

const NO_BLOW: Blow = { lost: 0, fell: 0, damage: 0 };
const GUARD = 1 / 3;

/** What so many hits, each as likely as told, do to somebody (C-DMG-4). */
export function harmBy(hits: readonly number[], perHit: number, { loss, left, less, more }: Fighter): Blow {
  let lost = 0;
  let fell = 0;
  let sum = 0;
  for (let count = 1; count < hits.length; count += 1) {
    const dealt = Math.max(0, count * perHit - less);
    if (dealt === 0) continue;
    const damage = Math.min(left, dealt + more);
    sum += hits[count]! * damage;
    lost += hits[count]! * loss[damage]!;
    if (damage === left) fell += hits[count]!;
  }
  return { lost, fell, damage: sum };
}

/** Damage to be expected of somebody who strikes with all it has, at somebody who only guards itself. */
export function onslaught(attacker: Fighter, defender: Fighter): number {
  const { attack } = splitOf(attacker, attacker.most);
  return blow(attacker, attack, defender, splitOf(defender, 0).guard).damage;
}
