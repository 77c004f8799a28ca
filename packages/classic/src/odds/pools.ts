import { FACES, type Face } from '../vocabulary.ts';

/** One result of a pool of dice that matters, and how probable it is. */
export interface PoolResult {
  readonly faces: readonly Face[];
  readonly probability: number;
}

/**
 * All results of n dice, dice that mean the same taken together. If only success and failure count there are n + 1 of them;
 * if every face has a meaning of its own, as many as there are multisets of three faces.
 */
export function poolResults(dice: number, counting: readonly Face[] | undefined): PoolResult[] {
  const groups = counting === undefined ? FACES.map(face => [face]) : grouped(counting);
  return spread(dice, groups).map(counts => ({
    faces: counts.flatMap((count, index) => Array.from<Face>({ length: count }).fill(groups[index]![0]!)),
    probability:
      multinomial(dice, counts) * counts.reduce((p, count, index) => p * (groups[index]!.length / 3) ** count, 1),
  }));
}

/** The faces that count, and those that do not; either may be empty. */
function grouped(counting: readonly Face[]): Face[][] {
  const rest = FACES.filter(face => !counting.includes(face));
  return [FACES.filter(face => counting.includes(face)), rest].filter(group => group.length > 0);
}

/** All ways to spread dice over groups. */
function spread(dice: number, groups: readonly unknown[]): number[][] {
  if (groups.length === 1) return [[dice]];
  return Array.from({ length: dice + 1 }, (_, first) => first).flatMap(first =>
    spread(dice - first, groups.slice(1)).map(rest => [first, ...rest]),
  );
}

function multinomial(dice: number, counts: readonly number[]): number {
  return factorial(dice) / counts.reduce((product, count) => product * factorial(count), 1);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
