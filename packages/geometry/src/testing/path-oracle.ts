import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Obstacle } from './obstacles.ts';
import { innerOutline, outerOutline, type Outline } from './outline.ts';
import { apart, fromCore, segmentFromCore } from './ruler.ts';

/** Between these two numbers the true length of a shortest way must lie. Infinity where no way was found. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Bounds together with the way that proves the upper one: its corners, from the start to the place. */
export interface Proven extends Bounds {
  readonly way: readonly Point[];
}

/** Where a centre may be: the square left by the mover's radius (C-CMP-12). */
export interface Room {
  readonly from: Length;
  readonly to: Length;
}

export interface PathOracle {
  /** Bounds for the shortest way from the start to the point; exact answers lie between, up to a few hundredths. */
  readonly bounds: (to: Point) => Proven;
}

/**
 * The sandwich: the obstacles as polygons once a little too small (every way is too short) and once a little too big
 * (every way is legal), each solved by the textbook visibility graph. Ways longer than `budget` are not searched. Any place
 * may be asked for; those named in `targets` get tighter bounds where they touch an obstacle.
 */
export function pathOracle(
  obstacles: readonly Obstacle[],
  room: Room,
  start: Point,
  budget: Length,
  targets: readonly Point[] = [],
): PathOracle {
  const near = obstacles.filter(({ core, radius }) => fromCore(start, core) - radius <= budget);
  const short = fieldOf(tooSmall(near, room), start, budget);
  const long = fieldOf(tooBig(near, room, [start, ...targets]), start, budget);
  return {
    bounds: to => {
      const { length, way } = long(to);
      return { low: short(to).length, high: length, way };
    },
  };
}

/** What the search must know of a plane with polygons in it. */
interface Plane {
  readonly outlines: readonly Outline[];
  readonly isOpen: (p: Point) => boolean;
  readonly sees: (p: Point, q: Point) => boolean;
}

/** Deeper than this into a polygon is inside; deeper than the kernel's own slack, so that the bound stays below it. */
const SLACK = 0.02;

function tooSmall(obstacles: readonly Obstacle[], room: Room): Plane {
  const outlines = obstacles.map(obstacle => innerOutline(obstacle));
  return {
    outlines,
    isOpen: p => isWithin(p, room) && outlines.every(outline => !enters(outline, p.x, p.y, p.x, p.y)),
    sees: (p, q) => outlines.every(outline => !enters(outline, p.x, p.y, q.x, q.y)),
  };
}

function tooBig(obstacles: readonly Obstacle[], room: Room, places: readonly Point[]): Plane {
  return {
    outlines: obstacles.map(obstacle => outerOutline(obstacle, places)),
    isOpen: p => isWithin(p, room) && obstacles.every(({ core, radius }) => fromCore(p, core) >= radius - SLACK / 4),
    sees: (p, q) => obstacles.every(({ core, radius }) => keepsClear(p, q, core, radius - SLACK / 4)),
  };
}

function isWithin({ x, y }: Point, { from, to }: Room): boolean {
  return Math.min(x, y) >= from - SLACK / 4 && Math.max(x, y) <= to + SLACK / 4;
}

/** Most obstacles lie far from the segment, which the box of the segment tells quickly. */
function keepsClear(p: Point, q: Point, core: readonly Point[], radius: Length): boolean {
  const [corner] = core;
  if (core.length === 1 && corner !== undefined) {
    if (Math.min(p.x, q.x) - corner.x > radius || corner.x - Math.max(p.x, q.x) > radius) return true;
    if (Math.min(p.y, q.y) - corner.y > radius || corner.y - Math.max(p.y, q.y) > radius) return true;
  }
  return segmentFromCore(p, q, core) >= radius;
}

/** Whether the segment runs through the inside of the polygon: clipped by one edge after the other, something is left. */
function enters({ xs, ys }: Outline, px: number, py: number, qx: number, qy: number): boolean {
  let enter = 0;
  let exit = 1;
  const count = xs.length;
  for (let i = 0; i < count; i++) {
    const j = i + 1 === count ? 0 : i + 1;
    const ex = xs[j]! - xs[i]!;
    const ey = ys[j]! - ys[i]!;
    const depth = SLACK * Math.sqrt(ex * ex + ey * ey);
    const atP = ex * (py - ys[i]!) - ey * (px - xs[i]!) - depth;
    const atQ = ex * (qy - ys[i]!) - ey * (qx - xs[i]!) - depth;
    if (atP <= 0 && atQ <= 0) return false;
    if (atP < 0) enter = Math.max(enter, atP / (atP - atQ));
    else if (atQ < 0) exit = Math.min(exit, atP / (atP - atQ));
    if (enter >= exit) return false;
  }
  return true;
}

interface Knot extends Point {
  /** Its polygon, or none for the start. */
  readonly outline: Outline | undefined;
  readonly index: number;
  cost: number;
  /** The knot before it on the shortest way from the start. */
  from: Knot | undefined;
}

interface Way {
  readonly length: number;
  readonly way: readonly Point[];
}

const NO_WAY: Way = { length: Infinity, way: [] };

/** Dijkstra over the corners of the polygons; gives the shortest way to any point. */
function fieldOf(plane: Plane, start: Point, budget: Length): (to: Point) => Way {
  const origin: Knot = { x: start.x, y: start.y, outline: undefined, index: -1, cost: 0, from: undefined };
  const corners = plane.outlines.map(outline =>
    Array.from(outline.xs, (x, index): Knot => ({
      x,
      y: outline.ys[index]!,
      outline,
      index,
      cost: Infinity,
      from: undefined,
    })),
  );
  const open = new Set(corners.flat().filter(knot => apart(knot, start) <= budget && plane.isOpen(knot)));
  const settled: Knot[] = [];
  for (let knot: Knot | undefined = origin; knot !== undefined && knot.cost <= budget; knot = cheapest(open)) {
    open.delete(knot);
    settled.push(knot);
    for (const ring of corners) {
      for (const other of touchedFrom(knot, ring)) {
        if (!open.has(other)) continue;
        const cost = knot.cost + apart(knot, other);
        if (cost >= other.cost || cost > budget || !plane.sees(knot, other)) continue;
        other.cost = cost;
        other.from = knot;
      }
    }
  }
  return to => {
    if (!plane.isOpen(to)) return NO_WAY;
    const ways = settled.map(knot => ({ knot, total: knot.cost + apart(knot, to) }));
    ways.sort((a, b) => a.total - b.total);
    const best = ways.find(({ knot, total }) => total <= budget && plane.sees(knot, to));
    return best === undefined ? NO_WAY : { length: best.total, way: [...cornersTo(best.knot), to] };
  };
}

function cornersTo(last: Knot): Point[] {
  const corners: Point[] = [];
  for (let knot: Knot | undefined = last; knot !== undefined; knot = knot.from) corners.push({ x: knot.x, y: knot.y });
  return corners.toReversed();
}

function cheapest(open: ReadonlySet<Knot>): Knot | undefined {
  let best: Knot | undefined;
  for (const knot of open) if (knot.cost < (best?.cost ?? Infinity)) best = knot;
  return best;
}

/**
 * The corners of a ring at which a taut string from the knot could bend: both neighbours lie on one side of the string.
 * From inside the ring (a start that touches the obstacle lies within its outer polygon) it could be any corner.
 */
function touchedFrom(knot: Knot, ring: readonly Knot[]): readonly Knot[] {
  const touched = ring.filter((corner, i) => {
    const before = sideOf(knot, corner, ring[i === 0 ? ring.length - 1 : i - 1]!);
    const after = sideOf(knot, corner, ring[i + 1 === ring.length ? 0 : i + 1]!);
    return before * after >= 0 || Math.abs(before) < LEVEL || Math.abs(after) < LEVEL;
  });
  return touched.length === 0 ? ring : touched;
}

/** Crosswise products below this count as lying on the string. */
const LEVEL = 1e-3;

function sideOf(from: Point, to: Point, p: Point): number {
  return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
}
