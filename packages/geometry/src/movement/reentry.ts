import type { Base } from '../board.ts';
import type { Length } from '../length.ts';
import { PI } from '../number.ts';
import type { Point } from '../point.ts';
import { type Arc, arcMeetsDisc, isOnArc } from './arc-meets.ts';
import { isNear } from './space.ts';
import { type MoveSpec, SEGMENT_SLACK } from './spec.ts';
import type { Bend, Trace } from './trace.ts';

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
    const arc = arcOf(bend, path, i);
    if (inside ? arcLeavesAndReturns(x, y, limit, arc) : arcMeetsDisc(x, y, ring, arc)) return gone;
    inside = inside && isIn(arc.x + arc.r * arc.toX, arc.y + arc.r * arc.toY);
    gone += bend.r * path.turns[i]!;
  }
  return Infinity;
}

function arcOf({ x, y, r, side }: Bend, { lines, turns }: Trace, i: number): Arc {
  return {
    x,
    y,
    r,
    side,
    isLong: turns[i]! > PI,
    fromX: (lines[4 * i + 2]! - x) / r,
    fromY: (lines[4 * i + 3]! - y) / r,
    toX: (lines[4 * i + 4]! - x) / r,
    toY: (lines[4 * i + 5]! - y) / r,
  };
}

/** Whether an arc that begins within `limit` of a point goes out of it and ends within it again. */
function arcLeavesAndReturns(x: number, y: number, limit: number, arc: Arc): boolean {
  const endX = arc.x + arc.r * arc.toX - x;
  const endY = arc.y + arc.r * arc.toY - y;
  if (endX * endX + endY * endY >= limit * limit) return false;
  const dx = arc.x - x;
  const dy = arc.y - y;
  // The circle's farthest point lies straight beyond its centre.
  return isOnArc(arc, dx, dy) && Math.sqrt(dx * dx + dy * dy) + arc.r > limit;
}
