import { verb } from '../texts/verb.ts';

/** Poison or Disease tokens are taken off (C-AMB-187). */
export const cure = verb('cure', ({ play: { emit }, effect: { of }, creatures }) => {
  for (const creature of creatures('whom')) {
    if (creature.poisoned && of.includes('poison')) {
      creature.poisoned = false;
      emit({ type: 'poisonLost', who: creature.id }, 'C-KW-Poison');
    }
    if (creature.diseased && of.includes('disease')) {
      creature.diseased = false;
      emit({ type: 'diseaseLost', who: creature.id }, 'C-KW-Disease');
    }
  }
});
