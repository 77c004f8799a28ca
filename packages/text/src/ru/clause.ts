import type { Until } from '@signum/classic';
import type { Named } from './selectors.ts';

/** A verb as an order, as what somebody does, and after "может". */
export interface VerbWords {
  readonly order: string;
  readonly does: string;
  readonly do: string;
}

/** One thing that is done: by the reader, who is told to, or by a subject. */
export interface Clause {
  readonly subject?: Named;
  readonly verb: VerbWords;
  readonly rest: string;
  readonly until?: Until;
}

/** A clause, or words that no other sentence may be joined with. */
export type Said = Clause | string;

export function order(verb: VerbWords, ...rest: readonly string[]): Clause {
  return { verb, rest: spaced(rest) };
}

export function statement(subject: Named, verb: VerbWords, ...rest: readonly string[]): Clause {
  return { subject, verb, rest: spaced(rest) };
}

/** What one player does: the reader is told to, others do it. */
export function deed(subject: Named | undefined, verb: VerbWords, ...rest: readonly string[]): Clause {
  return subject ? statement(subject, verb, ...rest) : order(verb, ...rest);
}

export function lasting(clause: Clause, until: Until | undefined): Clause {
  return until ? { ...clause, until } : clause;
}

/** The amount first, then whom; but a pronoun keeps to its verb, and a long amount comes last: "нанесите ему 2 урона". */
export function amountAnd(amount: string, whom: Named, words: string): string {
  return whom.pronoun || amount.includes(' за ') ? `${words} ${amount}` : `${amount} ${words}`;
}

export const untilWords: Readonly<Record<Until, string>> = {
  'end of attack': 'до конца атаки',
  'end of turn': 'до конца хода',
  "end of opponent's turn": 'до конца хода противника',
};

function spaced(words: readonly string[]): string {
  return words.filter(word => word !== '').join(' ');
}
