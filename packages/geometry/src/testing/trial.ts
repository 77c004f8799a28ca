import type { Board } from '../board.ts';
import type { Stream } from './stream.ts';

/** A disagreement between the kernel and an oracle, with all that is needed to see it again. */
export interface Violation {
  readonly trial: string;
  readonly seed: number;
  readonly message: string;
  readonly board: Board;
  readonly query: unknown;
}

/** Tells of a disagreement. */
export type Tell = (message: string, board: Board, query: unknown) => void;

/** One operation of the kernel held against its oracle on boards of chance. */
export interface Trial {
  readonly name: string;
  /** Makes one board and asks some questions about it; gives how many. */
  readonly run: (stream: Stream, tell: Tell) => number;
}
