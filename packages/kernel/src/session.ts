import type { Told } from './event.ts';
import type { AnyDecision, Game, Outcome } from './game.ts';
import { hashOf } from './hash.ts';
import { CHECK_DIGITS, journalOf, type Entry, type Journal } from './journal.ts';
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

/** The digits by which a replay recognises a state. */
export function checkOf(state: unknown): string {
  return hashOf(state).slice(0, CHECK_DIGITS);
}

export function beginSession<Setup, State extends object, Event>(
  game: Pick<Game<Setup, State, unknown, Event>, 'begin' | 'name'>,
  setup: Setup,
  origin: Origin,
): Session<State, Event> | Refused {
  const begun = game.begin(setup, gameSeed(origin));
  if (isRefused(begun)) return begun;
  const journal = journalOf(game.name, setup, origin, checkOf(begun.state));
  return { state: begun.state, journal, told: [begun.events] };
}

/**
 * Takes a reply into the journal. The same reply once more is answered as the first time, without being played twice
 * (K-ANS-5): `told` has its events already.
 */
export function answerSession<State extends object, Event, D extends AnyDecision, A>(
  game: Pick<Game<never, State, unknown, Event, D, A>, 'answer' | 'outcome'>,
  session: Session<State, Event>,
  reply: Reply<unknown>,
): Session<State, Event> | Refused {
  if (isRepeated(session.journal, reply)) return session;
  const result = game.answer(session.state, reply);
  if (isRefused(result)) return result;
  const entry: Entry = { seat: reply.seat, answer: result.reply.answer, check: checkOf(result.state) };
  const outcome: Outcome | undefined = game.outcome(result.state);
  const journal = { ...session.journal, entries: [...session.journal.entries, entry], ...(outcome && { outcome }) };
  return { state: result.state, journal, told: [...session.told, result.events] };
}

/** Has this very reply been taken before? */
export function isRepeated(journal: Journal, reply: Reply<unknown>): boolean {
  const entry = typeof reply === 'object' && reply !== null ? journal.entries[reply.to] : undefined;
  return entry !== undefined && entry.seat === reply.seat && samePlain(entry.answer, reply.answer);
}
