import type { Base } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { arcMeetsDisc, isOnArc } from './arc-meets.ts';
import type { Bend } from './bend.ts';
import { isNear } from './space.ts';
import { type MoveSpec, SEGMENT_SLACK } from './spec.ts';
import type { Trace } from './trace.ts';

/** A base stopped by contact is set down at most this far from where it stopped: touching looks like touching. */
export const SETTLE: Length = 600;

/**
 * The enemy that stops a path although it was touched at the start: once out of contact it is as fresh as any other
 * (C-MOV-7), so the path may come back to it only at its very end. Nothing when no such enemy does.
 */
export function stoppedByReturn(
  enemies: readonly Base[],
  mover: Base,
  spec: MoveSpec,
  bends: readonly Bend[],
  path: Trace,
  dest: Point,
): { readonly base: Base; readonly at: Length } | undefined {
  for (const base of enemies) {
    if (base.team === mover.team || base.id === mover.id || !isNear(mover, base, spec.band)) continue;
    const at = returnTo(base, mover.r + base.r + spec.band, bends, path);
    if (at === Infinity) continue;
    const endsInContact = isNear({ x: dest.x, y: dest.y, r: mover.r }, base, spec.band);
    if (!endsInContact || path.cost - at > SETTLE) return { base, at };
  }
  return undefined;
}

/** After how much of its length a path is stopped by an enemy that it had left; Infinity if by none. */
export function firstReturn(
  enemies: readonly Base[],
  mover: Base,
  spec: MoveSpec,
  bends: readonly Bend[],
  path: Trace,
): Length {
  return enemies.reduce(
    (first, base) => Math.min(first, returnTo(base, mover.r + base.r + spec.band, bends, path)),
    Infinity,
  );
}

/** After how much of its length a path that began within `ring` of a point comes back into it; Infinity if never. */
function returnTo({ x, y }: Point, ring: number, bends: readonly Bend[], path: Trace): Length {
  const { lines } = path;
  const limit = ring - SEGMENT_SLACK;
  const isIn = (px: number, py: number): boolean => (px - x) * (px - x) + (py - y) * (py - y) < limit * limit;
  let inside = true;
  let gone = 0;
  for (let i = 0; i <= bends.length; i++) {
    const ax = lines[4 * i]!;
    const ay = lines[4 * i + 1]!;
    const dx = lines[4 * i + 2]! - ax;
    const dy = lines[4 * i + 3]! - ay;
    const square = dx * dx + dy * dy;
    // A line leaves a disc once and for all, so only one that begins outside can come back.
    const along = Math.min(square, Math.max(0, (x - ax) * dx + (y - ay) * dy));
    const part = square > 0 ? along / square : 0;
    if (!inside && isIn(ax + part * dx, ay + part * dy)) return gone + part * Math.sqrt(square);
    inside = inside && isIn(ax + dx, ay + dy);
    gone += Math.sqrt(square);
    const bend = bends[i];
    if (bend === undefined) return Infinity;
    if (inside ? arcLeavesAndReturns(x, y, limit, bend, path, i) : arcMeetsDisc(x, y, ring, bend, path, i)) return gone;
    inside = inside && isIn(lines[4 * i + 4]!, lines[4 * i + 5]!);
    gone += bend.r * path.turns[i]!;
  }
  return Infinity;
}

/** Whether the slide round bend i, which begins within `limit` of a point, goes out of it and ends within it again. */
function arcLeavesAndReturns(x: number, y: number, limit: number, bend: Bend, path: Trace, i: number): boolean {
  const endX = path.lines[4 * i + 4]! - x;
  const endY = path.lines[4 * i + 5]! - y;
  if (endX * endX + endY * endY >= limit * limit) return false;
  const dx = bend.x - x;
  const dy = bend.y - y;
  // The circle's farthest point lies straight beyond its centre.
  return isOnArc(bend, path, i, dx, dy) && Math.sqrt(dx * dx + dy * dy) + bend.r > limit;
}
