import type { Decision } from '@signum/kernel';
import { decisions, type Decisions } from '../decisions/index.ts';

/**
 * An answer in the order in which the rules list it: whoever names two buildings, dice or creatures need not know which
 * comes first. What is not listed stays as it is, to be judged or refused.
 */
export function fittingAnswer(meant: object, pending: Decision<Decisions>): object {
  const fitting = decisions[pending.kind];
  const hasList = Object.values(meant).some(part => Array.isArray(part) && part.length > 1);
  if (!hasList || !('answers' in fitting)) return meant;
  const text = sorted(meant);
  const listed = (fitting.answers as (shown: unknown) => object[])(pending);
  return listed.find(answer => sorted(answer) === text) ?? meant;
}

function sorted(answer: object): string {
  const parts = Object.entries(answer).map(([key, part]) => [
    key,
    Array.isArray(part) ? part.map(String).toSorted() : (part as unknown),
  ]);
  return JSON.stringify(Object.fromEntries(parts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))));
}
