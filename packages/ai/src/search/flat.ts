import { beliefs, freshOption, type Option } from './option.ts';
import type { Horizon } from './playout.ts';
import type { Trying } from './trials.ts';
import type { Weighed } from './weighed.ts';

/** How answers are played out. */
export interface Flat {
  readonly horizon: Horizon;
  /** How many of the answers that looked best are played out. */
  readonly arms: number;
  /** The first look counts as much as so many tries. */
  readonly doubt: number;
  /** How many points something may seem worse and still be tried, for want of tries. */
  readonly curiosity: number;
}

/** Flat UCB1: whatever seems best, or has been tried too seldom to tell, is played out next, as long as there is work left. */
export function flat(trials: Trying, options: readonly Option[], { horizon, arms, doubt, curiosity }: Flat): Weighed[] {
  const all = options.slice(0, arms).map(({ plan, prior }) => freshOption(plan, prior));
  for (let total = 0; !trials.isOver; total += 1) {
    const next = mostPromising(all, doubt, curiosity, total);
    const tried = trials.play(next.plan, horizon, next.tries + 1);
    if (!tried) break;
    next.sum += tried.value;
    next.tries += 1;
  }
  const values = beliefs(all, doubt);
  return all.map(({ plan, tries }, index) => ({ plan, value: values[index]!, tries })).filter(({ tries }) => tries > 0);
}

/** First what was never tried; then whatever could be the best for all that is known (Auer and others, 2002). */
function mostPromising(options: readonly Option[], doubt: number, curiosity: number, total: number): Option {
  const fresh = options.find(({ tries }) => tries === 0);
  if (fresh) return fresh;
  const believed = beliefs(options, doubt);
  const bounds = options.map(
    ({ tries }, index) => believed[index]! + curiosity * Math.sqrt(Math.log(total + 1) / tries),
  );
  return options[bounds.indexOf(Math.max(...bounds))]!;
}
