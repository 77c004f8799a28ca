import type { Frame } from '@signum/kernel';
import { declareAbility, resolveAbility, userOf } from '../under-way/ability-stages.ts';
import type { CreatureId } from '../ids.ts';
import { steps } from '../procedure.ts';

/** Poison is lost, by activation (C-KW-Poison). */
export interface CurePoisonFrame extends Frame {
  readonly kind: 'curePoison';
  step: 'cure' | 'declare';
  readonly creature: CreatureId;
  cancelled: boolean;
}

export const curePoison = steps<CurePoisonFrame>({
  declare(play, frame) {
    const creature = userOf(play.state, frame);
    if (!creature) return 'done';
    declareAbility(play, creature, 'cure poison');
    return 'cure';
  },

  cure(play, frame) {
    const creature = userOf(play.state, frame);
    if (!creature?.poisoned) return 'done';
    creature.poisoned = false;
    play.emit({ type: 'poisonLost', who: creature.id }, 'C-KW-Poison');
    return resolveAbility(play, frame, 'cure poison');
  },
});
