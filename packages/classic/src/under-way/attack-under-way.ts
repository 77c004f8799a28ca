import type { CreatureId } from '../ids.ts';
import type { Dealt } from '../procedures/damage.ts';
import type { MeleeFrame } from '../procedures/melee.ts';
import type { RangedFrame } from '../procedures/ranged.ts';
import type { StrikeFrame } from '../procedures/strike.ts';
import type { ClassicState } from '../state.ts';
import type { AttackKind } from '../vocabulary.ts';

export type AttackFrame = MeleeFrame | RangedFrame | StrikeFrame;

/** The attack that is under way, the innermost if one broke into another. */
export function attackUnderWay(state: Readonly<ClassicState>): AttackFrame | undefined {
  return state.frames.findLast(isAttackFrame);
}

/** All attacks under way, the outermost first. */
export function attacksUnderWay(state: Readonly<ClassicState>): AttackFrame[] {
  return state.frames.filter(isAttackFrame);
}

function isAttackFrame(frame: { readonly kind: string }): frame is AttackFrame {
  return frame.kind === 'melee' || frame.kind === 'ranged' || frame.kind === 'strike';
}

/** Who attacks whom, and how. */
export function rolesIn(frame: Readonly<AttackFrame>): { by: CreatureId; who: CreatureId; attack: AttackKind } {
  switch (frame.kind) {
    case 'melee':
      return { by: frame.fighters[0].id, who: frame.fighters[1].id, attack: 'melee combat' };
    case 'strike':
      return { by: frame.attacker, who: frame.target, attack: 'magical strike' };
    case 'ranged':
      return { by: frame.attacker, who: frame.target, attack: frame.attack };
  }
}

/** Notes what an attack has dealt: success and Vampirism depend on it (C-GEN-16). */
export function addDealt(state: Readonly<ClassicState>, dealt: Dealt): void {
  const attack = attackUnderWay(state);
  if (attack) attack.dealt = [...attack.dealt, dealt];
}
