import type { Catalogue, Veiled } from '@signum/classic';
import type { Seed } from '@signum/kernel';
import type { Opinion, Question } from '../player.ts';

/** What a worker is told when one mind is to think there. Plain data. */
export interface MindCall {
  /** The name of the player whose mind it is. */
  readonly player: string;
  readonly mind: number;
  /** What the seat sees, without the cards. */
  readonly sight: Veiled;
  /** All cards there are. They are nine tenths of a sight and always the same, so they come only when they are others than before. */
  readonly cards?: Catalogue;
  readonly question: Question;
  readonly seed: Seed;
  /** When a thought is broken off, in milliseconds since 1970: the one clock that all workers share. */
  readonly end?: number;
}

/** What a worker says: once that it has come up, then one opinion for each call. */
export type MindWord = Opinion | 'ready';
