import type { CostSymbol, Payment } from '@signum/classic';
import { names } from './names.ts';
import { list } from './nouns.ts';
import { mark } from '../marks.ts';

/** What is to be paid: "pay 1 Prosperity and tap the Smithy"; as a fact: "pays 1 Prosperity". */
export function payment(cost: Payment, form: 'order' | 'they pay' = 'order'): string {
  const s = form === 'order' ? '' : 's';
  return list([
    ...(cost.prosperity === undefined ? [] : [`pay${s} ${cost.prosperity} Prosperity`]),
    ...(cost.discard === undefined ? [] : [`discard${s} ${cost.discard} ${cost.discard === 1 ? 'card' : 'cards'}`]),
    ...(cost.tap === undefined ? [] : [`tap${s} ${list(cost.tap.map(building))}`]),
  ]);
}

function building(symbol: CostSymbol): string {
  if (symbol === 'any') return 'a building';
  if (symbol === 'unique') return 'a unique building';
  return `the ${mark('building', symbol, names.costs[symbol])}`;
}
