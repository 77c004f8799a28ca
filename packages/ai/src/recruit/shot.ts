import { RULER_LENGTH, valueOf, type AttackKind, type ClassicState, type Creature } from '@signum/classic';
import { shotsOf } from './eye.ts';
import type { Fighter } from './fighter.ts';
import { harmBy, type Blow } from './fight.ts';
import { hitsOf, withRerolls } from './hits.ts';

/** What a creature throws from afar, or by magic: nobody strikes back. */
export interface Shot {
  readonly kind: AttackKind;
  readonly dice: number;
  /** How likely one die is a hit that the target does not stop (C-RNG-10, C-RNG-12). */
  readonly aim: number;
  readonly range: number;
  readonly rerolls: number;
  readonly snipes: boolean;
  readonly afterMove: boolean;
}

const BULLSEYE = 1 / 3;
const AXE_OR_SHIELD = 2 / 3;
/** Against each success the target throws a die, and one face of three stops it. */
const UNSTOPPED = 2 / 3;

/** The best of what it has. */
export function shotOf(state: Readonly<ClassicState>, creature: Creature): Shot | undefined {
  if (shotsOf(state, creature) <= 0) return undefined;
  const [shooting, throwing, magic] = [
    valueOf('shootingDice', creature, state),
    valueOf('throwingDice', creature, state),
    valueOf('magicalShotDice', creature, state),
  ];
  const moving = valueOf('shootsAfterMove', creature, state);
  const shot = (kind: AttackKind, dice: number, aim: number, range: number, rerolls: number): Shot => ({
    kind,
    dice,
    aim,
    range,
    rerolls,
    snipes: kind === 'shooting' && valueOf('snipes', creature, state),
    afterMove: moving.includes(kind),
  });
  const { XL, L } = RULER_LENGTH;
  const all = [
    shot('shooting', shooting, BULLSEYE * UNSTOPPED, XL, valueOf('shotRerolls', creature, state)),
    shot('throwing', throwing, AXE_OR_SHIELD * UNSTOPPED, L, valueOf('shotRerolls', creature, state)),
    shot('magical shot', magic, BULLSEYE, XL, valueOf('magicRerolls', creature, state)),
  ];
  return all.reduce((one, other) => (other.dice * other.aim > one.dice * one.aim ? other : one));
}

/** What a shot brings on average, in points. */
export function shotWorth(shot: Shot, far: number, target: Fighter): number {
  return shotHarm(shot, far, target).lost;
}

export function shotHarm({ dice, aim, rerolls, snipes }: Shot, far: number, target: Fighter): Blow {
  const isSniped = snipes && far >= RULER_LENGTH.L;
  const hit = withRerolls(aim, dice, isSniped ? dice : rerolls);
  return harmBy(hitsOf(dice, hit, 0), isSniped ? 2 : 1, target);
}
