import type { Length } from '../length.ts';
import { entersCore, entersPolygon, isInside } from './segment.ts';
import { DIFFICULT, HARD, isDisc, RING, type Space } from './space.ts';
import { SEGMENT_SLACK } from './spec.ts';
import type { Tree } from './tree.ts';

/**
 * A grown tree made ready for many questions: numbers that are asked for together lie side by side. What stands round the
 * mover is sorted by direction, since a point is looked at along the straight line to it.
 */
export interface Outlook {
  readonly space: Space;
  readonly tree: Tree;
  readonly budget: Length;
  /**
   * For each obstacle five numbers: its middle, seen from the mover, and three squares of distances from there. Within the
   * first a point is looked at closely. Within the second something stands; polygons, which say -1, are asked themselves.
   * A line that comes within the third is blocked, if the obstacle is round.
   */
  readonly things: readonly number[];
  /** For each direction a set of obstacles as bits; the first thirty, then the next thirty, and so on. */
  readonly sets: readonly number[];
  /** For each state of the tree nine numbers: cost, centre (two), radius, side, angle, room, obstacle, corner or -1. */
  readonly stems: readonly number[];
}

const THING_SIZE = 5;
export const STEM_SIZE = 9;
const DIRECTIONS = 32;
const BITS = 30;
/** Points nearer to an obstacle than this are looked at more closely. */
const MARGIN = 2 * SEGMENT_SLACK;

/** What a look at a point shows: nothing stands there, and nothing in the straight line to it. */
export const STRAIGHT = 0;
/** Nothing stands there, but something stands before it. */
export const HIDDEN = 1;
/** Something stands there, so the mover cannot. */
export const TAKEN = 2;
/** The point is at the rim of something, or in a ring, where the mover may be after all. */
export const RIM = 3;
export type View = typeof STRAIGHT | typeof HIDDEN | typeof TAKEN | typeof RIM;

export function outlookOf(tree: Tree, band: Length): Outlook {
  const { space, budget } = tree;
  const things: number[] = [];
  const sets: number[] = [];
  for (let i = 0; i < space.bound.length; i++) {
    const dx = space.midX[i]! - space.x;
    const dy = space.midY[i]! - space.y;
    const bound = space.bound[i]!;
    const wide = bound + MARGIN - SEGMENT_SLACK;
    things.push(dx, dy, wide * wide, bodyOf(space, i, band), barrierOf(space, i, dx * dx + dy * dy));
    if (i % BITS === 0) for (let k = 0; k < DIRECTIONS; k++) sets.push(0);
    // A little wider, since directions are rounded.
    spread(sets, sets.length - DIRECTIONS, 1 << (i % BITS), dx, dy, wide + 1);
  }
  return { space, tree, budget, things, sets, stems: stemsOf(tree) };
}

function bodyOf(space: Space, i: number, band: Length): number {
  if (!isDisc(space, i)) return -1;
  if (space.kind[i] === DIFFICULT) return 0;
  const body = space.radius[i]! - (space.kind[i] === RING ? band : 0) - SEGMENT_SLACK;
  return body * body;
}

function barrierOf({ bound, kind }: Space, i: number, square: number): number {
  const limit = (bound[i]! - SEGMENT_SLACK) * (bound[i]! - SEGMENT_SLACK);
  // Who stands in a ring touches its enemy, and a straight line leaves it once and for all.
  return kind[i] === RING && square < limit ? 0 : limit;
}

function stemsOf({ space, element, cost, side, angle, room }: Tree): number[] {
  const stems: number[] = [];
  for (let s = 0; s < element.length; s++) {
    const e = element[s]!;
    const own = space.obstacle[e]!;
    stems.push(cost[s]!, space.elementX[e]!, space.elementY[e]!, space.radius[own]!);
    stems.push(side[s]!, angle[s]!, room[s]!, own, isDisc(space, own) ? -1 : e);
  }
  return stems;
}

/** Adds an obstacle to all directions between the two tangents to the circle round it. */
function spread(sets: number[], at: number, bit: number, dx: number, dy: number, wide: number): void {
  const rest = dx * dx + dy * dy - wide * wide;
  const length = rest > 0 ? Math.sqrt(rest) : 0;
  const from = rest > 0 ? directionOf(length * dx + wide * dy, length * dy - wide * dx) : 0;
  const to = rest > 0 ? directionOf(length * dx - wide * dy, length * dy + wide * dx) : DIRECTIONS - 1;
  for (let k = from; ; k = k + 1 === DIRECTIONS ? 0 : k + 1) {
    sets[at + k]! |= bit;
    if (k === to) break;
  }
}

/** Directions are counted along a square that stands on its tip, which takes no angle. */
function directionOf(dx: number, dy: number): number {
  const part = dy / (Math.abs(dx) + Math.abs(dy));
  return ((dx < 0 ? 3 - part : 1 + part) * (DIRECTIONS / 4)) & (DIRECTIONS - 1);
}

/** One loop for the point and for the line to it: most points are reached straight, or stand in something. */
export function lookAt({ space, things, sets }: Outlook, x: number, y: number): View {
  const dx = x - space.x;
  const dy = y - space.y;
  const square = dx * dx + dy * dy;
  let isHidden = false;
  for (let at = directionOf(dx, dy), first = 0; at < sets.length; at += DIRECTIONS, first += BITS) {
    for (let set = sets[at]!; set !== 0; set &= set - 1) {
      const obstacle = first + 31 - Math.clz32(set & -set);
      const thing = THING_SIZE * obstacle;
      const mx = things[thing]!;
      const my = things[thing + 1]!;
      const ex = mx - dx;
      const ey = my - dy;
      const apart = ex * ex + ey * ey;
      const body = things[thing + 3]!;
      if (apart < things[thing + 2]!) {
        if (body >= 0) return apart < body ? TAKEN : RIM;
        if (space.kind[obstacle] === HARD && isInside(space, obstacle, x, y)) return TAKEN;
        if (isNearPolygon(space, obstacle, x, y)) return RIM;
      }
      if (isHidden) continue;
      const barrier = things[thing + 4]!;
      const along = mx * dx + my * dy;
      const cross = mx * dy - my * dx;
      // From the point, from the line, or from the mover, whichever is nearest.
      if (
        along >= square
          ? apart >= barrier
          : along > 0
            ? cross * cross >= barrier * square
            : mx * mx + my * my >= barrier
      )
        continue;
      isHidden = body >= 0 || entersPolygon(space, obstacle, space.x, space.y, dx, dy, square);
    }
  }
  return isHidden ? HIDDEN : STRAIGHT;
}

/** Whether a point is in a polygon or nearer to it than the margin. */
function isNearPolygon(space: Space, i: number, x: number, y: number): boolean {
  const { first, radius } = space;
  return entersCore(space, first[i]!, first[i + 1]!, radius[i]! + MARGIN, x, y, 0, 0, 0);
}
