import { isDisc, type Space } from './space.ts';
import { SEGMENT_SLACK } from './spec.ts';

/** Where a ray ended: how far it went, and at which obstacle, or at which side of the table, or in the open. */
export interface Cast {
  length: number;
  hit: number;
}

export const HIT_NOTHING = -1;
const HIT_LEFT = -2;
const HIT_RIGHT = -3;
const HIT_LOW = -4;
const HIT_HIGH = -5;

/** The obstacles that come within a range of a point, but for one. */
export function obstaclesWithin(space: Space, x: number, y: number, range: number, skip: number): number[] {
  const near: number[] = [];
  for (let i = 0; i < space.radius.length; i++) {
    const dx = space.midX[i]! - x;
    const dy = space.midY[i]! - y;
    const far = space.bound[i]! + range;
    if (i !== skip && dx * dx + dy * dy < far * far) near.push(i);
  }
  return near;
}

/** Sends the centre from (x, y) in a unit direction, at most `max` far, past the obstacles `near`. */
export function castRay(
  space: Space,
  near: readonly number[],
  x: number,
  y: number,
  ux: number,
  uy: number,
  max: number,
  out: Cast,
): void {
  const { midX, midY, bound, radius, low, high } = space;
  out.length = max;
  out.hit = HIT_NOTHING;
  const edgeX = ux > 0 ? (high - x) / ux : ux < 0 ? (low - x) / ux : Infinity;
  const edgeY = uy > 0 ? (high - y) / uy : uy < 0 ? (low - y) / uy : Infinity;
  const edge = Math.max(0, Math.min(edgeX, edgeY));
  if (edge < max) {
    out.length = edge;
    if (edgeX < edgeY) out.hit = ux > 0 ? HIT_RIGHT : HIT_LEFT;
    else out.hit = uy > 0 ? HIT_HIGH : HIT_LOW;
  }
  for (let k = 0; k < near.length; k++) {
    const i = near[k]!;
    const mx = midX[i]! - x;
    const my = midY[i]! - y;
    const beside = mx * uy - my * ux;
    const limit = bound[i]! - SEGMENT_SLACK;
    if (beside * beside >= limit * limit) continue;
    const along = mx * ux + my * uy;
    if (along < -limit || along - limit > out.length) continue;
    const at = isDisc(space, i) ? enterCircle(along, beside, radius[i]!) : enterPolygon(space, i, x, y, ux, uy);
    if (at < out.length) {
      out.length = at;
      out.hit = i;
    }
  }
}

/** Where a line enters a circle whose centre lies `along` ahead and `beside` it; Infinity when it only leaves or misses. */
function enterCircle(along: number, beside: number, r: number): number {
  if (Math.abs(beside) >= r - SEGMENT_SLACK) return Infinity;
  const half = Math.sqrt(r * r - beside * beside);
  return along + half > SEGMENT_SLACK ? Math.max(0, along - half) : Infinity;
}

function enterPolygon(space: Space, obstacle: number, x: number, y: number, ux: number, uy: number): number {
  const { first, radius, elementX, elementY, normalX, normalY, offset } = space;
  const r = radius[obstacle]!;
  const from = first[obstacle]!;
  const to = first[obstacle + 1]!;
  let best = Infinity;
  for (let e = from; e < to; e++) {
    const mx = elementX[e]! - x;
    const my = elementY[e]! - y;
    best = Math.min(best, enterCircle(mx * ux + my * uy, mx * uy - my * ux, r));
    const speed = normalX[e]! * ux + normalY[e]! * uy;
    if (speed >= 0) continue;
    const outside = normalX[e]! * x + normalY[e]! * y - offset[e]! - r;
    if (outside < -SEGMENT_SLACK) continue;
    const t = Math.max(0, -outside / speed);
    // The edge runs along (-normalY, normalX) from this corner to the next.
    const next = e + 1 === to ? from : e + 1;
    const px = x + t * ux;
    const py = y + t * uy;
    const past = normalX[e]! * (py - elementY[e]!) - normalY[e]! * (px - elementX[e]!);
    const left = normalX[e]! * (elementY[next]! - py) - normalY[e]! * (elementX[next]! - px);
    if (past >= 0 && left >= 0) best = Math.min(best, t);
  }
  return best;
}
