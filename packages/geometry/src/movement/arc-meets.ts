import type { Corners } from './layout.ts';
import { entersCore } from './segment.ts';
import { SEGMENT_SLACK } from './spec.ts';

/** An arc of a slide: its circle, the unit vectors to its two ends, its side and whether it is more than half a turn. */
export interface Arc {
  x: number;
  y: number;
  r: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  side: number;
  isLong: boolean;
}

/**
 * Whether an arc comes nearer to a core than `radius`, told without any angle. The nearest point of an arc to a convex
 * thing is one of its ends, or lies where the circle faces a corner or a side of the thing.
 */
export function arcMeetsCore(corners: Corners, from: number, to: number, radius: number, arc: Arc): boolean {
  const { x, y, r } = arc;
  for (let e = from; e < to; e++) {
    // The whole circle lies beyond one side.
    if (corners.normalX[e]! * x + corners.normalY[e]! * y - corners.offset[e]! >= radius + r - SEGMENT_SLACK)
      return false;
  }
  if (isInside(corners, from, to, radius, arc, arc.fromX, arc.fromY)) return true;
  if (isInside(corners, from, to, radius, arc, arc.toX, arc.toY)) return true;
  for (let e = from; e < to; e++) {
    const ex = corners.elementX[e]! - arc.x;
    const ey = corners.elementY[e]! - arc.y;
    const distance = Math.sqrt(ex * ex + ey * ey);
    const ux = ex / distance;
    const uy = ey / distance;
    if (distance > 0 && isOnArc(arc, ux, uy) && isInside(corners, from, to, radius, arc, ux, uy)) return true;
    const nx = -corners.normalX[e]!;
    const ny = -corners.normalY[e]!;
    if (isOnArc(arc, nx, ny) && isInside(corners, from, to, radius, arc, nx, ny)) return true;
  }
  return false;
}

/** The same for a disc round (x, y). */
export function arcMeetsDisc(x: number, y: number, radius: number, arc: Arc): boolean {
  const limit = radius - SEGMENT_SLACK;
  const dx = x - arc.x;
  const dy = y - arc.y;
  const square = dx * dx + dy * dy;
  if (square >= (arc.r + limit) * (arc.r + limit)) return false;
  const fx = dx - arc.r * arc.fromX;
  const fy = dy - arc.r * arc.fromY;
  const tx = dx - arc.r * arc.toX;
  const ty = dy - arc.r * arc.toY;
  if (fx * fx + fy * fy < limit * limit || tx * tx + ty * ty < limit * limit) return true;
  return isOnArc(arc, dx, dy) && Math.abs(Math.sqrt(square) - arc.r) < limit;
}

/** Whether a direction lies between the two ends, turning from the first to the second. */
export function isOnArc(arc: Arc, ux: number, uy: number): boolean {
  const afterFrom = arc.side * (arc.fromX * uy - arc.fromY * ux) >= 0;
  const beforeTo = arc.side * (ux * arc.toY - uy * arc.toX) >= 0;
  return arc.isLong ? afterFrom || beforeTo : afterFrom && beforeTo;
}

/** Whether the arc's point in a direction is nearer to the core than the radius, by more than the slack. */
function isInside(
  corners: Corners,
  from: number,
  to: number,
  radius: number,
  arc: Arc,
  ux: number,
  uy: number,
): boolean {
  return entersCore(corners, from, to, radius, arc.x + arc.r * ux, arc.y + arc.r * uy, 0, 0, 0);
}
