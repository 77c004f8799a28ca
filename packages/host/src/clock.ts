import type { Seat } from '@signum/kernel';
import type { SeatPlan } from './seat-plan.ts';

/**
 * How long people may think in the whole game, in milliseconds. A clock is only a count: whoever has a real one says how much was used.
 * Computers have no time of their own; what they may think is measured in work.
 */
export interface Clock {
  /** What everybody had at the beginning. */
  readonly each: number;
  /** What every seat has left; nothing is counted for a computer. */
  readonly left: readonly (number | null)[];
}

export function clockFor(seats: readonly SeatPlan[], each: number): Clock {
  return { each, left: seats.map(({ kind }) => (kind === 'person' ? each : null)) };
}

/** The clock after a seat has thought for so long. Time that was used does not come back, whatever is taken back. */
export function afterThinking(clock: Clock, seat: Seat, milliseconds: number): Clock {
  const left = clock.left.map((time, at) => (at === seat && time !== null ? Math.max(0, time - milliseconds) : time));
  return { ...clock, left };
}

export function timeLeft(clock: Clock | null, seat: Seat): number | null {
  return clock?.left[seat] ?? null;
}

/** Does a file tell of a clock that fits these seats? */
export function isClockFor(seats: readonly SeatPlan[], value: unknown): value is Clock {
  if (typeof value !== 'object' || value === null) return false;
  const { each, left } = value as Partial<Record<keyof Clock, unknown>>;
  if (!isTime(each) || !Array.isArray(left) || left.length !== seats.length) return false;
  return seats.every(({ kind }, seat) => (kind === 'person' ? isTime(left[seat]) : left[seat] === null));
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
