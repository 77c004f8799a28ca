import { distanceToCore } from '../gap.ts';
import type { Point } from '../point.ts';
import { SEGMENT_SLACK } from './spec.ts';

/**
 * How far a point can go from (x, y) in the unit direction (ux, uy) before it comes nearer than `radius` to a convex
 * core; Infinity when it never does. Sliding along the outline is not coming nearer.
 */
export function rayTo(core: readonly Point[], radius: number, x: number, y: number, ux: number, uy: number): number {
  let best = Infinity;
  for (let i = 0; i < core.length; i++) {
    const corner = core[i]!;
    const mx = corner.x - x;
    const my = corner.y - y;
    const along = mx * ux + my * uy;
    const beside = Math.abs(mx * uy - my * ux);
    if (beside < radius - SEGMENT_SLACK) {
      const half = Math.sqrt(radius * radius - beside * beside);
      if (along + half > SEGMENT_SLACK) best = Math.min(best, Math.max(0, along - half));
    }
    if (core.length > 1) best = Math.min(best, rayToEdge(corner, core[(i + 1) % core.length]!, radius, x, y, ux, uy));
  }
  return distanceToCore({ x, y }, core) < radius - SEGMENT_SLACK ? 0 : best;
}

/** The meeting with one moved-out edge from its outer side. */
function rayToEdge(a: Point, b: Point, radius: number, x: number, y: number, ux: number, uy: number): number {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const dx = (b.x - a.x) / length;
  const dy = (b.y - a.y) / length;
  const speed = dy * ux - dx * uy;
  if (speed >= 0) return Infinity;
  const t = Math.max(0, (radius - (dy * (x - a.x) - dx * (y - a.y))) / speed);
  const along = dx * (x + t * ux - a.x) + dy * (y + t * uy - a.y);
  const isOutside = dy * (x - a.x) - dx * (y - a.y) >= radius - SEGMENT_SLACK;
  return isOutside && along >= 0 && along <= length ? t : Infinity;
}
