import type { Terrain } from './board.ts';
import { compareShapes } from './compare.ts';
import type { Length } from './length.ts';
import type { Point } from './point.ts';
import type { Disc, Shape } from './shape.ts';

/** Distances as a player reads them (C-CMP-8). They are rounded: to decide a rule, compare exactly (compare.ts). */
export function gap(a: Disc, b: Disc): Length {
  return Math.max(0, distance(a, b) - a.r - b.r);
}

/** From a base to the nearest point of a template, 0 when it stands on it. */
export function gapToTerrain(disc: Disc, terrain: Terrain): Length {
  return terrain.pieces.reduce((least, piece) => Math.min(least, gapToShape(disc, piece)), Infinity);
}

/** From a base to one convex piece. */
export function gapToShape(disc: Disc, shape: Shape): Length {
  return Math.max(0, distanceToCore(disc, shape.core) - shape.rho - disc.r);
}

/** Between two convex pieces, 0 when they meet. */
export function gapOfShapes(a: Shape, b: Shape): Length {
  if (compareShapes(a, b, 0) <= 0) return 0;
  const corners = [...a.core.map(p => distanceToCore(p, b.core)), ...b.core.map(p => distanceToCore(p, a.core))];
  return Math.min(...corners) - a.rho - b.rho;
}

/** Between two points. */
export function distance(a: Point, b: Point): Length {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** From a point to a convex polygon, 0 inside it. */
export function distanceToCore(p: Point, core: readonly Point[]): Length {
  let least = Infinity;
  let inside = core.length > 2;
  let last = core[core.length - 1]!;
  for (const corner of core) {
    const cross = (corner.x - last.x) * (p.y - last.y) - (corner.y - last.y) * (p.x - last.x);
    if (cross < 0) inside = false;
    least = Math.min(least, distanceToSegment(p, last, corner));
    last = corner;
  }
  return inside ? 0 : least;
}

/** From a point to a segment, which may be a single point. */
export function distanceToSegment(p: Point, a: Point, b: Point): Length {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  if (along <= 0) return distance(p, a);
  if (along >= square) return distance(p, b);
  return Math.abs(dx * (p.y - a.y) - dy * (p.x - a.x)) / Math.sqrt(square);
}
