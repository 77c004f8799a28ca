import { PI } from '../number.ts';
import type { Bend } from './bend.ts';
import type { Corners } from './layout.ts';
import { entersCore } from './segment.ts';
import { SEGMENT_SLACK } from './spec.ts';
import type { Trace } from './trace.ts';

/**
 * Whether the slide round bend i of a path comes nearer to a core than `radius`, told without any angle. The nearest point
 * of an arc to a convex thing is one of its ends, or lies where the circle faces a corner or a side of the thing.
 */
export function arcMeetsCore(
  corners: Corners,
  from: number,
  to: number,
  radius: number,
  bend: Bend,
  path: Trace,
  i: number,
): boolean {
  const { x, y, r } = bend;
  for (let e = from; e < to; e++) {
    // The whole circle lies beyond one side.
    if (corners.normalX[e]! * x + corners.normalY[e]! * y - corners.offset[e]! >= radius + r - SEGMENT_SLACK)
      return false;
  }
  const { lines } = path;
  if (entersCore(corners, from, to, radius, lines[4 * i + 2]!, lines[4 * i + 3]!, 0, 0, 0)) return true;
  if (entersCore(corners, from, to, radius, lines[4 * i + 4]!, lines[4 * i + 5]!, 0, 0, 0)) return true;
  const meets = (ux: number, uy: number): boolean =>
    isOnArc(bend, path, i, ux, uy) && entersCore(corners, from, to, radius, x + r * ux, y + r * uy, 0, 0, 0);
  for (let e = from; e < to; e++) {
    const ex = corners.elementX[e]! - x;
    const ey = corners.elementY[e]! - y;
    const distance = Math.sqrt(ex * ex + ey * ey);
    if (distance > 0 && meets(ex / distance, ey / distance)) return true;
    if (meets(-corners.normalX[e]!, -corners.normalY[e]!)) return true;
  }
  return false;
}

/** The same for a disc round (x, y). */
export function arcMeetsDisc(x: number, y: number, radius: number, bend: Bend, path: Trace, i: number): boolean {
  const limit = radius - SEGMENT_SLACK;
  const dx = x - bend.x;
  const dy = y - bend.y;
  const square = dx * dx + dy * dy;
  const { r } = bend;
  if (square >= (r + limit) * (r + limit)) return false;
  const { lines } = path;
  const fromX = x - lines[4 * i + 2]!;
  const fromY = y - lines[4 * i + 3]!;
  const toX = x - lines[4 * i + 4]!;
  const toY = y - lines[4 * i + 5]!;
  if (fromX * fromX + fromY * fromY < limit * limit || toX * toX + toY * toY < limit * limit) return true;
  return isOnArc(bend, path, i, dx, dy) && Math.abs(Math.sqrt(square) - r) < limit;
}

/** Whether a direction lies between the two ends of the slide round bend i, turning from the first to the second. */
export function isOnArc({ x, y, side }: Bend, { lines, turns }: Trace, i: number, ux: number, uy: number): boolean {
  const afterFrom = side * ((lines[4 * i + 2]! - x) * uy - (lines[4 * i + 3]! - y) * ux) >= 0;
  const beforeTo = side * (ux * (lines[4 * i + 5]! - y) - uy * (lines[4 * i + 4]! - x)) >= 0;
  return turns[i]! > PI ? afterFrom || beforeTo : afterFrom && beforeTo;
}
