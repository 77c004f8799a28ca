import type { CostSymbol, Payment } from '@signum/classic';
import { nouns } from './nouns.ts';
import { count } from './numerals.ts';
import { type Clause, order } from './clause.ts';
import { listed } from './typography.ts';
import { verbs } from './verb-words.ts';

/** What is to be paid, each part an order: "заплатите 1 процветание", "поверните Кузницу". */
export function payment({ prosperity, discard, tap }: Payment): Clause[] {
  return [
    ...(prosperity ? [order(verbs.pay, count(prosperity, nouns.prosperity))] : []),
    ...(discard ? [order(verbs.discard, count(discard, nouns.card))] : []),
    ...(tap ? [order(verbs.tap, listed(tap.map(symbol => BUILDINGS[symbol])))] : []),
  ];
}

/** In the accusative. */
export const BUILDINGS: Readonly<Record<CostSymbol, string>> = {
  any: 'любое здание',
  unique: 'уникальное здание',
  arena: 'Арену',
  barracks: 'Казарму',
  'city-hall': 'Ратушу',
  library: 'Библиотеку',
  'school-of-magic': 'Школу магии',
  'shooting-range': 'Стрельбище',
  smithy: 'Кузницу',
  tavern: 'Таверну',
  temple: 'Храм',
};
