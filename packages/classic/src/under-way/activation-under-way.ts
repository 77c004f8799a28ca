import type { CreatureId } from '../ids.ts';
import type { ActivationFrame } from '../procedures/activation.ts';
import type { ClassicState } from '../state.ts';

/** The activation of this creature that is under way, if there is one: the innermost, if one broke into another. */
export function activationUnderWay(state: Readonly<ClassicState>, creature: CreatureId): ActivationFrame | undefined {
  const activation = state.frames.findLast((frame): frame is ActivationFrame => frame.kind === 'activation');
  return activation?.creature === creature ? activation : undefined;
}
