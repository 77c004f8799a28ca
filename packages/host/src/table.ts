import {
  answerSession,
  beginSession,
  isRefused,
  refuse,
  type AnyDecision,
  type Game,
  type Origin,
  type Plain,
  type Refused,
  type Reply,
  type Seat,
  type Session,
} from '@signum/kernel';
import type { Clock } from './clock.ts';
import { sessionAt, withLandmark, type Landmark } from './landmarks.ts';
import type { SeatPlan } from './seat-plan.ts';
import { undoneTo, type UndoPolicy } from './undo.ts';

/** One game in progress: who sits where, what was agreed, and all that was played. Replaced by every answer, never edited. */
export interface Table<State extends object = object, Event = unknown> {
  readonly seats: readonly SeatPlan[];
  readonly undo: UndoPolicy;
  /** Whatever else the players have agreed. It is kept with the game, and the host makes nothing of it. */
  readonly agreed: Plain;
  /** The time that people have, if one was agreed on. */
  readonly clock: Clock | null;
  /** The word that a seat has given in advance, by seat. Whoever gave it may change it; the host keeps it and makes nothing of it. */
  readonly words: readonly Plain[];
  readonly session: Session<State, Event>;
  /** States on the way, for take-backs. They can be worked out again, so they are not saved. */
  readonly landmarks: readonly Landmark<State>[];
}

export type Agreement = Partial<Pick<Table, 'clock'>> & Pick<Table, 'agreed' | 'seats' | 'undo'>;

/** Begins a game, or says why it cannot begin. */
export function beginTable<Setup, State extends object, Event>(
  game: Pick<Game<Setup, State, unknown, Event>, 'begin' | 'name'>,
  { seats, undo, agreed, clock = null }: Agreement,
  setup: Setup,
  origin: Origin,
): Table<State, Event> | Refused {
  const session = beginSession(game, setup, origin);
  if (isRefused(session)) return session;
  return { seats, undo, agreed, clock, words: [], session, landmarks: withLandmark([], 0, session.state) };
}

/** Takes a reply. The same reply once more changes nothing and is no mistake (K-ANS-5). */
export function answerTable<State extends object, Event, D extends AnyDecision, A>(
  game: Pick<Game<never, State, unknown, Event, D, A>, 'answer' | 'changing' | 'outcome'>,
  table: Table<State, Event>,
  reply: Reply<unknown>,
): Table<State, Event> | Refused {
  const session = answerSession(game, table.session, reply);
  if (isRefused(session)) return session;
  if (session === table.session) return table;
  const { length } = session.journal.entries;
  return { ...table, session, landmarks: withLandmark(table.landmarks, length, session.state) };
}

/** Takes the last answer of a seat back, as far as the policy allows it. */
export function takeBackAt<Setup, State extends object, Event, D extends AnyDecision, A>(
  game: Pick<Game<Setup, State, unknown, Event, D, A>, 'answer' | 'begin' | 'changing' | 'name' | 'outcome'>,
  table: Table<State, Event>,
  seat: Seat,
): Table<State, Event> | Refused {
  const to = undoneTo(table.undo, table.session, seat);
  if (to === undefined) return { refused: refuse('not-possible', 'K-TAK-1') };
  const landmarks = table.landmarks.filter(({ at }) => at <= to);
  return { ...table, session: sessionAt(game, table.session, landmarks, to), landmarks };
}

/** The table after a seat has given its word. It is no answer: the journal does not know it, and a take-back leaves it standing. */
export function withWord<T extends Pick<Table, 'seats' | 'words'>>(table: T, seat: Seat, word: Plain): T {
  return { ...table, words: table.seats.map((_plan, at) => (at === seat ? word : (table.words[at] ?? null))) };
}

/** The number under which anybody can speak now: that of the decision the game waits for (K-ANS-2). */
export function nowAt({ session }: Table): number {
  return session.journal.entries.length;
}
