import type { Reveals } from './event.ts';
import type { Seat } from './seat.ts';
import type { Session } from './session.ts';

/** May a seat take its last answers back by itself, and if not, what has been learned since. */
export type TakeBack =
  | { readonly free: true; /** How many answers may be taken back, at least one. */ readonly answers: number }
  | { readonly free: false; readonly because: Reveals | 'answer' | 'nothing to take back' };

/**
 * Free until something new was learned: a throw of chance, a hidden card, an answer of somebody else. After that only by
 * consent (K-TAK-1). The events say what they revealed, so no rule has to.
 */
export function takeBack({ journal, told }: Pick<Session, 'journal' | 'told'>, seat: Seat): TakeBack {
  let answers = 0;
  for (let index = journal.entries.length - 1; index >= 0; index -= 1) {
    const why = journal.entries[index]!.seat === seat ? revealedBy(told[index + 1] ?? []) : 'answer';
    if (why) return answers > 0 ? { free: true, answers } : { free: false, because: why };
    answers += 1;
  }
  return answers > 0 ? { free: true, answers } : { free: false, because: 'nothing to take back' };
}

function revealedBy(events: readonly { readonly reveals?: Reveals }[]): Reveals | undefined {
  return events.find(({ reveals }) => reveals !== undefined)?.reveals;
}
