import type { Bonus, CreatureBonus } from '../language/index.ts';
import { giveArmour } from '../texts/give-armour.ts';
import { giveBonus } from '../texts/give-bonus.ts';
import { verb } from '../texts/verb.ts';

/** Bonuses, and abilities that were not printed (C-ABL-5 to C-ABL-16). */
export const gain = verb('gain', ({ play, text, effect, creatures }) => {
  const { bonus: bonuses, until } = effect;
  for (const creature of creatures('whom')) {
    for (const bonus of bonuses.filter(isForCreatures)) {
      const tokens = tokensOf(bonus, creature.armour);
      if (tokens > 0) giveArmour(play, creature, tokens, text, until);
      giveBonus(play, text, creature, bonus, until);
    }
  }
});

/** Discounts and income belong to players and only come from what stands in play. */
function isForCreatures(bonus: Bonus): bonus is CreatureBonus {
  return !('discount' in bonus) && !('income' in bonus);
}

/** "Armour X" gained in play fills the tokens up to X, "+X" adds X, also without the ability (C-KW-Armour, C-ABL-6). */
function tokensOf(bonus: CreatureBonus, armour: number): number {
  if (!('keyword' in bonus) || bonus.keyword !== 'armour') return 0;
  return 'plus' in bonus ? bonus.plus : Math.max(0, bonus.x - armour);
}
