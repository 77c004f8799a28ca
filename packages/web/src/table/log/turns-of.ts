import type { Seat } from '@signum/kernel';
import type { LogEntry } from '../../game/contract.ts';

/** The events of one turn. What comes before the first turn is the setup: number 0, nobody's. */
export interface LogTurn {
  readonly turn: number;
  readonly seat: Seat | null;
  readonly entries: readonly LogEntry[];
}

/** A log cut at the beginnings of its turns. */
export function turnsOf(log: readonly LogEntry[]): LogTurn[] {
  const starts = log.flatMap(({ event }, at) => (event.type === 'turnStart' ? [{ at, seat: event.player }] : []));
  const turns = starts.map(({ at, seat }, index) => ({
    turn: index + 1,
    seat,
    entries: log.slice(at, starts[index + 1]?.at ?? log.length),
  }));
  const setup = log.slice(0, starts[0]?.at ?? log.length);
  return setup.length > 0 ? [{ turn: 0, seat: null, entries: setup }, ...turns] : turns;
}
