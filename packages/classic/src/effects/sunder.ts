import { verb } from '../texts/verb.ts';

/** Armour tokens are taken off. That is no damage. */
export const sunder = verb('sunder', ({ play: { emit }, effect, creatures, amount }) => {
  for (const creature of creatures('whom')) {
    const n = Math.min(creature.armour, amount(effect.amount, creature.armour));
    if (n <= 0) continue;
    creature.armour -= n;
    emit({ type: 'armourLost', who: creature.id, n });
  }
});
