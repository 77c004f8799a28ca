import type { Seat } from '@signum/kernel';
import { isStanding } from '../values/bonuses.ts';
import type { Card } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import { holds } from '../texts/holds.ts';
import type { PlayerBonus } from '../language/index.ts';
import { cardOf, playerOf } from '../table/players.ts';
import { foundOnce } from '../standing-still.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { standingsOf } from '../values/standing.ts';
import { isPlayerBonus, traitsOf } from '../values/traits.ts';
import { knowing } from '../values/values.ts';

/** What a player has through texts that work all the time: discounts and income. Asked anew each time (C-ABL-15). */
export function playerBonuses(state: Readonly<ClassicState>, seat: Seat): readonly PlayerBonus[] {
  if (!standingsOf(state).rewards) return NONE;
  return foundOnce(state, `bonuses of ${seat}`, () => bonusesOf(state, seat));
}

const NONE: readonly PlayerBonus[] = [];

function bonusesOf(state: Readonly<ClassicState>, seat: Seat): PlayerBonus[] {
  const found: PlayerBonus[] = [];
  const { city, relics } = playerOf(state, seat);
  for (const { card } of city) {
    const print = cardOf(state, card);
    if (traitsOf(print).rewards) add({ seat, source: card, card }, print); // tapped or not (C-CTY-9)
  }
  for (const { id, card } of relics) {
    const print = cardOf(state, card);
    if (traitsOf(print).rewards) add({ seat, source: id, card, relic: id }, print);
  }
  for (const creature of state.creatures) {
    const { id, card, controller, dying } = creature;
    if (controller !== seat || dying) continue;
    const print = printOf(state, creature);
    if (traitsOf(print).rewards) add({ seat, source: id, card, bearer: id }, print);
  }
  for (const { id, card, owner } of state.terrains) {
    const print = owner === seat ? cardOf(state, card) : undefined;
    if (print && traitsOf(print).rewards) add({ seat, source: id, card, terrain: id }, print);
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
