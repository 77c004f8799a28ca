import { compareGap, gap, inContact, lineOfSight } from '@signum/geometry';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { asBase, boardOf, enemiesInContact, isEngaged, isWithin, sees } from '../table/battlefield.ts';
import { isEnemy } from '../table/creatures.ts';
import type { ClassicState, Creature } from '../state.ts';
import { diceOf, isForbidden, isUntouchedBy, valueOf } from '../values/values.ts';
import { RANGED, RULER_LENGTH, type AttackKind, type Ruler } from '../vocabulary.ts';
import { shortOfContact } from './short-of-contact.ts';

/** What the attacker has done in its activation before; or it attacks outside of one, as a text told it to. */
export type After = 'move' | 'nothing' | 'outside an activation' | 'run';

export type RangedKind = Extract<AttackKind, 'magical shot' | 'shooting' | 'throwing'>;

/** How far each kind reaches (C-RNG-5). */
export const RANGE: Readonly<Record<RangedKind, Ruler>> = { 'magical shot': 'XL', shooting: 'XL', throwing: 'L' };

/** Why an attack cannot be declared; nothing if it can. */
export function whyNotAttack(
  state: Readonly<ClassicState>,
  attacker: Readonly<Creature>,
  kind: AttackKind,
  target: Readonly<Creature>,
  after: After,
): Refusal | undefined {
  if (isForbidden(state, attacker, 'declare attacks'))
    return refuse('forbidden', 'C-ABL-20', { creature: attacker.id, deed: 'declare attacks' });
  return (
    whyTooLate(state, attacker, kind, after) ??
    whyNotCarryOut(state, attacker, kind, target) ??
    whyBoundByDefender(state, attacker, kind, target)
  );
}

/** Why an attack that was declared comes to nothing: what must still hold after the window (C-TIM-6). */
export function whyNotCarryOut(
  state: Readonly<ClassicState>,
  attacker: Readonly<Creature>,
  kind: AttackKind,
  target: Readonly<Creature>,
): Refusal | undefined {
  if (attackDiceOf(state, attacker, kind) <= 0) return whyNoDice(attacker, kind);
  if (target.dying || !isEnemy(attacker, target)) return refuse('no-enemy', 'C-MEL-1', { target: target.id });
  if (target.hidden) return refuse('hidden', RANGED.includes(kind) ? 'C-RNG-4' : 'C-MEL-3', { target: target.id });
  return isRanged(kind) ? whyNotShoot(state, attacker, kind, target) : whyNotStrike(state, attacker, kind, target);
}

export function isRanged(kind: AttackKind): kind is RangedKind {
  return RANGED.includes(kind);
}

/** Dice of an attack: Strength in melee combat, otherwise the X of the ability (C-MEL-7, C-STK-4, C-RNG-1). */
export function attackDiceOf(state: Readonly<ClassicState>, attacker: Readonly<Creature>, kind: AttackKind): number {
  switch (kind) {
    case 'melee combat':
      return diceOf(attacker, state);
    case 'magical strike':
      return valueOf('magicalStrikeDice', attacker, state);
    case 'shooting':
      return valueOf('shootingDice', attacker, state);
    case 'throwing':
      return valueOf('throwingDice', attacker, state);
    case 'magical shot':
      return valueOf('magicalShotDice', attacker, state);
  }
}

function whyNoDice({ id }: Readonly<Creature>, kind: AttackKind): Refusal {
  if (kind === 'melee combat') return refuse('no-strength', 'C-MEL-2', { creature: id });
  return refuse('ability-missing', kind === 'magical strike' ? 'C-STK-4' : 'C-RNG-1', { creature: id, attack: kind });
}

/** After a move only some may shoot, after a Run only some may fight (C-RNG-2, C-RUN-4). */
function whyTooLate(
  state: Readonly<ClassicState>,
  attacker: Readonly<Creature>,
  kind: AttackKind,
  after: After,
): Refusal | undefined {
  const { id } = attacker;
  if (after === 'run') {
    const isQuick = kind === 'melee combat' && valueOf('fightsAfterRun', attacker, state);
    return isQuick ? undefined : refuse('after-run', isRanged(kind) ? 'C-RNG-2' : 'C-RUN-4', { creature: id });
  }
  if (after !== 'move' || !isRanged(kind) || valueOf('shootsAfterMove', attacker, state).includes(kind))
    return undefined;
  return refuse('after-move', 'C-RNG-2', { creature: id, attack: kind });
}

/** Whoever is in contact with a Defender must choose it, and cannot reach past it (C-MEL-4, C-AMB-122). */
function whyBoundByDefender(
  state: Readonly<ClassicState>,
  attacker: Readonly<Creature>,
  kind: AttackKind,
  target: Readonly<Creature>,
): Refusal | undefined {
  if (isRanged(kind)) return undefined;
  const defenders = enemiesInContact(state, attacker).filter(
    enemy => !enemy.hidden && valueOf('defends', enemy, state),
  );
  const [first] = defenders;
  if (!first || defenders.some(({ id }) => id === target.id)) return undefined;
  return refuse('defender', kind === 'magical strike' ? 'C-STK-5' : 'C-MEL-4', {
    target: target.id,
    defender: first.id,
  });
}

/** A melee attack needs contact; some fight at a distance of S, in sight (C-MEL-1, C-STK-1, C-KW-Lunge). */
function whyNotStrike(
  state: Readonly<ClassicState>,
  attacker: Readonly<Creature>,
  kind: AttackKind,
  target: Readonly<Creature>,
): Refusal | undefined {
  if (inContact(attacker, target)) return undefined;
  if (kind === 'magical strike' || !valueOf('lunges', attacker, state)) {
    const short = shortOfContact(gap(attacker, target));
    const rule = kind === 'magical strike' ? 'C-STK-1' : 'C-MEL-1';
    return refuse('not-in-contact', rule, { creature: attacker.id, target: target.id, short });
  }
  if (!isWithin(attacker, target, 'S')) return outOfRange(attacker, target, RULER_LENGTH.S, 'C-KW-Lunge');
  const longest = state.rules.ranged.line === 'at most the range' ? RULER_LENGTH.S : undefined; // its range (C-LOS-2)
  return sees(state, attacker, target, longest)
    ? undefined
    : refuse('no-line-of-sight', 'C-KW-Lunge', { target: target.id });
}

function whyNotShoot(
  state: Readonly<ClassicState>,
  attacker: Readonly<Creature>,
  kind: RangedKind,
  target: Readonly<Creature>,
): Refusal | undefined {
  if (isEngaged(state, attacker)) return refuse('engaged', 'C-RNG-3', { creature: attacker.id });
  if (isUntouchedBy(state, target, 'ranged attacks'))
    return refuse('shielded', 'C-KW-ShieldAgainst', { target: target.id, against: 'ranged attacks' });
  const range = RULER_LENGTH[RANGE[kind]];
  if (compareGap(attacker, target, range) > 0) return outOfRange(attacker, target, range, 'C-RNG-5');
  const sight = lineOfSight(boardOf(state), asBase(attacker), asBase(target), sightRules(state, kind));
  if (sight.seen) return undefined;
  if (sight.why === 'blocked') return refuse('no-line-of-sight', 'C-RNG-6', { target: target.id });
  return refuse('line-too-long', 'C-LOS-2', { target: target.id, range, short: Math.ceil(sight.shortest - range) });
}

function outOfRange(attacker: Readonly<Creature>, target: Readonly<Creature>, range: number, rule: string): Refusal {
  const short = Math.max(1, Math.ceil(gap(attacker, target) - range));
  return refuse('out-of-range', rule, { target: target.id, range, short });
}

/** In the newest edition the line itself may not be longer than the range (C-LOS-2). */
export function sightRules(state: Readonly<ClassicState>, kind: RangedKind): { range?: number } {
  return state.rules.ranged.line === 'at most the range' ? { range: RULER_LENGTH[RANGE[kind]] } : {};
}
