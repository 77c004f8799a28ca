import { atan2, cos, sin, TURN } from '../number.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Bend } from './bend.ts';
import { type Cast, castRay, HIT_NOTHING, obstaclesWithin } from './cast.ts';
import type { Ground } from './ground.ts';
import { isDisc, RING, type Space } from './space.ts';
import { BUDGET_SLACK } from './spec.ts';
import { firstReturn } from './reentry.ts';
import { bendsTo } from './route-of.ts';
import { bitangent, inCone, type Tangent } from './tangent.ts';
import { emptyTrace, trace, type Trace } from './trace.ts';
import type { Tree } from './tree.ts';
import type { Walk } from './walk.ts';

/**
 * What can be reached on one ground, for drawing: fill all polygons, then cut out all obstacles. The union of the layers
 * is the reach. (The fronts behind a bend are involutes of circles, so polygons are the honest form.)
 */
export interface OverlayLayer {
  /** Each polygon as x, y, x, y ... They overlap. */
  readonly polygons: readonly (readonly number[])[];
  /** Grown obstacles to cut out. */
  readonly cut: readonly Cut[];
}

/** How far round a core the centre may not come; `body` is less for a fresh enemy, where between the two is contact. */
export interface Cut {
  readonly core: readonly Point[];
  readonly radius: Length;
  readonly body: Length;
}

/** One layer; no polygon misses the true border by more than the tolerance, but for slivers thinner than a ray. */
export function overlayOf(walk: Walk, ground: Ground, tolerance: Length): OverlayLayer {
  const tree = ground.tree();
  const polygons = [fan(ground.space, ground.budget, tolerance)];
  for (let s = 0; s < tree.element.length; s++) {
    const sheet = sheetOf(walk, tree, s, tolerance);
    if (sheet.length > 0) polygons.push(sheet);
  }
  return { polygons, cut: cutOf(ground.space, walk.spec.band) };
}

const path: Trace = emptyTrace();

/** How much of a ray from a state is left when its way may not come back to an enemy that it had left (C-MOV-7). */
function beforeReturn(
  { held, mover, spec }: Walk,
  bends: readonly Bend[],
  endX: number,
  endY: number,
  length: number,
): number {
  if (trace(mover, bends, { x: endX, y: endY }, path) >= 0) return length;
  const stop = firstReturn(held, mover, spec, bends, path);
  return stop === Infinity ? length : Math.max(0, Math.min(length, stop - (path.cost - length)));
}

/** A ray of a fan or sheet: where it starts, where it ends, and what stops it there. */
interface Ray {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  readonly length: number;
  readonly hit: number;
}

/** Rays just beside a tangent see what lies before and behind the thing it touches. */
const BESIDE = 1e-6;
const DEEPEST = 20;
const cast: Cast = { length: 0, hit: 0 };
const tangent: Tangent = { x: 0, y: 0, length: 0 };

/** All that is seen straight from the mover's place. */
export function fan(space: Space, budget: Length, tolerance: Length): number[] {
  const { x, y } = space;
  const near = obstaclesWithin(space, x, y, budget, -1);
  const shoot = (at: number): Ray => {
    const ux = cos(at);
    const uy = sin(at);
    castRay(space, near, x, y, ux, uy, budget, cast);
    const { length, hit } = cast;
    return { at, x, y, endX: x + length * ux, endY: y + length * uy, length, hit };
  };
  const open = (at: number): Ray => ({
    at,
    x,
    y,
    endX: x + budget * cos(at),
    endY: y + budget * sin(at),
    length: budget,
    hit: HIT_NOTHING,
  });
  const angles = tangentAngles(space, x, y, 0, budget, -1).map(wrap);
  for (let i = 0; i < 16; i++) angles.push((i * TURN) / 16);
  angles.sort((a, b) => a - b);
  angles.push(angles[0]! + TURN);
  const polygon: number[] = [];
  for (const { endX, endY } of sweep(angles, shoot, open, tolerance)) polygon.push(endX, endY);
  return polygon;
}

/** All that is seen along the tangents of one slide; empty when there is no way to go. */
function sheetOf(walk: Walk, tree: Tree, state: number, tolerance: number): number[] {
  const { space } = tree;
  const bends = walk.held.length > 0 ? bendsTo({ tree, state }) : undefined;
  const element = tree.element[state]!;
  const own = space.obstacle[element]!;
  const r = space.radius[own]!;
  const side = tree.side[state]!;
  const cx = space.elementX[element]!;
  const cy = space.elementY[element]!;
  const rest = tree.budget + BUDGET_SLACK - tree.cost[state]!;
  const turn = Math.min(tree.room[state]!, rest / r);
  if (rest <= 0) return [];
  const start = tree.angle[state]!;
  const near = obstaclesWithin(space, cx, cy, r + rest, own);
  const ray = (at: number, isOpen: boolean): Ray => {
    const c = cos(start + side * at);
    const s = sin(start + side * at);
    const x = cx + r * c;
    const y = cy + r * s;
    cast.length = Math.max(0, rest - r * at);
    cast.hit = HIT_NOTHING;
    if (!isOpen) castRay(space, near, x, y, -side * s, side * c, cast.length, cast);
    const { hit } = cast;
    let { length } = cast;
    if (bends !== undefined && !isOpen) {
      length = beforeReturn(walk, bends, x - side * s * length, y + side * c * length, length);
    }
    return { at, x, y, endX: x - side * s * length, endY: y + side * c * length, length, hit };
  };
  const turns = [0, turn];
  for (const direction of tangentAngles(space, cx, cy, side * r, rest, own)) {
    // The direction of travel is a quarter turn ahead of the touching angle.
    const at = side * (direction - start) - TURN / 4;
    const wrapped = at - TURN * Math.floor(at / TURN);
    if (wrapped < turn) turns.push(wrapped);
  }
  for (let i = 1; i * (TURN / 16) < turn; i++) turns.push(i * (TURN / 16));
  turns.sort((a, b) => a - b);
  const rays = sweep(
    turns,
    at => ray(at, false),
    at => ray(at, true),
    tolerance,
  );
  const polygon: number[] = [];
  for (const { x, y } of rays) polygon.push(x, y);
  for (let i = rays.length - 1; i >= 0; i--) polygon.push(rays[i]!.endX, rays[i]!.endY);
  return polygon;
}

/**
 * Rays at the given angles, and between them as many as the border needs. The angles hold the tangents, so little new
 * comes into sight between two of them; the ray in the middle tells. If all meet the same obstacle, the line between their
 * ends runs inside it and will be cut out; along one side of the table it is exact. If all end in the open, the border
 * is a curve about as round as the rays are long. Otherwise the change is searched by halving.
 */
function sweep(
  angles: readonly number[],
  shoot: (at: number) => Ray,
  open: (at: number) => Ray,
  tolerance: number,
): Ray[] {
  const rays: Ray[] = [];
  let last: Ray | undefined;
  for (const angle of angles) {
    if (last !== undefined && angle - last.at < BESIDE / 2) continue;
    const ray = shoot(angle);
    if (last !== undefined) between(last, ray, shoot, open, tolerance, DEEPEST, rays);
    rays.push(ray);
    last = ray;
  }
  return rays;
}

function between(
  a: Ray,
  b: Ray,
  shoot: (at: number) => Ray,
  open: (at: number) => Ray,
  tolerance: number,
  depth: number,
  out: Ray[],
): void {
  const width = b.at - a.at;
  if (depth === 0 || width < 2 * BESIDE || (a.hit !== b.hit && isNear(a, b, tolerance / 4))) return;
  const middle = shoot(a.at + width / 2);
  if (a.hit !== b.hit || middle.hit !== a.hit) {
    between(a, middle, shoot, open, tolerance, depth - 1, out);
    out.push(middle);
    between(middle, b, shoot, open, tolerance, depth - 1, out);
  } else if (a.hit === HIT_NOTHING) {
    const parts = Math.ceil(width * Math.sqrt(Math.max(a.length, b.length) / (8 * tolerance)));
    for (let i = 1; i < parts; i++) out.push(open(a.at + (width * i) / parts));
  }
}

function isNear(a: Ray, b: Ray, range: number): boolean {
  return (a.endX - b.endX) * (a.endX - b.endX) + (a.endY - b.endY) * (a.endY - b.endY) < range * range;
}

/**
 * Directions of all tangents from a circle (or point), each with its two neighbours. What is touched beyond `reach` may
 * still come nearer with its front: for that, the directions straight at it.
 */
function tangentAngles(space: Space, x: number, y: number, h: number, reach: number, skip: number): number[] {
  const angles: number[] = [];
  for (let e = 0; e < space.elementX.length; e++) {
    const obstacle = space.obstacle[e]!;
    if (obstacle === skip) continue;
    const r = space.radius[obstacle]!;
    let isFar = false;
    for (const side of [1, -1]) {
      if (!bitangent(x, y, h, space.elementX[e]!, space.elementY[e]!, side * r, tangent)) continue;
      if (tangent.length > reach) isFar = true;
      else if (inCone(space, e, side * tangent.y, -side * tangent.x)) {
        const angle = atan2(tangent.y, tangent.x);
        angles.push(angle - BESIDE, angle + BESIDE);
      }
    }
    if (!isFar || !bitangent(x, y, h, space.elementX[e]!, space.elementY[e]!, 0, tangent)) continue;
    if (tangent.length < reach + r) angles.push(atan2(tangent.y, tangent.x));
    if (!isDisc(space, obstacle)) angles.push(atan2(-space.normalY[e]!, -space.normalX[e]!));
  }
  return angles;
}

function wrap(angle: number): number {
  return angle < 0 ? angle + TURN : angle >= TURN ? angle - TURN : angle;
}

/** The obstacles of a space as areas to cut out. */
export function cutOf(space: Space, band: Length): Cut[] {
  return space.radius.map((radius, i) => {
    const core: Point[] = [];
    for (let e = space.first[i]!; e < space.first[i + 1]!; e++) {
      core.push({ x: space.elementX[e]!, y: space.elementY[e]! });
    }
    return { core, radius, body: space.kind[i] === RING ? radius - band : radius };
  });
}
