import type { CostSymbol } from '@signum/classic';
import { mark } from '../marks.ts';
import { names } from './names.ts';

/** What a cost asks to be tapped: "the Arena", "a unique building", "any 2 buildings". */
export function asked(symbols: readonly CostSymbol[]): string[] {
  const { named, uniques, others } = sorted(symbols);
  return [
    ...named.map(symbol => `the ${building(symbol)}`),
    ...some(uniques, 'any unique building', `any ${uniques}\u00a0unique buildings`),
    ...some(others, 'any building', `any ${others}\u00a0buildings`),
  ];
}

/** What is missing for it: "an untapped Arena", "2 more untapped buildings". */
export function lacking(symbols: readonly CostSymbol[]): string[] {
  const { named, uniques, others } = sorted(symbols);
  return [
    ...named.map(symbol => `an untapped ${building(symbol)}`),
    ...some(uniques, 'an untapped unique building', `${uniques}\u00a0untapped unique buildings`),
    ...some(others, 'one more untapped building', `${others}\u00a0more untapped buildings`),
  ];
}

type Named = Exclude<CostSymbol, 'any' | 'unique'>;

function sorted(symbols: readonly CostSymbol[]): { named: Named[]; uniques: number; others: number } {
  return {
    named: symbols.filter((symbol): symbol is Named => symbol !== 'any' && symbol !== 'unique'),
    uniques: symbols.filter(symbol => symbol === 'unique').length,
    others: symbols.filter(symbol => symbol === 'any').length,
  };
}

function building(symbol: Named): string {
  return mark('building', symbol, names.costs[symbol]);
}

function some(n: number, one: string, more: string): string[] {
  return n === 0 ? [] : [n === 1 ? one : more];
}
