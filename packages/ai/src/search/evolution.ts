import type { Action, ClassicState } from '@signum/classic';
import { mostPromising, type Flat } from './flat.ts';
import { freshOption, type Option } from './option.ts';
import type { Plan } from './plan.ts';
import type { Trying } from './trials.ts';
import { varied } from './variation.ts';

export interface Evolution extends Flat {
  /** There are so many times the root of all tries new plans: the more tries, the more plans, and the more tries for each. */
  readonly growth: number;
}

/**
 * Plans for the whole turn that evolve. Whichever seems best is played out again and again, and from time to time one of its children, a
 * little changed, joins the others. They begin as mere answers, for which habit fills in the rest of the turn.
 */
export function evolve(
  trials: Trying,
  state: Readonly<ClassicState>,
  options: readonly Option[],
  { horizon, arms, doubt, curiosity, growth }: Evolution,
  random: () => number,
): Option[] {
  const all = options.slice(0, arms).map(({ plan, prior }) => freshOption(plan, prior));
  const taken = new Map<Plan, readonly Action[]>();
  const open = new Map<string, Action>();
  for (let total = 0; !trials.isOver; total += 1) {
    let next = mostPromising(all, doubt, curiosity, total);
    if (next.tries > 0 && all.length < arms + growth * Math.sqrt(total)) {
      const { plan, prior } = next;
      const mate = all[Math.floor(random() * all.length)]!.plan;
      next = freshOption(
        varied(plan, mate, { state, taken: taken.get(plan) ?? [], open: [...open.values()], random }),
        prior,
      );
      all.push(next);
    }
    const tried = trials.play(next.plan, horizon, next.tries + 1);
    if (!tried) break;
    next.sum += tried.value;
    next.tries += 1;
    taken.set(next.plan, tried.taken);
    for (const [name, action] of tried.open) open.set(name, action);
  }
  return all.filter(({ tries }) => tries > 0);
}
