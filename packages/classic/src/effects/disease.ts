import { isUntouchedBy } from '../values/values.ts';
import { verb } from '../texts/verb.ts';

/** A Disease token, one at most (C-KW-Disease). */
export const disease = verb('disease', ({ play: { state, emit }, creatures }) => {
  for (const creature of creatures('whom')) {
    if (creature.diseased || isUntouchedBy(state, creature, 'disease')) continue;
    creature.diseased = true;
    emit({ type: 'diseaseGained', who: creature.id }, 'C-KW-Disease');
  }
});
