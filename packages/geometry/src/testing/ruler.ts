import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Disc, Shape } from '../shape.ts';

/*
 * The oracles' own ruler: the plainest formulas, written without a look at the kernel's, so that one mistake is not made
 * twice. Where whole numbers decide, it counts in BigInt and is exact.
 */

/** How far two points are apart. */
export function apart(p: Point, q: Point): number {
  return Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
}

/** The edges of a core, closed; a single vertex is an edge of length nothing. */
export function edgesOf(core: readonly Point[]): [Point, Point][] {
  if (core.length <= 2) return [[core[0]!, core[core.length - 1]!]];
  return core.map((from, i) => [from, core[(i + 1) % core.length]!]);
}

/** How far the point lies from the segment. */
export function fromSegment(p: Point, a: Point, b: Point): number {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const square = ux * ux + uy * uy;
  const along = (p.x - a.x) * ux + (p.y - a.y) * uy;
  if (square === 0 || along <= 0) return apart(p, a);
  if (along >= square) return apart(p, b);
  return Math.abs(ux * (p.y - a.y) - uy * (p.x - a.x)) / Math.sqrt(square);
}

/** Whether the point lies in a convex core or on its rim. */
export function isInside(p: Point, core: readonly Point[]): boolean {
  if (core.length < 3) return false;
  return edgesOf(core).every(([a, b]) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0);
}

/** How far the point lies from the core, nothing when inside. */
export function fromCore(p: Point, core: readonly Point[]): number {
  if (isInside(p, core)) return 0;
  let best = Infinity;
  for (const [a, b] of edgesOf(core)) best = Math.min(best, fromSegment(p, a, b));
  return best;
}

/** How near the segment from `p` to `q` comes to the core, nothing when it meets it. */
export function segmentFromCore(p: Point, q: Point, core: readonly Point[]): number {
  let best = Math.min(fromCore(p, core), fromCore(q, core));
  for (const [a, b] of edgesOf(core)) {
    if (crosses(p, q, a, b)) return 0;
    best = Math.min(best, fromSegment(a, p, q), fromSegment(b, p, q));
  }
  return best;
}

function crosses(p: Point, q: Point, a: Point, b: Point): boolean {
  return sideOf(p, q, a) * sideOf(p, q, b) < 0 && sideOf(a, b, p) * sideOf(a, b, q) < 0;
}

/** Positive when `u` lies to the left of the line from `s` to `t`. */
function sideOf(s: Point, t: Point, u: Point): number {
  return (t.x - s.x) * (u.y - s.y) - (t.y - s.y) * (u.x - s.x);
}

/** Distance between two convex cores, nothing when they meet. */
export function betweenCores(one: readonly Point[], other: readonly Point[]): number {
  let best = Infinity;
  for (const [a, b] of edgesOf(one)) best = Math.min(best, segmentFromCore(a, b, other));
  for (const [a, b] of edgesOf(other)) best = Math.min(best, segmentFromCore(a, b, one));
  return best;
}

/** Compares the gap of two discs with `x`, exactly: on a table the squares are far below 2^53. */
export function compareGap(a: Disc, b: Disc, x: Length): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const wanted = a.r + b.r + x;
  return Math.sign(dx * dx + dy * dy - wanted * wanted);
}

/** Compares the gap of a disc and a shape with `x`, exactly. A centre within the core counts as gap below everything. */
export function compareShapeGap(disc: Disc, shape: Shape, x: Length): number {
  if (isInside(disc, shape.core)) return -1;
  const wanted = BigInt(disc.r + shape.rho + x);
  const orders = edgesOf(shape.core).map(([a, b]) => compareToSegment(disc, a, b, wanted));
  return Math.min(...orders);
}

function compareToSegment(p: Point, a: Point, b: Point, wanted: bigint): number {
  const [ux, uy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  const [px, py] = [BigInt(p.x - a.x), BigInt(p.y - a.y)];
  const square = ux * ux + uy * uy;
  const along = px * ux + py * uy;
  if (square === 0n || along <= 0n) return order(px * px + py * py, wanted * wanted);
  if (along >= square) {
    const [qx, qy] = [BigInt(p.x - b.x), BigInt(p.y - b.y)];
    return order(qx * qx + qy * qy, wanted * wanted);
  }
  const cross = ux * py - uy * px;
  return order(cross * cross, wanted * wanted * square);
}

function order(a: bigint, b: bigint): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
