import type { Seat } from '@signum/kernel';
import { isStanding } from '../values/bonuses.ts';
import type { Card } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import { holds } from '../texts/holds.ts';
import type { Bonus, PlayerBonus } from '../language/index.ts';
import { cardOf, playerOf } from '../table/players.ts';
import { foundOnce } from '../standing-still.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { knowing } from '../values/values.ts';

/** What a player has through texts that work all the time: discounts and income. Asked anew each time (C-ABL-15). */
export function playerBonuses(state: Readonly<ClassicState>, seat: Seat): readonly PlayerBonus[] {
  return foundOnce(state, `bonuses of ${seat}`, () => bonusesOf(state, seat));
}

function bonusesOf(state: Readonly<ClassicState>, seat: Seat): PlayerBonus[] {
  const found: PlayerBonus[] = [];
  const { city, relics } = playerOf(state, seat);
  for (const { card } of city) add({ seat, source: card, card }, cardOf(state, card)); // tapped or not (C-CTY-9)
  for (const { id, card } of relics) add({ seat, source: id, card, relic: id }, cardOf(state, card));
  for (const creature of state.creatures) {
    const { id, card, controller, dying } = creature;
    if (controller === seat && !dying) add({ seat, source: id, card, bearer: id }, printOf(state, creature));
  }
  for (const { id, card, owner } of state.terrains) {
    if (owner === seat) add({ seat, source: id, card, terrain: id }, cardOf(state, card));
  }
  return found;

  function add(text: Text, { abilities = [] }: Card): void {
    for (const ability of abilities) {
      if (!('always' in ability) || !ability.always.some(isPlayerBonus)) continue;
      if (!isStanding(state, { controller: seat }, ability)) continue;
      if (ability.if && !holds(state, text, ability.if, knowing(state))) continue;
      found.push(...ability.always.filter(isPlayerBonus));
    }
  }
}

function isPlayerBonus(bonus: Bonus): bonus is PlayerBonus {
  return 'discount' in bonus || 'income' in bonus;
}
