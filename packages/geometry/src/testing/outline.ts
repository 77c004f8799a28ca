import type { Point } from '../point.ts';
import type { Obstacle } from './obstacles.ts';
import { fromCore } from './ruler.ts';

/** A convex polygon, counter-clockwise, as two rows of numbers. */
export interface Outline {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Directions of a full turn: with 40 of them the two outlines differ by 0.3 % of the radius. */
const DIRECTIONS = 40;

interface Normal {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** The corners of the core that lie farthest in this direction, in counter-clockwise order. */
  readonly corners: readonly Point[];
}

/** A polygon within the obstacle, with its corners on the rim: whoever goes round it goes too short a way. */
export function innerOutline({ core, radius }: Obstacle): Outline {
  const points = normalsOf(core, []).flatMap(({ x, y, corners }) =>
    corners.map(corner => ({ x: corner.x + radius * x, y: corner.y + radius * y })),
  );
  return outlineOf(points);
}

/**
 * A polygon round the obstacle, with its edges along the rim: whoever goes round it goes a legal way. It touches the rim
 * where a place of `near` does, so that a base standing against the obstacle can leave along it both ways.
 */
export function outerOutline({ core, radius }: Obstacle, near: readonly Point[]): Outline {
  const [origin] = core;
  if (origin === undefined) throw new Error('a core has at least one corner');
  const normals = normalsOf(
    core,
    near.filter(p => fromCore(p, core) < 1.01 * radius),
  );
  const points = normals.map((one, i) => {
    const other = normals[(i + 1) % normals.length]!;
    const first = height(one, origin) + radius;
    const second = height(other, origin) + radius;
    const det = one.x * other.y - one.y * other.x;
    return {
      x: origin.x + (first * other.y - second * one.y) / det,
      y: origin.y + (second * one.x - first * other.x) / det,
    };
  });
  return outlineOf(points);
}

/** How far the core reaches in the direction, counted from `origin`. */
function height({ x, y, corners }: Normal, origin: Point): number {
  const [corner] = corners;
  return corner === undefined ? 0 : (corner.x - origin.x) * x + (corner.y - origin.y) * y;
}

/** The evenly spread directions, those across the edges, and those towards the places; by angle. */
function normalsOf(core: readonly Point[], towards: readonly Point[]): Normal[] {
  const normals: Normal[] =
    core.length < 2 ? [] : core.map((from, i) => acrossEdge(from, core[(i + 1) % core.length]!));
  const even = Array.from({ length: DIRECTIONS }, (_, i) => (2 * Math.PI * (i - DIRECTIONS / 2)) / DIRECTIONS);
  const special = towards.flatMap(p => core.map(corner => Math.atan2(p.y - corner.y, p.x - corner.x)));
  for (const angle of [...even, ...special]) {
    if (normals.some(other => isNear(other.angle, angle))) continue;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const farthest = core.reduce((best, corner) =>
      (corner.x - best.x) * x + (corner.y - best.y) * y > 0 ? corner : best,
    );
    normals.push({ x, y, angle, corners: [farthest] });
  }
  return normals.toSorted((a, b) => a.angle - b.angle);
}

function acrossEdge(from: Point, to: Point): Normal {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [x, y] = [dy / length, -dx / length];
  return { x, y, angle: Math.atan2(y, x), corners: [from, to] };
}

function isNear(a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return Math.min(apart, 2 * Math.PI - apart) < 1e-7;
}

function outlineOf(points: readonly Point[]): Outline {
  return { xs: Float64Array.from(points, p => p.x), ys: Float64Array.from(points, p => p.y) };
}
