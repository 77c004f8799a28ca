import { damageOf } from '../procedures/damage.ts';
import { creditOf } from '../texts/credit.ts';
import { verb } from '../texts/verb.ts';

/** Wounds, past all Armour (C-DMG-2). */
export const wound = verb('wound', ({ text, effect, creatures, amount }) => {
  const n = amount(effect.amount);
  if (n <= 0) return [];
  return [
    damageOf(
      creatures('whom').map(one => ({ who: one.id, credit: creditOf(text, one), n, of: 'wounds', from: 'effect' })),
    ),
  ];
});
