import { EVENTS, type Card, type Happenings } from '@signum/classic';
import type { Fault } from '../fault.ts';

type Event = keyof Happenings;

/** Where a text stands, and what its words can mean there. One for each text; what is chosen is noted on the way. */
export interface Scope {
  readonly card: Card;
  /** What the text answers, if it answers something. */
  readonly event?: Event;
  readonly isEach?: true;
  readonly isRolled?: true;
  /** Has the text chosen somebody yet? */
  readonly chosen: { yet: boolean };
  readonly tell: (where: string, what: string) => void;
}

export function scopeOf(card: Card, faults: Fault[], event?: Event): Scope {
  return {
    card,
    ...(event !== undefined && { event }),
    chosen: { yet: false },
    tell: (where, what) => void faults.push({ card: card.id, where, what }),
  };
}

/** Does the event of a text have this part? */
export function has({ event }: Scope, part: string): boolean {
  return event !== undefined && Object.hasOwn(EVENTS[event], part);
}

/** "this text answers no event", or what the event has not. */
export function without({ event }: Scope, what: string): string {
  return event === undefined
    ? 'means nothing here: this text answers no event'
    : `means nothing here: ${event} has no ${what}`;
}
