import { valueOf } from '../values/values.ts';
import { creditOf } from '../texts/credit.ts';
import { verb } from '../texts/verb.ts';

/** Eliminated without damage: the next state check finds it (C-ELM-1, C-ELM-2). */
export const eliminate = verb('eliminate', ({ play: { state }, text, creatures }) => {
  for (const creature of creatures('whom')) {
    creature.wounds = Math.max(creature.wounds, valueOf('health', creature, state));
    creature.woundedBy = creditOf(text, creature);
  }
});
