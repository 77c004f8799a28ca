import type { Draw } from './chance.ts';
import type { Answer, Kinds, Question } from './decision.ts';
import type { Frame } from './frame.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** The game while one answer is worked out: the state being changed, and a place for what happens. */
export interface Play<S, E> {
  readonly state: S;
  /** Tells an event and gives its number; frames called by the same step are caused by it. */
  readonly emit: (event: E, rule?: string) => number;
}

/** What a step says comes next: a step of the same procedure, other procedures first, or nothing more. */
export type Flow<F extends Frame, All extends Frame> =
  F['step'] | 'done' | { readonly call: readonly All[]; readonly then: F['step'] | 'done' };

/** A step that does something. */
export type Act<S, E, F extends Frame, All extends Frame> = (play: Play<S, E>, frame: F) => Flow<F, All>;

/** A step that asks a player. */
export interface Ask<S, E, F extends Frame, All extends Frame, K extends Kinds, N extends keyof K> {
  decide(state: Readonly<S>, frame: Readonly<F>): Question<K, N>;
  take(play: Play<S, E>, frame: F, answer: Answer<K, N>): Flow<F, All>;
  /**
   * Is there surely something to choose? Told without working out the question, which may be long: who plays from a record
   * never reads it. Without this, or if it says no, the question is worked out to see.
   */
  surelyAsks?(state: Readonly<S>, frame: Readonly<F>): boolean;
  /** The one answer that fits whenever `surelyAsks` says no. Left out: the question is worked out to see. */
  otherwise?(state: Readonly<S>, frame: Readonly<F>): Answer<K, N>;
  /** The answers alone, in the order of the question's: what a search wants of it. Left out: the question is worked out. */
  list?(state: Readonly<S>, frame: Readonly<F>): Answer<K, N>[];
  /** One of these at random, each as likely as another, without listing them all: for players who try out thousands of games. */
  pick?(state: Readonly<S>, frame: Readonly<F>, draw: Draw): Answer<K, N>;
  /** An answer of that seat which surely fits, in its clean form. Whatever else is sent is judged by the whole question. */
  recognises?(state: Readonly<S>, frame: Readonly<F>, seat: Seat, answer: object): Answer<K, N> | undefined;
}

/** A procedure: one entry for each step of its frame. The compiler asks for all of them. */
export type Procedure<S, E, F extends Frame, All extends Frame, K extends Kinds> = {
  [P in F['step']]: Act<S, E, F, All> | { [N in keyof K]: Ask<S, E, F, All, K, N> }[keyof K];
};

export type Procedures<S, E, All extends Frame, K extends Kinds> = {
  [N in All['kind']]: Procedure<S, E, Extract<All, { kind: N }>, All, K>;
};

/** What a seat may say whoever is asked: concede, offer a draw (C-END-13, C-END-15). It is put on top of what is under way. */
export interface Aside<S, All extends Frame, Taken> {
  read(answer: unknown): Taken | undefined;
  judge(state: Readonly<S>, seat: Seat, taken: Taken): Refusal | undefined;
  frame(seat: Seat, taken: Taken): All;
}

export type Asides<S, All extends Frame, K extends Kinds> = {
  [N in keyof K]?: Aside<S, All, K[N]['taken']>;
};
