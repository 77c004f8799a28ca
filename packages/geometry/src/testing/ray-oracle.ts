import type { Point } from '../point.ts';
import { apart, fromCore } from './ruler.ts';

/** A dip no deeper than this counts as a touch in the kernel's searches. */
export const GRAZE = 0.01;

/**
 * How far one comes on the straight way from `from` to `to` before the distance to the core falls below `need`; Infinity
 * when it never does by more than `graze`. The distance to a convex core first falls and then rises along a line, so halving finds the place.
 */
export function entryAlong(from: Point, to: Point, core: readonly Point[], need: number, graze: number): number {
  const length = apart(from, to);
  const at = (t: number): number =>
    fromCore({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) }, core) - need;
  let [low, high] = [0, 1];
  for (let i = 0; i < 100 && high - low > 1e-12; i++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (at(one) <= at(other)) high = other;
    else low = one;
  }
  const deepest = (low + high) / 2;
  if (at(deepest) >= -graze) return Infinity;
  if (at(0) < 0) return 0;
  let [outside, inside] = [0, deepest];
  for (let i = 0; i < 60; i++) {
    const middle = (outside + inside) / 2;
    if (at(middle) < 0) inside = middle;
    else outside = middle;
  }
  return outside * length;
}
