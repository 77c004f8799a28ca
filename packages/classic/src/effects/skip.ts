import { verb } from '../texts/verb.ts';

/** Its next activation is skipped (C-ACT-10); several skips do not add up. */
export const skip = verb('skip', ({ play, creatures }) => {
  for (const creature of creatures('whom')) {
    creature.skips = true;
    play.emit({ type: 'skipImposed', who: creature.id }, 'C-ACT-10');
  }
});
