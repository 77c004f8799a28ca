import type { Corners } from './layout.ts';
import { isDisc, RING, type Space } from './space.ts';
import { SEGMENT_SLACK } from './spec.ts';

/** Whether the centre may go straight from a to b past every obstacle, but for two it is known to touch. */
export function segmentIsFree(
  space: Space,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  skip1: number,
  skip2: number,
): boolean {
  return blockerOfSegment(space, ax, ay, bx, by, skip1, skip2) < 0;
}

/** The first obstacle in the list that the segment enters, or -1. The table is convex and cannot come between. */
export function blockerOfSegment(
  space: Space,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  skip1: number,
  skip2: number,
): number {
  const { midX, midY, bound, radius } = space;
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  for (let i = 0; i < radius.length; i++) {
    // The nearest point of the segment to the middle, compared without a division where the middle lies beside it.
    const mx = midX[i]! - ax;
    const my = midY[i]! - ay;
    const along = mx * dx + my * dy;
    const limit = bound[i]! - SEGMENT_SLACK;
    if (along <= 0) {
      if (mx * mx + my * my >= limit * limit) continue;
    } else if (along >= square) {
      const ex = mx - dx;
      const ey = my - dy;
      if (ex * ex + ey * ey >= limit * limit) continue;
    } else {
      const cross = mx * dy - my * dx;
      if (cross * cross >= limit * limit * square) continue;
    }
    if (i === skip1 || i === skip2) continue;
    // Only the start lies in a ring, that of an enemy touched there: a line leaves it once and for all.
    if (space.kind[i] === RING && mx * mx + my * my < limit * limit) continue;
    if (isDisc(space, i) || entersPolygon(space, i, ax, ay, dx, dy, square)) return i;
  }
  return -1;
}

/**
 * Whether the segment from a along d comes closer to the core than the radius. It is first cut to the polygon of the
 * moved-out edges. What is left is harmless only if it misses every corner circle and lies in the tip beyond one.
 */
export function entersCore(
  corners: Corners,
  from: number,
  to: number,
  radius: number,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  square: number,
): boolean {
  const { elementX, elementY, normalX, normalY, offset } = corners;
  const limit = radius - SEGMENT_SLACK;
  let enter = 0;
  let leave = 1;
  for (let e = from; e < to; e++) {
    const room = offset[e]! + limit - normalX[e]! * ax - normalY[e]! * ay;
    const speed = normalX[e]! * dx + normalY[e]! * dy;
    if (speed > 0) {
      if (room < speed * leave) leave = room / speed;
    } else if (speed < 0) {
      if (room < speed * enter) enter = room / speed;
    } else if (room <= 0) return false;
    if (enter >= leave) return false;
  }
  const half = (enter + leave) / 2;
  const hx = ax + half * dx;
  const hy = ay + half * dy;
  let inTip = false;
  let before = to - 1;
  for (let e = from; e < to; e++) {
    const mx = elementX[e]! - ax;
    const my = elementY[e]! - ay;
    const along = square > 0 ? Math.min(1, Math.max(0, (mx * dx + my * dy) / square)) : 0;
    const ex = mx - along * dx;
    const ey = my - along * dy;
    if (ex * ex + ey * ey < limit * limit) return true;
    const ux = hx - elementX[e]!;
    const uy = hy - elementY[e]!;
    if (uy * normalX[e]! - ux * normalY[e]! <= 0 && uy * normalX[before]! - ux * normalY[before]! >= 0) inTip = true;
    before = e;
  }
  return !inTip;
}

/** The same for a polygon of a space. */
export function entersPolygon(
  space: Space,
  obstacle: number,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  square: number,
): boolean {
  const { first, radius } = space;
  return entersCore(space, first[obstacle]!, first[obstacle + 1]!, radius[obstacle]!, ax, ay, dx, dy, square);
}

/** The first obstacle whose inside holds the point, deeper than the slack, or -1. */
export function blockerOfPoint(space: Space, x: number, y: number): number {
  const { midX, midY, bound, radius } = space;
  for (let i = 0; i < radius.length; i++) {
    const dx = x - midX[i]!;
    const dy = y - midY[i]!;
    const limit = bound[i]! - SEGMENT_SLACK;
    if (dx * dx + dy * dy >= limit * limit) continue;
    if (isDisc(space, i) || isInside(space, i, x, y)) return i;
  }
  return -1;
}

/** Whether an obstacle holds the point, deeper than the slack. */
export function isInside(space: Space, obstacle: number, x: number, y: number): boolean {
  const { first, radius } = space;
  return entersCore(space, first[obstacle]!, first[obstacle + 1]!, radius[obstacle]!, x, y, 0, 0, 0);
}

/** Whether the centre may be at (x, y): on the table and inside no obstacle. */
export function pointIsFree(space: Space, x: number, y: number): boolean {
  const { low, high } = space;
  if (x < low - SEGMENT_SLACK || y < low - SEGMENT_SLACK || x > high + SEGMENT_SLACK || y > high + SEGMENT_SLACK) {
    return false;
  }
  return blockerOfPoint(space, x, y) < 0;
}
