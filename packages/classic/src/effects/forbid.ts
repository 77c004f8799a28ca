import { giveBonus } from '../texts/give-bonus.ts';
import { verb } from '../texts/verb.ts';

/** Something is kept from a creature; being placed, pushed or swapped is no moving. "Cannot" beats permissions (C-ABL-20). */
export const forbid = verb('forbid', ({ play, text, effect, creatures }) => {
  for (const creature of creatures('whom')) {
    for (const cannot of effect.from) giveBonus(play, text, creature, { cannot }, effect.until);
  }
});
