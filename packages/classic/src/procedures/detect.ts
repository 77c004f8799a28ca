import type { Frame } from '@signum/kernel';
import { activationUnderWay } from '../under-way/activation-under-way.ts';
import { findLiving } from '../table/creatures.ts';
import { rollDie } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { detectingFaces, type DetectsBy } from '../legality/detect.ts';
import { steps } from '../procedure.ts';

/** An attempt to detect a hidden enemy (C-STL-12 to C-STL-18). It is no attack: a hidden detector stays hidden (C-STL-17). */
export interface DetectFrame extends Frame {
  readonly kind: 'detect';
  step: 'roll';
  readonly creature: CreatureId;
  readonly target: CreatureId;
  readonly by: DetectsBy;
}

export const detect = steps<DetectFrame>({
  roll({ state, emit }, { creature, target: who, by: means }) {
    const target = findLiving(state, who);
    if (!target?.hidden || !findLiving(state, creature)) return 'done';
    const face = rollDie(state.chance);
    emit({ type: 'detectionAttempted', who, by: creature, face }, 'C-STL-13');
    if (!detectingFaces(state, means).includes(face)) {
      emit({ type: 'detectionFailed', who, by: creature }, 'C-STL-15');
      return 'done';
    }
    target.hidden = false;
    emit({ type: 'stealthLost', who, because: 'detected' }, 'C-STL-14');
    emit({ type: 'detected', who, by: creature }, 'C-STL-14');
    const course = activationUnderWay(state, creature)?.course;
    if (course) course.detected = { target: who, by: means };
    return 'done';
  },
});
