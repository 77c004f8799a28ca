import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Shape } from '../shape.ts';

/** An axis-parallel plate with corners rounded by `rho`. */
export function box(x1: Length, y1: Length, x2: Length, y2: Length, rho: Length = 0): Shape {
  const core = [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
  return { core, rho };
}

/** A round template. */
export function roundHill(x: Length, y: Length, rho: Length): Shape {
  return { core: [{ x, y }], rho };
}

/** A thick line, such as a wall. */
export function needle(x1: Length, y1: Length, x2: Length, y2: Length, rho: Length): Shape {
  if (x1 === x2 && y1 === y2) return roundHill(x1, y1, rho);
  return {
    core: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
    rho,
  };
}

/** The convex hull of the points, moved to (x, y) and rounded by `rho`; a hull without area is given some thickness. */
export function gonOf(x: Length, y: Length, points: readonly Point[], rho: Length): Shape {
  const core = hull(points.map(p => ({ x: p.x + x, y: p.y + y })));
  return { core, rho: core.length < 3 ? Math.max(rho, 300) : rho };
}

/** Convex hull, counter-clockwise, without points that lie on an edge. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const lower = chain(sorted);
  const upper = chain(sorted.toReversed());
  const whole = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return whole.length === 0 ? sorted.slice(0, 1) : whole;
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const p of points) {
    while (kept.length >= 2 && turn(kept.at(-2)!, kept.at(-1)!, p) <= 0) kept.pop();
    const last = kept.at(-1);
    if (last === undefined || last.x !== p.x || last.y !== p.y) kept.push(p);
  }
  return kept;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
