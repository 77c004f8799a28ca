import type { Card, CardId, CostSymbol } from '@signum/classic';
import { canPay } from './unlocks.ts';

/** One way to pay: the buildings that would be tapped. */
export type Payment = readonly CardId[];

/**
 * The way to pay that leaves most: other cards of the hand that the rest of the City can still pay for this turn, then buildings that can be
 * tapped for something of their own, Prosperity before all. Among equals the first.
 */
export function suggestedPayment(
  ways: readonly Payment[],
  hand: readonly Card[],
  city: readonly CardId[],
  cardOf: (id: CardId) => Card,
): Payment | undefined {
  const left = (way: Payment): number => {
    const rest = city.filter(id => !way.includes(id));
    const playable = hand.filter(card => 'cost' in card && canPay(card.id, card.cost.buildings, rest, cardOf)).length;
    return rest.reduce((sum, id) => sum + useOf(cardOf(id)), 4 * playable);
  };
  return ways.reduce<Payment | undefined>(
    (best, way) => (best === undefined || left(way) > left(best) ? way : best),
    undefined,
  );
}

/** How much a building is good for when it is tapped for its own ability. */
function useOf({ abilities = [] }: Card): number {
  const taps = abilities.filter(ability => 'use' in ability && ability.use === 'tap');
  const prospers = taps.some(ability => JSON.stringify(ability).includes('"do":"prosper"'));
  return prospers ? 2 : taps.length > 0 ? 1 : 0;
}

/** The way to pay that differs least from the present one and taps this building, or spares it if it is tapped now. */
export function swapped(ways: readonly Payment[], now: Payment, building: CardId): Payment | undefined {
  const isIn = now.includes(building);
  const others = ways.filter(way => way.includes(building) !== isIn);
  const shared = (way: Payment): number => way.filter(id => now.includes(id)).length;
  return others.reduce<Payment | undefined>(
    (best, way) => (best === undefined || shared(way) > shared(best) ? way : best),
    undefined,
  );
}

/** Which building stands for which symbol of the cost: named ones for themselves, then unique ones, the rest for any. */
export function matched(
  symbols: readonly CostSymbol[],
  way: Payment,
  isUnique: (id: CardId) => boolean,
): { readonly symbol: CostSymbol; readonly building: CardId }[] {
  const left = [...way];
  const take = (fits: (id: CardId) => boolean): CardId | undefined => {
    const place = left.findIndex(fits);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const choosy = symbols.toSorted((one, other) => rank(one) - rank(other));
  return choosy.flatMap(symbol => {
    const building = take(id => id === symbol || symbol === 'any' || (symbol === 'unique' && isUnique(id)));
    return building === undefined ? [] : [{ symbol, building }];
  });
}

function rank(symbol: CostSymbol): number {
  return symbol === 'any' ? 2 : symbol === 'unique' ? 1 : 0;
}
