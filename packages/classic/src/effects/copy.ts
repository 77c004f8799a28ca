import { isStanding } from '../values/bonuses.ts';
import { printOf } from '../table/creatures.ts';
import { giveBonus } from '../texts/give-bonus.ts';
import { verb } from '../texts/verb.ts';

/** All keywords printed on another creature, with their values and texts. A copy gives no tokens. */
export const copy = verb('copy', ({ play, text, effect, creatures }) => {
  const [model] = creatures('from');
  if (!model) return;
  for (const creature of creatures('whom')) {
    for (const use of printOf(play.state, model).keywords ?? []) {
      if (isStanding(play.state, creature, use)) giveBonus(play, text, creature, use, effect.until);
    }
  }
});
