import type { SeenHappening } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { LogEntry } from '../../game/contract.ts';
import { diceOf } from './dice-of.ts';
import { seatOf, type Sides } from './sides.ts';
import type { LogTurn } from './turns-of.ts';

export const LOG_FILTERS = ['all', 'rolls', 'mine'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** One fact of the game in words, with marks. */
export interface Line {
  readonly entry: LogEntry;
  readonly text: string;
  readonly seat: Seat | null;
}

/** Something a player does, and what comes of it: an activation, a card, or a line by itself. */
export interface Deed {
  readonly head: Line;
  readonly rest: readonly Line[];
}

export interface Reading {
  readonly filter: LogFilter;
  /** Whose log it is. */
  readonly reader: Seat;
  readonly sides: Sides;
  /** The sentence of an event; nothing for what another line tells already. */
  readonly say: (event: SeenHappening) => string | null;
}

/** The events of a turn as lines, those of one deed together. The beginning of the turn is its heading, not a line. */
export function deedsOf(entries: readonly LogEntry[], reading: Reading): Deed[] {
  const deeds: Deed[] = [];
  let open: { readonly rest: Line[]; readonly span: Span } | null = null;
  for (const entry of entries) {
    if (open && !open.span.goesOn(entry)) open = null;
    const line = lineOf(entry, reading);
    if (line !== null && open !== null) open.rest.push(line);
    else if (line !== null) {
      const rest: Line[] = [];
      const span = spanOf(entry.event);
      deeds.push({ head: line, rest });
      if (span) open = { rest, span };
    }
    if (open?.span.endsWith(entry.event)) open = null;
  }
  return deeds;
}

/** The newest lines, the last of them first: the same as in the log, without their order in deeds. */
export function lastLines(log: readonly LogEntry[], reading: Reading, most: number): Line[] {
  const lines: Line[] = [];
  for (let at = log.length - 1; at >= 0 && lines.length < most; at -= 1) {
    const line = lineOf(log[at]!, reading);
    if (line !== null) lines.push(line);
  }
  return lines;
}

/** How far a deed reaches. */
interface Span {
  readonly goesOn: (entry: LogEntry) => boolean;
  readonly endsWith: (event: SeenHappening) => boolean;
}

/** An activation and a card end with an event of their own; what a building does carries its name. */
function spanOf(event: SeenHappening): Span | null {
  switch (event.type) {
    case 'activationDeclared':
      return { goesOn: () => true, endsWith: ({ type }) => type === 'activationEnd' || type === 'activationCancelled' };
    case 'cardDeclared':
      return { goesOn: () => true, endsWith: ({ type }) => type === 'cardPlayed' || type === 'cardCancelled' };
    case 'buildingAbilityDeclared': {
      const source = `${event.player} ${event.building} `;
      return { goesOn: entry => entry.source?.startsWith(source) ?? false, endsWith: () => false };
    }
    default:
      return null;
  }
}

function lineOf(entry: LogEntry, reading: Reading): Line | null {
  const isTold = entry.event.type !== 'turnStart' && isWanted(entry, reading);
  const text = isTold ? reading.say(entry.event) : null;
  return text === null ? null : { entry, text, seat: seatOf(entry.event, reading.sides) };
}

function isWanted({ event }: LogEntry, { filter, reader, sides }: Reading): boolean {
  if (filter === 'rolls') return diceOf(event) !== null;
  return filter === 'all' || seatOf(event, sides) === reader;
}

/** The turns in which there is something to read, with nothing else in them: what is left out takes no room. */
export function wantedOf(turns: readonly LogTurn[], reading: Reading): readonly LogTurn[] {
  if (reading.filter === 'all') return turns;
  return turns.flatMap(turn => {
    const entries = turn.entries.filter(entry => isWanted(entry, reading));
    return entries.length > 0 ? [{ ...turn, entries }] : [];
  });
}
