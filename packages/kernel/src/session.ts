import type { Told } from './event.ts';
import { Fingerprint, fingerprintOf } from './fingerprint.ts';
import type { AnyDecision, Game } from './game.ts';
import { journalOf, type Entry, type Journal } from './journal.ts';
import { samePlain } from './plain.ts';
import { gameSeed, type Origin } from './pledge.ts';
import type { Reply } from './decision.ts';
import { isRefused, type Refused } from './refusal.ts';

/** A game in progress with its journal: what hosts keep, and what a replay builds up again. Plain data. */
export interface Session<State extends object = object, Event = unknown> {
  readonly state: State;
  readonly journal: Journal;
  /** The events of the beginning, then those of each answer. */
  readonly told: readonly (readonly Told<Event>[])[];
}

/** The digits by which a first state is recognised: all of it counts, so that other cards or other rules are noticed at once. */
export function wholeCheckOf(state: object): string {
  return fingerprintOf(JSON.stringify(state));
}

/** The digits by which a later state is recognised: only what can change counts (K-JRN-1). */
export function checkOf<State extends object>(game: Pick<Game<never, State>, 'changing'>, state: State): string {
  return fingerprintOf(JSON.stringify(game.changing ? game.changing(state) : state));
}

/** The same of a state that the game has just made: some games know a quicker way to the text. */
function checkOfMade<State extends object>(game: Pick<Game<never, State>, 'changing' | 'write'>, state: State): string {
  if (!game.write) return checkOf(game, state);
  const fingerprint = new Fingerprint();
  game.write(state, fingerprint);
  return fingerprint.digits();
}

export function beginSession<Setup, State extends object, Event>(
  game: Pick<Game<Setup, State, unknown, Event>, 'begin' | 'name'>,
  setup: Setup,
  origin: Origin,
): Session<State, Event> | Refused {
  const begun = game.begin(setup, gameSeed(origin));
  if (isRefused(begun)) return begun;
  const journal = journalOf(game.name, setup, origin, wholeCheckOf(begun.state));
  return { state: begun.state, journal, told: [begun.events] };
}

/**
 * Takes a reply into the journal. The same reply once more is answered as the first time, without being played twice
 * (K-ANS-5): `told` has its events already.
 */
export function answerSession<State extends object, Event, D extends AnyDecision, A>(
  game: Playing<State, Event, D, A>,
  session: Session<State, Event>,
  reply: Reply<unknown>,
): Session<State, Event> | Refused {
  if (isRepeated(session.journal, reply)) return session;
  const advance = advanceOf(game, session.state, reply);
  if (isRefused(advance)) return advance;
  const { state, entry, events } = advance;
  const outcome = game.outcome(state);
  const journal = { ...session.journal, entries: [...session.journal.entries, entry], ...(outcome && { outcome }) };
  return { state, journal, told: [...session.told, events] };
}

/** What a session needs of its game to go on. */
type Playing<State extends object, Event, D extends AnyDecision = AnyDecision, A = unknown> = Pick<
  Game<never, State, unknown, Event, D, A>,
  'answer' | 'changing' | 'outcome' | 'write'
>;

/** One answer further: what a session, or a replay, adds to what it has. */
export interface Advance<State extends object = object, Event = unknown> {
  readonly state: State;
  readonly entry: Entry;
  readonly events: readonly Told<Event>[];
}

export function advanceOf<State extends object, Event, D extends AnyDecision, A>(
  game: Omit<Playing<State, Event, D, A>, 'outcome'>,
  before: State,
  reply: Reply<unknown>,
): Advance<State, Event> | Refused {
  const taken = game.answer(before, reply);
  if (isRefused(taken)) return taken;
  const { state, events } = taken;
  return { state, events, entry: { seat: reply.seat, answer: taken.reply.answer, check: checkOfMade(game, state) } };
}

/** Has this very reply been taken before? */
export function isRepeated(journal: Journal, reply: Reply<unknown>): boolean {
  const entry = typeof reply === 'object' && reply !== null ? journal.entries[reply.to] : undefined;
  return entry !== undefined && entry.seat === reply.seat && samePlain(entry.answer, reply.answer);
}
