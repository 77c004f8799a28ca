import { isUntouchedBy } from '../values/values.ts';
import { verb } from '../texts/verb.ts';

/** A Poison token, one at most (C-KW-Poison). */
export const poison = verb('poison', ({ play: { state, emit }, creatures }) => {
  for (const creature of creatures('whom')) {
    if (creature.poisoned || isUntouchedBy(state, creature, 'poison')) continue;
    creature.poisoned = true;
    emit({ type: 'poisonGained', who: creature.id }, 'C-KW-Poison');
  }
});
