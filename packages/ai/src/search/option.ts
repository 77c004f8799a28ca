import type { Plan } from './plan.ts';

/** A plan that is being tried out. */
export interface Option {
  readonly plan: Plan;
  /** What a first look has shown, before anything was played out. */
  prior: number;
  sum: number;
  tries: number;
}

export function freshOption(plan: Plan, prior = 0): Option {
  return { plan, prior, sum: 0, tries: 0 };
}

/**
 * What is believed of each option: what its tries have shown, and what the first look told, which counts as much as `doubt` tries. Both
 * are measured from where they stand on average, for a look at the next turn sees other things than one at this one.
 */
export function beliefs(options: readonly Option[], doubt: number): number[] {
  const tried = options.filter(({ tries }) => tries > 0);
  const mean = average(tried.map(({ sum, tries }) => sum / tries));
  const prior = average(tried.map(one => one.prior));
  return options.map(
    option => (option.sum + doubt * (option.prior - prior + mean)) / Math.max(1e-9, option.tries + doubt),
  );
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
