/** A circle that a route bends round, which way, and whose it is. */
export interface Bend {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly side: 1 | -1;
  /** Index in board.bases, or `~index` in board.terrains. */
  readonly owner: number;
  readonly piece: number;
  readonly corner: number;
}

/** The piece that stands for the ring of a base touched at the start, beside its body. */
export const RING_PIECE = 1;

/** All bends are made here: engines are quickest with objects of one make, and bends are read in the innermost loops. */
export function bendRound(
  x: number,
  y: number,
  r: number,
  side: 1 | -1,
  owner: number,
  piece: number,
  corner: number,
): Bend {
  return { x, y, r, side, owner, piece, corner };
}
