import type { Answer, Decision, Seed } from '@signum/kernel';
import type { Decisions, Veiled } from '@signum/classic';

/** What a player is asked, and what it answers. */
export type Question = Decision<Decisions>;
export type Reply = Answer<Decisions>;

/** An answer that was thought of, and how good it seemed: higher is better, in a measure of the player's own. */
export interface Considered {
  readonly answer: Reply;
  readonly value: number;
  /** How often it was tried out. */
  readonly tries: number;
}

/** What a player says, and why. */
export interface Verdict {
  readonly answer: Reply;
  /** The answers that were compared, the best first; empty where a habit decided. A gentle player does not always give the first. */
  readonly why: readonly Considered[];
  /** Answers that were played out in thought: the work it took, whatever the machine. */
  readonly work: number;
}

/** What one mind thinks of a question: what it would do without thinking, and what it found by thinking. */
export interface Opinion extends Pick<Verdict, 'why' | 'work'> {
  readonly habit: Reply;
}

/** May a search go on? Rooms that have a clock hand this in; without it only the budget of the player counts. */
export type MayGoOn = () => boolean;

/**
 * Whoever chooses for a seat. It knows what its seat knows and nothing else, and keeps nothing in mind between two questions: the
 * same veil, question and seed give the same answer.
 */
export interface Player {
  readonly name: string;
  decide(sight: Veiled, question: Question, seed: Seed, mayGoOn?: MayGoOn): Verdict;
  /**
   * Players with several minds can be asked in parts, each in a worker of its own, say: what `conclude` makes of the opinions of all
   * minds, in their order, is what `decide` says, however many workers there were. Whoever has one mind is just asked.
   */
  readonly minds?: number;
  think?(sight: Veiled, question: Question, seed: Seed, mind: number, mayGoOn?: MayGoOn): Opinion;
  conclude?(opinions: readonly Opinion[], seed: Seed): Verdict;
}
