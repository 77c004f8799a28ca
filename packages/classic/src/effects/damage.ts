import { damageOf } from '../procedures/damage.ts';
import { creditOf } from '../texts/credit.ts';
import { verb } from '../texts/verb.ts';

/** Damage to all of them at once, one instance each (C-DMG-1, C-TIM-12). It is no attack (C-AMB-185). */
export const damage = verb('damage', ({ text, effect, creatures, amount }) => {
  const n = amount(effect.amount);
  if (n <= 0) return [];
  return [
    damageOf(
      creatures('whom').map(one => ({ who: one.id, credit: creditOf(text, one), n, of: 'damage', from: 'effect' })),
    ),
  ];
});
