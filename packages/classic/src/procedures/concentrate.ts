import type { Frame } from '@signum/kernel';
import { declareAbility, resolveAbility, userOf } from '../under-way/ability-stages.ts';
import { concentrationRoom } from '../table/concentration-room.ts';
import type { CreatureId } from '../ids.ts';
import { steps } from '../procedure.ts';

/** Concentration tokens are gained, by activation (C-KW-Concentration). */
export interface ConcentrateFrame extends Frame {
  readonly kind: 'concentrate';
  step: 'declare' | 'gain';
  readonly creature: CreatureId;
  cancelled: boolean;
}

export const concentrate = steps<ConcentrateFrame>({
  declare(play, frame) {
    const creature = userOf(play.state, frame);
    if (!creature) return 'done';
    declareAbility(play, creature, 'concentration');
    return 'gain';
  },

  gain(play, frame) {
    const creature = userOf(play.state, frame);
    const n = creature ? concentrationRoom(play.state, creature) : 0;
    if (!creature || n === 0) return 'done';
    creature.concentration += n;
    play.emit({ type: 'concentrationGained', who: creature.id, n }, 'C-KW-Concentration');
    return resolveAbility(play, frame, 'concentration');
  },
});
