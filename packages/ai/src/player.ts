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
  /** The answers that were compared, the best first; empty where a habit decided. */
  readonly why: readonly Considered[];
  /** Answers that were played out in thought: the work it took, whatever the machine. */
  readonly work: number;
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
}
