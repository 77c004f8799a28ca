import type { Draw } from './chance.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** A game's table of decisions, as types: for each kind, what the player is shown and what is taken as an answer. */
export type Kinds = Record<string, { shown: object; taken: object }>;

/** A question to one seat. Its number makes a late or repeated answer recognisable (K-ANS-2). */
export type Decision<K extends Kinds, N extends keyof K = keyof K> = {
  [M in N]: { readonly kind: M; readonly seat: Seat; readonly n: number } & K[M]['shown'];
}[N];

/** What a step asks: the kernel adds the number. */
export type Question<K extends Kinds, N extends keyof K = keyof K> = {
  [M in N]: { readonly kind: M; readonly seat: Seat } & K[M]['shown'];
}[N];

export type Answer<K extends Kinds, N extends keyof K = keyof K> = {
  [M in N]: { readonly kind: M } & K[M]['taken'];
}[N];

/** An answer on its way: who gives it, and to which decision. */
export interface Reply<A> {
  readonly to: number;
  readonly seat: Seat;
  readonly answer: A;
}

/** A decision whose answers can be listed. An answer fits if it is one of them. */
export interface Listed<Shown, Taken> {
  answers(shown: Shown): Taken[];
  /** Why something else does not fit, if the rules say more than "it is not offered". */
  why?(shown: Shown, answer: unknown): Refusal | undefined;
  /** Tells cheaply that more than one answer fits, so that they need not be listed to find out. */
  hasChoice?(shown: Shown): boolean;
  /** Put to the player even if a single answer fits, because a silent pass would tell a secret (C-TIM-22). */
  alwaysAsked?: true;
}

/** A decision whose answers are a region: a place on the table, a route. */
export interface Open<Shown, Taken> {
  /** A fair sample of fitting answers, for players that choose from lists. */
  sample(shown: Shown): Taken[];
  /** A fitting answer at random, if one is found quickly; otherwise the sample is made. */
  one?(shown: Shown, draw: Draw): Taken | undefined;
  /** Reads an answer from whatever a client sent, or nothing if it has another form. */
  read(answer: unknown): Taken | undefined;
  /** Judges a proposal: nothing if it fits. Told from the decision alone, so that a client can tell too. */
  judge(shown: Shown, taken: Taken): Refusal | undefined;
}

/** For each kind of decision, which answers fit. */
export type Fitting<K extends Kinds> = {
  [N in keyof K]: Listed<K[N]['shown'], K[N]['taken']> | Open<K[N]['shown'], K[N]['taken']>;
};
