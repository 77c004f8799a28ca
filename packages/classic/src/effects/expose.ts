import { shedStealth } from '../under-way/shed-stealth.ts';
import { verb } from '../texts/verb.ts';

/** The Stealth token is lost, if there is one. */
export const expose = verb('expose', ({ play, creatures }) => {
  for (const creature of creatures('whom')) shedStealth(play, creature, 'ability');
});
