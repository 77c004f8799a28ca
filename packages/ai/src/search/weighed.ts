import type { Considered, Reply } from '../player.ts';
import type { Plan } from './plan.ts';

/** A plan and what came of thinking about it. */
export interface Weighed {
  readonly plan: Plan;
  /** How good it is held to be, in points. */
  readonly value: number;
  readonly tries: number;
}

/** Each answer with the best that is believed of any plan that begins with it, the best first. */
export function ranked(all: readonly Weighed[]): Considered[] {
  const best = new Map<Reply, Considered>();
  for (const { plan, value, tries } of all) {
    const { answer } = plan;
    const known = best.get(answer);
    best.set(answer, { answer, value: Math.max(value, known?.value ?? -Infinity), tries: tries + (known?.tries ?? 0) });
  }
  return [...best.values()].toSorted((one, other) => other.value - one.value);
}
