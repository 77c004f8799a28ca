import type { Length } from '../length.ts';
import { norm } from '../number.ts';

/** A box of places, its ends included. */
export interface Box {
  readonly x1: Length;
  readonly y1: Length;
  readonly x2: Length;
  readonly y2: Length;
}

/** The two halves of a box of whole places, cut across its longer side: together they hold all its whole places. */
export function halves({ x1, y1, x2, y2 }: Box): [Box, Box] {
  if (x2 - x1 >= y2 - y1) {
    const x = Math.floor((x1 + x2) / 2);
    return [
      { x1, y1, x2: x, y2 },
      { x1: x + 1, y1, x2, y2 },
    ];
  }
  const y = Math.floor((y1 + y2) / 2);
  return [
    { x1, y1, x2, y2: y },
    { x1, y1: y + 1, x2, y2 },
  ];
}

/** How far the corners are from the middle. */
export function halfDiagonal({ x1, y1, x2, y2 }: Box): Length {
  return norm(x2 - x1, y2 - y1) / 2;
}
