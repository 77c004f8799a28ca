import { verb } from '../texts/verb.ts';

/** May be activated again this turn, also if it was summoned in it (C-TRN-20, C-SUM-9). */
export const activate = verb('activate', ({ creatures }) => {
  for (const creature of creatures('whom')) creature.activated = false;
});
