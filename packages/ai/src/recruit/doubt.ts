import type { Table } from '../table.ts';

/** How much something seems to be worth to somebody who is not sure. */
export type Seeming = (worth: number) => number;

/**
 * Whoever doubts takes what is worse by one point of doubt for better now and then: the highest of several worths with this noise is each of
 * them just as often as a softmax of that temperature would pick it. What is plainly foolish is not done.
 */
export function seemingTo({ doubt = 0, random }: Pick<Table, 'doubt' | 'random'>): Seeming {
  if (doubt === 0) return worth => worth;
  return worth => worth - doubt * Math.log(-Math.log((random() + HALF_A_GRAIN) / (1 + 2 * HALF_A_GRAIN)));
}

/** What lies in the order of its worth, the best first, in the order in which it seems to be worth something. Whoever is sure leaves it as it is. */
export function seemingBest<T extends { readonly worth: number }>(
  table: Pick<Table, 'doubt' | 'random'>,
  all: readonly T[],
): readonly T[] {
  if (!table.doubt) return all;
  const seeming = seemingTo(table);
  return all.map(one => ({ ...one, worth: seeming(one.worth) })).toSorted((one, other) => other.worth - one.worth);
}

/** Neither 0 nor 1: of those there is no logarithm. */
const HALF_A_GRAIN = 2 ** -25;
