import type { CostSymbol } from '@signum/classic';
import { mark } from '../marks.ts';
import { names } from './names.ts';

/** The symbols of a cost, behind a colon: "Арена", "уникальное здание", "2 любых здания". */
export function asked(symbols: readonly CostSymbol[]): string[] {
  const named = symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique');
  return [
    ...named.map(symbol => mark('building', symbol, names.costs[symbol])),
    ...some(symbols.filter(symbol => symbol === 'unique').length, 'уникальное', 'уникальных'),
    ...some(symbols.filter(symbol => symbol === 'any').length, 'любое', 'любых'),
  ];
}

/** No cost asks for as many as eleven of a kind. */
function some(n: number, one: string, more: string): string[] {
  if (n === 0) return [];
  return [n === 1 ? `${one} здание` : `${n} ${more} ${n < 5 ? 'здания' : 'зданий'}`];
}
