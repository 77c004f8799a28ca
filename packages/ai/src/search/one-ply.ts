import { freshOption, type Option } from './option.ts';
import type { Plan } from './plan.ts';
import type { Horizon } from './playout.ts';
import type { Trying } from './trials.ts';

/** How answers are looked at, one move ahead. */
export interface Look {
  /** How often each. */
  readonly tries: number;
  /** So many of the best are looked at again, */
  readonly keep: number;
  /** so often. */
  readonly again: number;
}

/**
 * One look at every plan, and some more at the best. Gives the options with what is thought of them as their prior, the best first. The
 * first round is made whatever the budget; without time for it there are none.
 */
export function onePly(
  trials: Trying,
  plans: readonly Plan[],
  horizon: Horizon,
  { tries, keep, again }: Look,
): Option[] {
  const all = plans.map(plan => freshOption(plan));
  lookAt(all, trials, horizon, tries);
  const best = rankedOf(all);
  const rest = best.splice(keep);
  lookAt(best, trials, horizon, again);
  return [...rankedOf(best), ...rest];
}

/** Every option once in each round, in the same world with the same luck. A round that is cut short counts for nothing. */
function lookAt(options: readonly Option[], trials: Trying, horizon: Horizon, rounds: number): void {
  for (let round = 0; round < rounds && options.length > 1; round += 1) {
    const number = options[0]!.tries + 1;
    if (number > 1 && trials.isOver) return;
    const values: number[] = [];
    for (const { plan } of options) {
      const tried = trials.play(plan, horizon, number);
      if (!tried) return;
      values.push(tried.value);
    }
    for (const [index, option] of options.entries()) {
      option.sum += values[index]!;
      option.tries += 1;
      option.prior = option.sum / option.tries;
    }
  }
}

function rankedOf(options: readonly Option[]): Option[] {
  return options.filter(({ tries }) => tries > 0).toSorted((one, other) => other.prior - one.prior);
}
