import { attacksUnderWay, rolesIn, type AttackFrame } from './attack-under-way.ts';
import { findLiving } from '../table/creatures.ts';
import { endAttackGains } from '../values/gains.ts';
import type { CreatureId } from '../ids.ts';
import { whyNotAttack, whyNotCarryOut } from '../legality/attack.ts';
import type { Game } from '../procedure.ts';
import { releaseRelics, useRelics } from './relic-uses.ts';
import { shedStealth } from './shed-stealth.ts';
import type { ClassicState } from '../state.ts';
import { MAGICAL, RANGED } from '../vocabulary.ts';

/**
 * What all kinds of attack have in common. A declaration that is not possible changes nothing (C-RNG-8); one that is costs the
 * attacker its Stealth token before anybody can answer (C-TIM-2, C-STL-5).
 */
export function declareAttack(play: Game, frame: AttackFrame, rule: string): boolean {
  const { state, emit } = play;
  const { by, who, attack } = rolesIn(frame);
  const attacker = findLiving(state, by);
  const target = findLiving(state, who);
  if (!attacker || !target || whyNotAttack(state, attacker, attack, target, 'outside an activation')) return false;
  shedStealth(play, attacker, 'attack');
  if (RANGED.includes(attack)) {
    target.shotAt = state.turn; // whatever becomes of the shot (C-STL-21)
    useRelics(play, frame, attacker, 'ranged attack');
  }
  if (MAGICAL.includes(attack)) useRelics(play, frame, attacker, 'magical attack');
  emit({ type: 'attackDeclared', who, by, attack }, rule);
  return true;
}

/** Does a declared attack go on after the window (C-TIM-6)? If not, it is over, and its declaration used up. */
export function goesOn(play: Game, frame: AttackFrame): boolean {
  const { state, emit } = play;
  const { by, who, attack } = rolesIn(frame);
  const attacker = findLiving(state, by);
  const target = findLiving(state, who);
  if (!frame.cancelled && attacker && target && !whyNotCarryOut(state, attacker, attack, target)) return true;
  emit({ type: 'attackCancelled', who, by, attack }, 'C-TIM-6');
  leaveAttack(state, frame);
  return false;
}

/** Tells whether a side's attack succeeded: whether it dealt anything, into Armour or not (C-GEN-16, C-DMG-7). */
export function tellSuccess({ emit }: Game, frame: AttackFrame, by: CreatureId, who: CreatureId, rule: string): void {
  const { attack } = rolesIn(frame);
  let n = 0;
  for (const dealt of frame.dealt) if (dealt.by === by) n += Math.max(dealt.damage, dealt.wounds);
  if (n > 0) emit({ type: 'attackSuccessful', who, by, attack, n }, rule);
  else emit({ type: 'attackFailed', who, by, attack }, rule);
}

export function endAttack({ state, emit }: Game, frame: AttackFrame, rule: string): void {
  emit({ type: 'attackEnded', ...rolesIn(frame) }, rule);
  leaveAttack(state, frame);
}

/** What lasted until the end of the attack is over (C-ABL-14). One that broke into another ends only what its attacker had. */
function leaveAttack(state: ClassicState, frame: AttackFrame): void {
  const around = attacksUnderWay(state).filter(other => other !== frame);
  endAttackGains(state, around.length > 0 ? rolesIn(frame).by : undefined);
  releaseRelics(state, frame, around);
}
