import type { Frame } from '@signum/kernel';
import { findLiving } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import { whyNotReturnToShadow } from '../legality/return-to-shadow.ts';
import { steps } from '../procedure.ts';

/** A Stealth token is taken again, by activation (C-STL-19, C-STL-20). */
export interface ReturnToShadowFrame extends Frame {
  readonly kind: 'returnToShadow';
  step: 'declare' | 'vanish';
  readonly creature: CreatureId;
  cancelled: boolean;
}

export const returnToShadow = steps<ReturnToShadowFrame>({
  declare({ emit }, { creature }) {
    emit({ type: 'abilityDeclared', who: creature, ability: 'stealth' }, 'C-STL-20');
    return 'vanish';
  },

  vanish({ state, emit }, { creature: who, cancelled }) {
    const creature = findLiving(state, who);
    if (!creature || cancelled || whyNotReturnToShadow(state, creature)) return 'done'; // C-TIM-6
    creature.hidden = true;
    emit({ type: 'stealthGained', who }, 'C-STL-19');
    emit({ type: 'abilityResolved', who, ability: 'stealth' }, 'C-STL-20');
    return 'done';
  },
});
