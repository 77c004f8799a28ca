import type { Victory } from '@signum/classic';
import type { Pairing } from './series.ts';

/** Which of the two decks of a pairing. */
export type Side = 0 | 1;

/** How a game of a series went. The sides are the decks of the pairing, wherever they sat. */
export interface GameRecord {
  readonly pairing: Pairing;
  readonly index: number;
  /** Who took the first turn. */
  readonly first: Side;
  /** Who won; null: nobody. */
  readonly winner: Side | null;
  readonly by: Victory | 'nothing';
  /** Turns of both players together. */
  readonly turns: number;
  readonly decisions: number;
  /**
   * What became of the cards of each side: one letter for each card of the entrant, in the same order. `-`: never in hand; `d`: drawn
   * and not played; `p`: played, at least once. Buildings, terrains and minions are played or not.
   */
  readonly cards: readonly [string, string];
}

/** Points of a side: 1 for a win, a half for a draw. */
export function pointsOf({ winner }: GameRecord, side: Side): number {
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
