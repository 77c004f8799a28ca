import type { Point } from '../point.ts';

/** Whether a point is farther than `range` from the box round a core: a quick no before anything exact. */
export function isBeyond(core: readonly Point[], x: number, y: number, range: number): boolean {
  const start = core[0]!;
  let left = start.x;
  let right = left;
  let low = start.y;
  let high = low;
  for (let i = 1; i < core.length; i++) {
    const corner = core[i]!;
    if (corner.x < left) left = corner.x;
    else if (corner.x > right) right = corner.x;
    if (corner.y < low) low = corner.y;
    else if (corner.y > high) high = corner.y;
  }
  const dx = x < left ? left - x : x > right ? x - right : 0;
  const dy = y < low ? low - y : y > high ? y - high : 0;
  return dx * dx + dy * dy > range * range;
}
