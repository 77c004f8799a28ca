import type { BuildingCard, Cost } from '@signum/classic';
import { buildable, isMatched } from './city-plan.ts';

/**
 * An order of construction that makes many cards payable soon: each time the building that completes the most costs, then the one
 * that the rest waits for most, then the cheapest. Good advice, not proven best.
 */
export function suggestedOrder(pool: readonly BuildingCard[], costs: readonly Cost[]): BuildingCard[] {
  const order: BuildingCard[] = [];
  let left = [...new Set(pool)];
  while (left.length > 0) {
    const may = left.filter(card => buildable([...order, card]).length > order.length);
    const best = (may.length > 0 ? may : left).toSorted((one, other) => compared(rated(other), rated(one)))[0]!;
    order.push(best);
    left = left.filter(card => card !== best);
  }
  return order;

  function rated(card: BuildingCard): number[] {
    const city = [...order, card];
    const paid = costs.filter(({ buildings }) => isMatched(buildings, city)).length;
    const waiting = costs.filter(({ buildings }) => !isMatched(buildings, city));
    const wanted = waiting.filter(({ buildings }) => (buildings as readonly string[]).includes(card.id)).length;
    return [paid, wanted, -card.cost.prosperity];
  }
}

/** By the first number that differs. */
function compared(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : one[place]! - other[place]!;
}
