import type { Length } from '../length.ts';
import { APART, type Scene } from './scene.ts';

/**
 * Where the rim of a base runs into a blocker that lies on it (C-LOS-6) or touches it: from there on no line can leave the
 * base, so lines through these points are the outermost ones. Pairs x, y in the frame of the scene.
 */
export function rimCrossings(scene: Scene, cx: Length, cy: Length, r: Length): number[] {
  const points: number[] = [];
  for (let k = 0; k < scene.blockers; k++) {
    if (scene.place[k] === APART) continue;
    const first = scene.first[k]!;
    const past = scene.past[k]!;
    const reach = scene.reach[k]!;
    for (let i = first; i < past; i++) {
      crossCircle(points, scene.x[i]! - cx, scene.y[i]! - cy, reach, r);
      const next = i + 1 === past ? first : i + 1;
      if (next !== i) {
        crossEdge(points, scene.x[i]! - cx, scene.y[i]! - cy, scene.x[next]! - cx, scene.y[next]! - cy, reach, r);
      }
    }
  }
  for (let i = 0; i < points.length; i += 2) {
    points[i]! += cx;
    points[i + 1]! += cy;
  }
  return points;
}

/** The circle of radius r around the origin with one of radius `reach` around (x, y). */
function crossCircle(points: number[], x: number, y: number, reach: Length, r: Length): void {
  const square = x * x + y * y;
  if (square === 0) return;
  const along = (square + r * r - reach * reach) / (2 * square);
  const rest = r * r - along * along * square;
  if (rest < 0) return;
  const across = Math.sqrt(rest / square);
  points.push(along * x - across * y, along * y + across * x, along * x + across * y, along * y - across * x);
}

/** The same circle with an edge from (x1, y1) to (x2, y2), pushed outwards by `reach`; the plate is on the left of the edge. */
function crossEdge(points: number[], x1: number, y1: number, x2: number, y2: number, reach: Length, r: Length): void {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
  const ex = (x2 - x1) / length;
  const ey = (y2 - y1) / length;
  const x = x1 + reach * ey;
  const y = y1 - reach * ex;
  const miss = ex * y - ey * x;
  const rest = r * r - miss * miss;
  if (rest < 0) return;
  const foot = -(ex * x + ey * y);
  const half = Math.sqrt(rest);
  for (const t of [foot - half, foot + half]) {
    if (t >= 0 && t <= length) points.push(x + t * ex, y + t * ey);
  }
}
