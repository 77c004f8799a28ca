import { BASIC_BUILDINGS, type Card, type CardId, type CostSymbol } from '@signum/classic';

/** One way to pay: the buildings that would be tapped. */
export type Payment = readonly CardId[];

/**
 * The way to pay that costs the player least: buildings that no other card of the hand asks for, and that have no ability of
 * their own to be tapped for. Among equals the first.
 */
export function suggestedPayment(
  ways: readonly Payment[],
  hand: readonly Card[],
  buildingOf: (id: CardId) => Card,
): Payment | undefined {
  const worth = (way: Payment): number => way.reduce((sum, id) => sum + useOf(id, hand, buildingOf(id)), 0);
  return ways.reduce<Payment | undefined>(
    (best, way) => (best === undefined || worth(way) < worth(best) ? way : best),
    undefined,
  );
}

/** How much a building is still good for this turn. */
function useOf(id: CardId, hand: readonly Card[], building: Card): number {
  const asking = hand.filter(card => 'cost' in card && asksFor(card.cost.buildings, id, building)).length;
  const own = (building.abilities ?? []).some(ability => 'use' in ability && ability.use === 'tap');
  return 2 * asking + (own ? 1 : 0);
}

function asksFor(symbols: readonly CostSymbol[], id: CardId, building: Card): boolean {
  if ((BASIC_BUILDINGS as readonly string[]).includes(id)) return (symbols as readonly string[]).includes(id);
  return building.type === 'building' && building.kind !== 'basic' && symbols.includes('unique');
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
