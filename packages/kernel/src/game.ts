import type { Reply } from './decision.ts';
import type { Told } from './event.ts';
import type { Taken, Turned } from './machine.ts';
import type { Refusal, Refused } from './refusal.ts';
import type { Draw, Seed } from './chance.ts';
import type { Writer } from './fingerprint.ts';
import type { Seat, Viewer } from './seat.ts';

/** How a game ended: who won (nobody: a draw), and by which victory. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly by: string;
}

/** What the outside must know of a decision, whatever the game. */
export interface AnyDecision {
  readonly kind: PropertyKey;
  readonly seat: Seat;
  readonly n: number;
}

/**
 * The outside of a game: all that hosts, computer players, tools and the battery know of it (after OpenSpiel, kept
 * narrow). The methods are pure; states, views, events, decisions and answers are plain data.
 */
export interface Game<
  Setup = unknown,
  State extends object = object,
  View = unknown,
  Event = unknown,
  Decision extends AnyDecision = AnyDecision,
  Answer = unknown,
> {
  /** As it stands in replays: 'classic', 'warseer'. */
  readonly name: string;
  /** The first state, or why there is none: an illegal deck, a damaged setup. */
  begin(setup: Setup, seed: Seed): Turned<State, Event> | Refused;
  seats(state: Readonly<State>): readonly Seat[];
  pending(state: Readonly<State>): Decision | undefined;
  /** All fitting answers, or a fair sample where they cannot be listed. */
  answers(decision: Decision): Answer[];
  /** Why this answer does not fit that decision, told from the decision alone. */
  judge(decision: Decision, answer: unknown): Refusal | undefined;
  answer(state: Readonly<State>, reply: Reply<unknown>): Taken<State, Event, Answer> | Refused;
  /** What a viewer may know, in a form of its own: never the state with holes. */
  view(state: Readonly<State>, viewer: Viewer): View;
  /** A decision as a viewer sees it: whole for the seat that is asked, for the others at most that somebody is. */
  shown(decision: Decision, viewer: Viewer): unknown;
  /** An event as a viewer sees it, or nothing if it happened out of sight. */
  seen(event: Told<Event>, viewer: Viewer): Told<unknown> | undefined;
  outcome(state: Readonly<State>): Outcome | undefined;
  /**
   * What of a state can change in the course of a game; the rest (cards, rules) follows from the setup. The journal's checks
   * look at nothing else. Without it: the whole state.
   */
  changing?(state: Readonly<State>): unknown;
  /**
   * The same written down, byte for byte as JSON.stringify would, for states that the game has made itself. Every answer is
   * checked by that text, and a game that names its fields writes it many times quicker. The battery holds it to that.
   */
  write?(state: Readonly<State>, to: Writer): void;
  /** For search: a state changed in place, by answers that are known to fit. */
  scratch(state: Readonly<State>): SearchState<State, Decision, Answer>;
}

/** A scratch state, seen from outside. */
export interface SearchState<State, Decision, Answer> {
  readonly state: State;
  pending(): Decision | undefined;
  answers(): Answer[];
  /** One of the answers at random, or nothing if the game is over. */
  pick(draw: Draw): Answer | undefined;
  play(answer: Answer): void;
  fork(): SearchState<State, Decision, Answer>;
}
