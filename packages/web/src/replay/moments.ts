import type { Seat } from '@signum/kernel';
import type { Moment } from '../game/messages.ts';

/** What can be looked for in a recorded game. */
export type Landing = 'deaths' | 'rolls';

/** The stretch of a turn on the timeline: its first and its last moment. */
export interface TurnSpan {
  readonly turn: number;
  /** Nobody's before the first turn. */
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

export function turnSpans(moments: readonly Moment[]): TurnSpan[] {
  const spans: TurnSpan[] = [];
  for (const [at, { turn, active }] of moments.entries()) {
    const last = spans.at(-1);
    if (last?.turn === turn) spans[spans.length - 1] = { ...last, to: at };
    else spans.push({ turn, seat: turn === 0 ? null : active, from: at, to: at });
  }
  return spans;
}

/** Where the next turn begins; at the last turn, the end. */
export function nextTurn(moments: readonly Moment[], at: number): number {
  const found = moments.findIndex((moment, index) => index > at && moment.turn > moments[at]!.turn);
  return found < 0 ? moments.length - 1 : found;
}

/** Where this turn began, or from its beginning the turn before. */
export function previousTurn(moments: readonly Moment[], at: number): number {
  const turn = moments[Math.max(at - 1, 0)]!.turn;
  return moments.findIndex(moment => moment.turn === turn);
}

/** The next moment, or the one before, that brought something of this kind; nothing if there is none. */
export function landingFrom(moments: readonly Moment[], at: number, what: Landing, way: 1 | -1): number | null {
  for (let index = at + way; index >= 0 && index < moments.length; index += way)
    if (moments[index]![what] > 0) return index;
  return null;
}

/** Where a film goes from here: past answers after which nothing can be seen to have happened. */
export function nextScene(moments: readonly Moment[], at: number): number {
  const found = moments.findIndex((moment, index) => index > at && moment.events > moments[at]!.events);
  return found < 0 ? moments.length - 1 : found;
}

/** The moment at which an event had just happened, by the number of the event. */
export function momentOf(moments: readonly Moment[], event: number): number {
  const found = moments.findIndex(({ events }) => events > event);
  return found < 0 ? moments.length - 1 : found;
}

/** A number from an address, made to fit. */
export function momentIn(moments: readonly Moment[], asked: string | null): number {
  const at = asked === null || !/^\d+$/.test(asked) ? 0 : Number(asked);
  return Math.min(at, moments.length - 1);
}
