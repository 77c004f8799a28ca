import { verb } from '../texts/verb.ts';

/** A Stealth token, one at most (C-STL-2); the ability is not needed to carry one (C-GEN-12). */
export const hide = verb('hide', ({ play: { emit }, creatures }) => {
  for (const creature of creatures('whom')) {
    if (creature.hidden) continue;
    creature.hidden = true;
    emit({ type: 'stealthGained', who: creature.id }, 'C-STL-2');
  }
});
