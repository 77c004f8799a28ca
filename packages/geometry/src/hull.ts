import type { Point } from './point.ts';

/** The corners of the convex hull of whole points, counter-clockwise from the lowest of the leftmost, without straight ones. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y).filter(isNew);
  if (sorted.length < 3) return sorted;
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function isNew(p: Point, i: number, sorted: readonly Point[]): boolean {
  const before = sorted[i - 1];
  return before === undefined || before.x !== p.x || before.y !== p.y;
}

/** One half of the hull, its last point left to the other half. */
function chain(sorted: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const p of sorted) {
    while (out.length > 1 && turn(out[out.length - 2]!, out[out.length - 1]!, p) <= 0) out.pop();
    out.push(p);
  }
  return out.slice(0, -1);
}

/** Above 0 if a, b, p turn left. Exact for whole points on a table. */
export function turn(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}
