import type { Point } from '@signum/geometry';
import type { Obstacle } from '@signum/geometry/testing';
import { EndType, FillRule, inflatePaths, JoinType, union, type Paths64 } from 'clipper2-ts';
import { Heap } from './heap.ts';

/** Arcs as chords that leave the true arc by at most 0.1 mm. */
const ARC_TOLERANCE = 10;

/** The obstacles grown by offsetting and joined: all that clipper2 is asked to do. */
export function clipperUnion(obstacles: readonly Obstacle[]): Paths64 {
  const byRadius = new Map<string, { radius: number; end: EndType; paths: Paths64 }>();
  for (const { core, radius } of obstacles) {
    const end = core.length > 2 ? EndType.Polygon : EndType.Round;
    const group = byRadius.get(`${radius} ${end}`) ?? { radius, end, paths: [] };
    group.paths.push(core.map(({ x, y }) => ({ x, y })));
    byRadius.set(`${radius} ${end}`, group);
  }
  const grown = [...byRadius.values()].flatMap(({ radius, end, paths }) =>
    inflatePaths(paths, radius, JoinType.Round, end, 2, ARC_TOLERANCE),
  );
  return union(grown, FillRule.NonZero);
}

/**
 * Shortest way round the joined polygons: A* over their corners that stick out, visibility only computed for corners that
 * are reached, and only along tangents, because a way through any other corner could be cut short.
 */
export function clipperPath(outlines: Paths64, start: Point, goal: Point, budget: number): number {
  const field = cornersOf(outlines);
  const { xs, ys } = field;
  const count = xs.length;
  if (sees(field, start.x, start.y, goal.x, goal.y)) return far(start.x, start.y, goal.x, goal.y);
  const cost = new Float64Array(count + 1).fill(Infinity);
  const done = new Uint8Array(count + 1);
  const heap = new Heap();
  const reach = (from: number, x: number, y: number, spent: number): void => {
    for (let i = 0; i < count; i++) {
      if (done[i] === 1 || field.bends[i] === 0) continue;
      const total = spent + far(x, y, xs[i]!, ys[i]!);
      if (total >= cost[i]! || total > budget) continue;
      if (!isTangent(field, i, x, y) || (from >= 0 && !isTangent(field, from, xs[i]!, ys[i]!))) continue;
      if (!sees(field, x, y, xs[i]!, ys[i]!)) continue;
      cost[i] = total;
      heap.push(total + far(xs[i]!, ys[i]!, goal.x, goal.y), i);
    }
    const total = spent + far(x, y, goal.x, goal.y);
    if (from >= 0 && total < cost[count]! && total <= budget && isTangent(field, from, goal.x, goal.y)) {
      if (!sees(field, x, y, goal.x, goal.y)) return;
      cost[count] = total;
      heap.push(total, count);
    }
  };
  reach(-1, start.x, start.y, 0);
  while (heap.size > 0) {
    const index = heap.pop();
    if (index === count) return cost[count]!;
    if (done[index] === 1) continue;
    done[index] = 1;
    reach(index, xs[index]!, ys[index]!, cost[index]!);
  }
  return Infinity;
}

interface Corners {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly next: Int32Array;
  readonly before: Int32Array;
  /** 1 where a string could bend: the polygon is convex there. */
  readonly bends: Uint8Array;
}

function cornersOf(outlines: Paths64): Corners {
  const count = outlines.reduce((sum, path) => sum + path.length, 0);
  const [xs, ys] = [new Float64Array(count), new Float64Array(count)];
  const [next, before, bends] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count)];
  let first = 0;
  for (const path of outlines) {
    const size = path.length;
    for (const [i, p] of path.entries()) {
      const at = first + i;
      xs[at] = p.x;
      ys[at] = p.y;
      next[at] = first + ((i + 1) % size);
      before[at] = first + ((i + size - 1) % size);
    }
    first += size;
  }
  for (let i = 0; i < count; i++) {
    const [b, n] = [before[i]!, next[i]!];
    const turn = (xs[i]! - xs[b]!) * (ys[n]! - ys[i]!) - (ys[i]! - ys[b]!) * (xs[n]! - xs[i]!);
    bends[i] = turn > 0 ? 1 : 0;
  }
  return { xs, ys, next, before, bends };
}

/** Whether the line from corner i to (x, y) leaves both neighbours of the corner on one side. */
function isTangent({ xs, ys, next, before }: Corners, i: number, x: number, y: number): boolean {
  const cx = xs[i]!;
  const cy = ys[i]!;
  const n = next[i]!;
  const b = before[i]!;
  const one = (x - cx) * (ys[n]! - cy) - (y - cy) * (xs[n]! - cx);
  const other = (x - cx) * (ys[b]! - cy) - (y - cy) * (xs[b]! - cx);
  return one * other >= 0;
}

/** Whether no edge crosses the segment; sharing an end or running along an edge is no crossing. */
function sees({ xs, ys, next }: Corners, px: number, py: number, qx: number, qy: number): boolean {
  const ux = qx - px;
  const uy = qy - py;
  const left = px < qx ? px : qx;
  const right = px < qx ? qx : px;
  const low = py < qy ? py : qy;
  const high = py < qy ? qy : py;
  for (let i = 0; i < xs.length; i++) {
    const j = next[i]!;
    const ax = xs[i]!;
    const ay = ys[i]!;
    const bx = xs[j]!;
    const by = ys[j]!;
    if ((ax < left && bx < left) || (ax > right && bx > right) || (ay < low && by < low) || (ay > high && by > high)) {
      continue;
    }
    const a = ux * (ay - py) - uy * (ax - px);
    const b = ux * (by - py) - uy * (bx - px);
    if (a * b >= 0) continue;
    const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    const q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax);
    if (p * q < 0) return false;
  }
  return true;
}

function far(px: number, py: number, qx: number, qy: number): number {
  return Math.sqrt((px - qx) * (px - qx) + (py - qy) * (py - qy));
}
