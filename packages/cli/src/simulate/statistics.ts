/** Where a true value lies with 95 % certainty. */
export type Interval = readonly [number, number];

/** A difference, where it truly lies, and how often chance alone would make one as large. */
export interface Difference {
  readonly value: number;
  readonly interval: Interval;
  /** Two-sided. */
  readonly p: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/** Wilson's score interval of a share: sensible also for few games, and where nearly everything was won. */
export function wilson(share: number, n: number): Interval {
  if (n === 0) return [0, 1];
  const spread = (Z * Z) / n;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Math.sqrt((share * (1 - share)) / n + spread / (4 * n)) * Z) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** One share minus another of other games, with Newcombe's interval, which is made of the two of Wilson. */
export function differenceOfShares(share: number, n: number, other: number, m: number): Difference {
  if (n === 0 || m === 0) return { value: 0, interval: [-1, 1], p: 1 };
  const value = share - other;
  const [low, high] = wilson(share, n);
  const [otherLow, otherHigh] = wilson(other, m);
  const below = Math.hypot(share - low, otherHigh - other);
  const above = Math.hypot(high - share, other - otherLow);
  const together = (share * n + other * m) / (n + m);
  const error = Math.sqrt(together * (1 - together) * (1 / n + 1 / m));
  return { value, interval: [value - below, value + above], p: chanceOf(value, error) };
}

/** Games of one kind: `won` of `n` with something, `otherWon` of `m` without it. */
export interface Stratum {
  n: number;
  won: number;
  m: number;
  otherWon: number;
}

/**
 * What something is worth when like is compared with like only: the differences within each stratum, weighed after Mantel and Haenszel,
 * with the error of Greenland and Robins. Thrown together, a card of a weak deck would look bad, and one that a small deck draws often
 * would look as good as that deck.
 */
export function stratifiedDifference(strata: readonly Stratum[]): Difference {
  const telling = tellingStrata(strata);
  const weight = sumOf(telling, ({ n, m }) => (n * m) / (n + m));
  if (weight === 0) return { value: 0, interval: [-1, 1], p: 1 };
  const value = sumOf(telling, ({ n, won, m, otherWon }) => (won * m - otherWon * n) / (n + m)) / weight;
  const variance = sumOf(
    telling,
    ({ n, won, m, otherWon }) =>
      (won * (n - won) * m ** 3 + otherWon * (m - otherWon) * n ** 3) / (n * m * (n + m) ** 2),
  );
  if (variance === 0) return thrownTogether(telling); // too few games to tell an error from
  const error = Math.sqrt(variance) / weight;
  const interval: Interval = [Math.max(-1, value - Z * error), Math.min(1, value + Z * error)];
  return { value, interval, p: chanceOf(value, error) };
}

/** Where something was sometimes there and sometimes not. */
export function tellingStrata(strata: readonly Stratum[]): Stratum[] {
  return strata.filter(({ n, m }) => n > 0 && m > 0);
}

function thrownTogether(strata: readonly Stratum[]): Difference {
  const n = sumOf(strata, one => one.n);
  const m = sumOf(strata, one => one.m);
  return differenceOfShares(sumOf(strata, ({ won }) => won) / n, n, sumOf(strata, ({ otherWon }) => otherWon) / m, m);
}

/** The mean of differences game by game: the same games played twice, so most of the noise is in both and drops out. */
export function meanDifference(differences: readonly number[]): Difference {
  const n = differences.length;
  if (n < 2) return { value: differences[0] ?? 0, interval: [-1, 1], p: 1 };
  const value = differences.reduce((sum, one) => sum + one, 0) / n;
  const squares = differences.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const error = Math.sqrt(squares / (n - 1) / n);
  return { value, interval: [value - Z * error, value + Z * error], p: chanceOf(value, error) };
}

/** The difference of two means of other games. */
export function differenceOfMeans(some: readonly number[], others: readonly number[]): Difference {
  if (some.length < 2 || others.length < 2) return { value: 0, interval: [-Infinity, Infinity], p: 1 };
  const value = meanOf(some) - meanOf(others);
  const error = Math.sqrt(varianceOf(some) / some.length + varianceOf(others) / others.length);
  return { value, interval: [value - Z * error, value + Z * error], p: chanceOf(value, error) };
}

/** How far one difference is from another: their errors add up by squares. */
export function differenceOfDifferences(one: Difference, other: Difference): Difference {
  const value = one.value - other.value;
  const reach = Math.hypot(halfOf(one.interval), halfOf(other.interval));
  return { value, interval: [value - reach, value + reach], p: chanceOf(value, reach / Z) };
}

/**
 * Which of many results are more than noise (after Benjamini and Hochberg): of those that are said to be, one in twenty is not. One by
 * one, five in a hundred cards would stand out by chance alone.
 */
export function beyondNoise(chances: readonly number[], wrong = 0.05): boolean[] {
  const sorted = chances.toSorted((one, other) => one - other);
  const count = sorted.findLastIndex((p, rank) => p <= (wrong * (rank + 1)) / sorted.length) + 1;
  const limit = count === 0 ? -1 : sorted[count - 1]!;
  return chances.map(p => p <= limit);
}

export function sumOf<T>(list: readonly T[], part: (one: T) => number): number {
  return list.reduce((sum, one) => sum + part(one), 0);
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** The value below which this part of all lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function halfOf([low, high]: Interval): number {
  return (high - low) / 2;
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
}

/** How often chance gives a value at least so far from nought. Without any spread: never, or always. */
function chanceOf(value: number, error: number): number {
  if (!(error > 0)) return value === 0 || Number.isNaN(error) ? 1 : 0;
  return erfc(Math.abs(value) / error / Math.SQRT2);
}

/** The complementary error function, right to seven decimals (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
}
