import type { Frame } from '@signum/kernel';
import { findLiving } from '../table/creatures.ts';
import { isHealable } from '../texts/suits.ts';
import type { CreatureId } from '../ids.ts';
import { steps } from '../procedure.ts';

/** Wound tokens are taken off (C-DMG-12 to C-DMG-14). */
export interface HealFrame extends Frame {
  readonly kind: 'heal';
  step: 'apply' | 'begin';
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  readonly n: number | 'all';
}

export const heal = steps<HealFrame>({
  /** Whoever is dying is not healed any more (C-DMG-14), and nothing is no healing in the newest edition (C-ABL-10). */
  begin({ state, emit }, { who, by, n }) {
    const creature = findLiving(state, who);
    if (!creature || !isHealable(state, creature)) return 'done';
    if (n === 0 && state.rules.emptyEffects === 'do not count') return 'done';
    emit({ type: 'healDeclared', who, ...(by !== null && { by }) }, 'C-DMG-13');
    return 'apply';
  },

  apply({ state, emit }, { who, by, n }) {
    const creature = findLiving(state, who);
    if (!creature || !isHealable(state, creature)) return 'done';
    const healed = n === 'all' ? creature.wounds : Math.min(n, creature.wounds);
    creature.wounds -= healed;
    emit({ type: 'healed', who, ...(by !== null && { by }), n: healed }, 'C-DMG-12');
    if (creature.wounds === 0) emit({ type: 'fullyHealed', who, ...(by !== null && { by }) }, 'C-DMG-12');
    return 'done';
  },
});
