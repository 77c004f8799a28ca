import type { Base } from '../board.ts';
import type { Point } from '../point.ts';
import { atan2, cos, sin } from '../number.ts';
import { isOpen, knowArcs } from './blocked.ts';
import { FIRST_TOUCH } from './difficult.ts';
import { headOnWays } from './contact.ts';
import type { Found, Ground } from './ground.ts';
import { pushedOut } from './push-out.ts';
import { SETTLE, stoppedByReturn } from './reentry.ts';
import { bendsTo } from './route-of.ts';
import { blockerOfPoint, entersCore, pointIsFree } from './segment.ts';
import { DIFFICULT, RING, type Space } from './space.ts';
import { BUDGET_SLACK, DIFFICULT_SKIN } from './spec.ts';
import { emptyTrace, trace, type Trace } from './trace.ts';
import { freshContacts, type Walk } from './walk.ts';

/** How a walk comes to a place: the way to where it stops by the rules, from where the base is set down for free. */
export interface Arrival {
  readonly cost: number;
  readonly found: Found;
  readonly ground: Ground;
  /** Enemies newly in contact, in the order of the board. */
  readonly fresh: readonly Base[];
}

/** The cheapest arrival at a place where the base can stand, or none within the allowance. */
export function arrivalAt(walk: Walk, place: Point): Arrival | undefined {
  const fresh = freshContacts(walk, place);
  const stops = fresh.length === 0 ? undefined : contactStops(walk, place, fresh);
  let best: Arrival | undefined;
  for (const ground of walk.grounds) {
    const found = stops === undefined ? foundAt(ground, place) : entryOf(walk, ground, place, fresh, stops);
    if (found === undefined || (best !== undefined && found.cost >= best.cost)) continue;
    if (!comesBack(walk, found, place)) best = { cost: found.cost, found, ground, fresh };
  }
  return best;
}

const path: Trace = emptyTrace();

/** Whether a way returns to an enemy that was touched at the start, and is stopped there before its end (C-MOV-7). */
export function comesBack({ mover, spec, held }: Walk, found: Found, place: Point): boolean {
  if (held.length === 0) return false;
  const bends = bendsTo(found);
  if (trace(mover, bends, found, path) >= 0) return false;
  return stoppedByReturn(held, mover, spec, bends, path, place) !== undefined;
}

/** Away from enemies: the place itself, or the end of a walk stopped by its first touch of Difficult terrain. */
function foundAt(ground: Ground, { x, y }: Point): Found | undefined {
  const found = ground.find(x, y);
  if (found !== undefined || !ground.keepsOff) return found;
  const { space } = ground;
  const by = blockerOfPoint(space, x, y);
  if (by < 0 || space.kind[by] !== DIFFICULT) return undefined;
  // The walk stops where it first touches (C-MOV-16).
  const out = pushedOut(space, by, x, y);
  if (out.depth > DIFFICULT_SKIN + FIRST_TOUCH) return undefined;
  const first = ground.find(out.x, out.y);
  if (first === undefined || first.cost + out.depth > ground.budget + BUDGET_SLACK) return undefined;
  return { ...first, cost: first.cost + out.depth };
}

/** Into contact: over one of these stops, or by a line aimed at an enemy, which stops on its ring near the place. */
function entryOf(
  walk: Walk,
  ground: Ground,
  place: Point,
  fresh: readonly Base[],
  stops: readonly Point[],
): Found | undefined {
  let best = nearestOf(ground, stops);
  for (const ring of ringsOf(ground.space, fresh)) {
    for (const way of headOnWays(ground, ring)) {
      if (way.cost > ground.budget + BUDGET_SLACK || way.cost >= (best?.cost ?? Infinity)) continue;
      if (isStopFor(walk, way, place, fresh)) best = way;
    }
  }
  return best;
}

function nearestOf(ground: Ground, stops: readonly Point[]): Found | undefined {
  let best: Found | undefined;
  for (const { x, y } of stops) {
    const found = ground.find(x, y);
    if (found !== undefined && (best === undefined || found.cost < best.cost)) best = found;
  }
  return best;
}

/** Where a walk that ends in contact may have stopped: on the rings of all enemies now touched, with a free way down. */
export function contactStops(walk: Walk, place: Point, fresh: readonly Base[]): Point[] {
  return walk.grounds.flatMap(ground =>
    entries(ground, place, fresh).filter(entry => settlesFreely(ground.space, entry, place, fresh, walk.spec.band)),
  );
}

/** Whether a walk that stopped there may be set down at a place in contact with these enemies. */
export function isStopFor({ grounds, spec }: Walk, stop: Point, place: Point, fresh: readonly Base[]): boolean {
  if (!isWithin(stop, place, SETTLE)) return false;
  return grounds.some(({ space }) => {
    if (!pointIsFree(space, stop.x, stop.y)) return false;
    const rings = ringsOf(space, fresh);
    const isOnAll = rings.length === fresh.length && rings.every(ring => isOnRing(space, ring, stop));
    return isOnAll && settlesFreely(space, stop, place, fresh, spec.band);
  });
}

/** The rings of these enemies in a space. */
function ringsOf({ kind, midX, midY }: Space, fresh: readonly Base[]): number[] {
  const rings: number[] = [];
  for (let i = 0; i < kind.length; i++) {
    if (kind[i] === RING && fresh.some(({ x, y }) => x === midX[i] && y === midY[i])) rings.push(i);
  }
  return rings;
}

/** Where a walk may have met the rings of all these enemies: straight outward from the place, or in a corner near it. */
function entries(ground: Ground, place: Point, fresh: readonly Base[]): Point[] {
  const { space, arcs } = ground;
  const rings = ringsOf(space, fresh);
  if (rings.length < fresh.length) return [];
  const points: Point[] = [];
  for (const ring of rings) {
    const cx = space.midX[ring]!;
    const cy = space.midY[ring]!;
    const r = space.radius[ring]!;
    const element = space.first[ring]!;
    knowArcs(space, arcs, element);
    const at = (angle: number): void => {
      const point = { x: cx + r * cos(angle), y: cy + r * sin(angle) };
      if (isWithin(point, place, SETTLE) && rings.every(other => isOnRing(space, other, point))) points.push(point);
    };
    const outward = atan2(place.y - cy, place.x - cx);
    if (isOpen(arcs, element, outward)) at(outward);
    const from = arcs.first[element]!;
    for (let i = from; i < from + arcs.count[element]!; i++) {
      for (const angle of [arcs.start[i]!, arcs.start[i]! + arcs.span[i]!]) {
        if (isOpen(arcs, element, angle)) at(angle);
      }
    }
  }
  return points;
}

/** Contacts that begin within a hundredth of a millimetre begin together. */
function isOnRing(space: Space, ring: number, { x, y }: Point): boolean {
  const dx = x - space.midX[ring]!;
  const dy = y - space.midY[ring]!;
  return Math.sqrt(dx * dx + dy * dy) < space.radius[ring]! + 1;
}

function isWithin(a: Point, b: Point, range: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy <= range * range;
}

/**
 * Setting down goes straight in this reckoning, where the hand would slide round a rim: 6 mm of a straight line cut at most
 * this deep into the roundest thing on the table (a base of 16 mm, grown by one of 16 mm).
 */
const SETTLE_SLACK = 15;

/** Whether the base can be set down from where it stopped: past no body, and into no contact but those it has. */
export function settlesFreely(space: Space, from: Point, to: Point, fresh: readonly Base[], band: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  for (let i = 0; i < space.radius.length; i++) {
    if (space.kind[i] === DIFFICULT) continue;
    const isTouched = space.kind[i] === RING && fresh.some(({ x, y }) => x === space.midX[i] && y === space.midY[i]);
    const radius = space.radius[i]! - (isTouched ? band : 0) - SETTLE_SLACK;
    if (entersCore(space, space.first[i]!, space.first[i + 1]!, radius, from.x, from.y, dx, dy, square)) return false;
  }
  return true;
}
