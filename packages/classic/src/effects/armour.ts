import { giveArmour } from '../texts/give-armour.ts';
import { verb } from '../texts/verb.ts';

/** "+X Armour": X tokens at once (C-DMG-8, C-KW-Armour). */
export const armour = verb('armour', ({ play, text, effect, creatures, amount }) => {
  const n = amount(effect.amount);
  for (const creature of creatures('whom')) giveArmour(play, creature, n, text, effect.until);
});
