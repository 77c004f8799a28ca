import type { CostSymbol } from '@signum/classic';
import { mark } from '../marks.ts';
import { names } from './names.ts';
import { costGender } from './nouns.ts';
import { agree, the } from './phrase.ts';

/** What a cost asks to be tapped: "l'Arène", "un bâtiment unique", "2 bâtiments au choix". */
export function asked(symbols: readonly CostSymbol[]): string[] {
  const { named, uniques, others } = sorted(symbols);
  return [
    ...named.map(symbol => the(building(symbol), costGender[symbol])),
    ...some(uniques, 'un bâtiment unique', `${uniques} bâtiments uniques`),
    ...some(others, 'un bâtiment au choix', `${others} bâtiments au choix`),
  ];
}

/** What is missing for it: "une Arène non engagée", "2 autres bâtiments non engagés". */
export function lacking(symbols: readonly CostSymbol[]): string[] {
  const { named, uniques, others } = sorted(symbols);
  return [
    ...named.map(symbol => {
      const gender = costGender[symbol];
      return `${gender === 'f' ? 'une' : 'un'} ${building(symbol)} non ${agree('engagé', { gender })}`;
    }),
    ...some(uniques, 'un bâtiment unique non engagé', `${uniques} bâtiments uniques non engagés`),
    ...some(others, 'un autre bâtiment non engagé', `${others} autres bâtiments non engagés`),
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
