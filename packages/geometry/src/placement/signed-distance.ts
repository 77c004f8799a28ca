import type { Length } from '../length.ts';
import type { Point } from '../point.ts';

/**
 * How far a point is from a convex polygon; inside it is below 0, by how deep. Rounded: good for bounds, not for rules. Moving
 * the point or the polygon by some length changes it by no more than that.
 */
export function signedDistance(x: Length, y: Length, core: readonly Point[]): Length {
  const isFlat = core.length < 3;
  let isOutside = isFlat;
  let away = Infinity;
  let depth = Infinity;
  let last = core[core.length - 1]!;
  for (const corner of core) {
    const dx = corner.x - last.x;
    const dy = corner.y - last.y;
    const px = x - last.x;
    const py = y - last.y;
    const cross = dx * py - dy * px;
    // all squares: one root at the end is enough
    if (cross < 0 || isFlat) {
      isOutside = true;
      away = Math.min(away, squareToEdge(px, py, dx, dy, cross));
    } else if (!isOutside) depth = Math.min(depth, (cross * cross) / (dx * dx + dy * dy));
    last = corner;
  }
  return isOutside ? Math.sqrt(away) : -Math.sqrt(depth);
}

function squareToEdge(px: Length, py: Length, dx: Length, dy: Length, cross: number): number {
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py;
  const square = dx * dx + dy * dy;
  if (along < square) return (cross * cross) / square;
  const qx = px - dx;
  const qy = py - dy;
  return qx * qx + qy * qy;
}
