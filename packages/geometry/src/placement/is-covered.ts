import type { Length } from '../length.ts';
import type { Box } from './box.ts';

/** A convex part of the plane. */
export type Covers = (x: Length, y: Length) => boolean;

/**
 * Do two convex parts together cover the box? They do if they cover its rim, and have a point of the rim in common wherever one
 * takes over from the other: cut there, the box falls into parts with all corners in one of the two.
 */
export function isCovered({ x1, y1, x2, y2 }: Box, one: Covers, other: Covers): boolean {
  return (
    isEdgeCovered(x1, y1, x2, y1, one, other) &&
    isEdgeCovered(x2, y1, x2, y2, one, other) &&
    isEdgeCovered(x2, y2, x1, y2, one, other) &&
    isEdgeCovered(x1, y2, x1, y1, one, other)
  );
}

function isEdgeCovered(x1: Length, y1: Length, x2: Length, y2: Length, one: Covers, other: Covers): boolean {
  const isOneFirst = one(x1, y1);
  if (isOneFirst && one(x2, y2)) return true;
  const isOtherFirst = other(x1, y1);
  if (isOtherFirst && other(x2, y2)) return true;
  if (isOneFirst) return other(x2, y2) && haveCommonPoint(x1, y1, x2, y2, one, other);
  return isOtherFirst && one(x2, y2) && haveCommonPoint(x1, y1, x2, y2, other, one);
}

/** Of a segment that begins in one part and ends in another: is there a point that lies in both? Looked for by halving. */
function haveCommonPoint(x1: Length, y1: Length, x2: Length, y2: Length, first: Covers, last: Covers): boolean {
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const t = (low + high) / 2;
    const x = x1 + t * (x2 - x1);
    const y = y1 + t * (y2 - y1);
    const isFirst = first(x, y);
    const isLast = last(x, y);
    if (isFirst && isLast) return true;
    if (!isFirst && !isLast) return false;
    if (isFirst) low = t;
    else high = t;
  }
  return false;
}

/** Enough for an overlap of a thousandth of the edge; for a thinner one the box is split anyway. */
const HALVINGS = 12;
