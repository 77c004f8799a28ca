import type { Decision } from '@signum/kernel';
import type { Decisions } from '../decisions/index.ts';
import type { ClassicState } from '../state.ts';
import type { Word } from './form/step.ts';
import type { Names } from './names.ts';

/** A word as it stands in a file. */
export type Written = Readonly<Record<string, unknown>>;

/** The table on which a word is said. */
export interface Scene {
  readonly state: Readonly<ClassicState>;
  readonly names: Names;
}

/** How one kind of decision is answered in the words of a scenario, and how its answers are told in them. */
export interface Phrase<N extends keyof Decisions> {
  /** The answer that a word means, or nothing if the word does not answer such a decision. */
  answer(word: Word, decision: Decision<Decisions, N>, scene: Scene): Decisions[N]['taken'] | undefined;
  /** The same answer as it would be written in a file. */
  words(taken: Decisions[N]['taken'], decision: Decision<Decisions, N>, scene: Scene): Written;
}
