import {
  flawed,
  flawInPlain,
  isFlawed,
  readJson,
  readSave,
  writeSave,
  type Flawed,
  type Game,
  type Plain,
  type Session,
} from '@signum/kernel';
import { isClockFor } from './clock.ts';
import { withLandmark } from './landmarks.ts';
import { isSeats } from './seats-in-file.ts';
import type { Table } from './table.ts';
import { UNDO_POLICIES, type UndoPolicy } from './undo.ts';

/** A game in progress as a text of two lines: who sits where and what was agreed, then the saved session. */
export function writeTable({ seats, undo, agreed, clock, words, session }: Table): string {
  const given = words.length > 0 && { words };
  const header = { format: 'signum-table', version: 1, seats, undo, ...(clock && { clock }), ...given, agreed };
  return `${JSON.stringify(header)}\n${writeSave(session)}`;
}

/** Reads it again. What is wrong is told with its place; nothing is taken on trust. */
export function readTable<State extends object, Event>(
  game: Pick<Game<never, State, unknown, Event>, 'changing'>,
  text: string,
): Table<State, Event> | Flawed {
  const end = text.indexOf('\n');
  const head = readJson(end < 0 ? text : text.slice(0, end));
  if (isFlawed(head)) return head;
  const header = head.value as Partial<Record<keyof Table | 'format' | 'version', unknown>> | null;
  if (header === null || header.format !== 'signum-table') return flawed('format', "is not 'signum-table'");
  if (header.version !== 1) return flawed('version', 'is not 1, the only one this program knows');
  const { seats, undo, clock = null, words = [], agreed = null } = header;
  if (!isSeats(seats)) return flawed('seats', 'does not say who sits where');
  if (!UNDO_POLICIES.includes(undo as UndoPolicy)) return flawed('undo', 'is no policy of taking back');
  if (clock !== null && !isClockFor(seats, clock)) return flawed('clock', 'does not tell the time of these seats');
  if (!Array.isArray(words) || flawInPlain(words) !== undefined)
    return flawed('words', 'are not the words of these seats');
  const flaw = flawInPlain(agreed);
  if (flaw !== undefined) return flawed('agreed', flaw);
  const session = readSave(game, text.slice(end + 1)) as Flawed | Session<State, Event>;
  if (isFlawed(session)) return session;
  const landmarks = withLandmark<State>([], session.journal.entries.length, session.state);
  return { seats, undo: undo as UndoPolicy, agreed: agreed as Plain, clock, words, session, landmarks };
}
