import type { Frame } from '@signum/kernel';
import { declareAttack, endAttack, goesOn, tellSuccess } from '../under-way/attack-stages.ts';
import { findLiving } from '../table/creatures.ts';
import { placesOf, rollDice } from '../dice.ts';
import type { CreatureId, RelicId } from '../ids.ts';
import { attackDiceOf } from '../legality/attack.ts';
import { steps } from '../procedure.ts';
import { valueOf } from '../values/values.ts';
import type { Face } from '../vocabulary.ts';
import { damageOf, type Dealt } from './damage.ts';

/** Magical Strike (C-STK-1 to C-STK-6). */
export interface StrikeFrame extends Frame {
  readonly kind: 'strike';
  step: 'declare' | 'ended' | 'harm' | 'recheck' | 'roll' | 'settle';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  cancelled: boolean;
  dealt: readonly Dealt[];
  /** Relics that serve this attack. */
  used: readonly RelicId[];
  /** Faces that count, judged at the roll (C-CMP-2), and what was rolled. */
  counting: readonly Face[];
  strikes: readonly Face[];
}

export function strikeOf(attacker: CreatureId, target: CreatureId): StrikeFrame {
  const step = 'declare';
  return { kind: 'strike', step, attacker, target, cancelled: false, dealt: [], used: [], counting: [], strikes: [] };
}

export const strike = steps<StrikeFrame>({
  declare(play, frame) {
    return declareAttack(play, frame, 'C-STK-1') ? 'recheck' : 'done';
  },

  recheck(play, frame) {
    return goesOn(play, frame) ? 'roll' : 'done';
  },

  roll({ state, emit }, frame) {
    const { attacker: by, target: who } = frame;
    const attacker = findLiving(state, by)!;
    frame.counting = valueOf('meleeFaces', attacker, state);
    frame.strikes = rollDice(state.chance, attackDiceOf(state, attacker, 'magical strike'), frame.counting);
    const { strikes: faces, counting } = frame;
    emit({ type: 'attackRolled', who, by, attack: 'magical strike', faces, counting }, 'C-STK-2');
    return 'harm';
  },

  /** Nobody defends: every success is a hit, and a wound past all Armour (C-STK-2, C-STK-3). */
  harm({ state, emit }, { attacker: by, target: who, strikes, counting }) {
    const attacker = findLiving(state, by);
    if (!attacker || !findLiving(state, who)) return 'settle';
    const n = placesOf(strikes, counting).length;
    emit({ type: 'hitsDetermined', who, by, attack: 'magical strike', n }, 'C-STK-2');
    if (n === 0) return 'settle';
    const credit = { seat: attacker.controller, creature: by };
    return { call: [damageOf([{ who, credit, n, of: 'wounds', from: 'magical attack' }])], then: 'settle' };
  },

  settle(play, frame) {
    tellSuccess(play, frame, frame.attacker, frame.target, 'C-STK-2');
    return 'ended';
  },

  ended(play, frame) {
    endAttack(play, frame, 'C-STK-1');
    return 'done';
  },
});
