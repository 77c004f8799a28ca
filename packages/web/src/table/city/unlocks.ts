import { classicMachine, type Card, type CardId, type CostSymbol } from '@signum/classic';

/** What a new building would do for the hand. */
export interface Unlocks {
  /** Cards that the whole City cannot pay for today, and could with it. */
  readonly cards: readonly CardId[];
  /** How many cards of the hand ask for it by name. */
  readonly named: number;
}

/** Looks at the hand as if the building stood already. Whether a cost can be met is for the rules to say. */
export function unlockedBy(
  building: CardId,
  city: readonly CardId[],
  hand: readonly CardId[],
  cardOf: (id: CardId) => Card,
): Unlocks {
  const costing = [...new Set(hand)].map(cardOf).filter(card => 'cost' in card);
  const cards = costing
    .filter(
      ({ id, cost }) =>
        !canPay(id, cost.buildings, city, cardOf) && canPay(id, cost.buildings, [...city, building], cardOf),
    )
    .map(({ id }) => id);
  return {
    cards,
    named: costing.filter(({ cost }) => (cost.buildings as readonly string[]).includes(building)).length,
  };
}

/** Buildings in the order of their benefit: those that let cards be played, those that cards ask for, the rest as they were. */
export function byBenefit(
  buildings: readonly CardId[],
  city: readonly CardId[],
  hand: readonly CardId[],
  cardOf: (id: CardId) => Card,
): { readonly building: CardId; readonly unlocks: Unlocks }[] {
  const weight = ({ cards, named }: Unlocks): number => 100 * cards.length + named;
  return buildings
    .map(building => ({ building, unlocks: unlockedBy(building, city, hand, cardOf) }))
    .toSorted((one, other) => weight(other.unlocks) - weight(one.unlocks));
}

/** Could these buildings pay for the card? */
export function canPay(
  card: CardId,
  symbols: readonly CostSymbol[],
  city: readonly CardId[],
  cardOf: (id: CardId) => Card,
): boolean {
  const buildings = city.map(id => {
    const print = cardOf(id);
    return { card: id, isUnique: print.type === 'building' && print.kind !== 'basic' };
  });
  const asked = {
    kind: 'payment',
    seat: 0,
    n: 0,
    card,
    cost: { buildings: symbols, prosperity: 0 },
    buildings,
  } as const;
  return classicMachine.answers(asked).length > 0;
}
