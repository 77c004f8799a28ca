/** One case to learn from: what was seen, and what came of it. */
export interface Case {
  readonly seen: readonly number[];
  readonly won: boolean;
}

const STEPS = 400;
const PACE = 2;
/** So strongly is every weight drawn to nothing: a number that tells little shall count little. */
const MODESTY = 0.001;

/**
 * Logistic regression: the weights under which what was seen foretells best what came of it, by going uphill. The sum of what was seen,
 * each times its weight, is the logarithm of the odds.
 */
export function fitted(cases: readonly Case[]): number[] {
  const width = cases[0]?.seen.length ?? 0;
  const spread = Array.from({ length: width }, (_, place) => {
    const squares = cases.reduce((sum, { seen }) => sum + seen[place]! ** 2, 0);
    return Math.sqrt(squares / cases.length) || 1;
  });
  const scaled = cases.map(({ seen, won }) => ({ seen: seen.map((value, place) => value / spread[place]!), won }));
  const weights = spread.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map(weight => -MODESTY * weight);
    for (const { seen, won } of scaled) {
      const miss = ((won ? 1 : 0) - chanceOf(seen, weights)) / scaled.length;
      for (let place = 0; place < width; place += 1) slope[place]! += miss * seen[place]!;
    }
    for (let place = 0; place < width; place += 1) weights[place]! += PACE * slope[place]!;
  }
  return weights.map((weight, place) => weight / spread[place]!);
}

export function chanceOf(seen: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (const [place, value] of seen.entries()) sum += value * weights[place]!;
  return 1 / (1 + Math.exp(-sum));
}

/** How well something foretold: how often the favourite won, and the surprise on average (ln 2 for whoever just guesses). */
export function foretold(
  cases: readonly Case[],
  weights: readonly number[],
): { readonly right: number; readonly surprise: number } {
  let right = 0;
  let surprise = 0;
  for (const { seen, won } of cases) {
    const chance = chanceOf(seen, weights);
    if (chance > 0.5 === won) right += 1;
    surprise -= Math.log(won ? chance : 1 - chance);
  }
  return { right: right / cases.length, surprise: surprise / cases.length };
}
