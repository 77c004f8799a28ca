import type { Base, Board, Terrain } from '../board.ts';
import { compareShapeGap, inContact } from '../compare.ts';
import { distance, gap, gapToShape } from '../gap.ts';
import { CONTACT, type Length } from '../length.ts';
import { cosSin, TURN } from '../number.ts';
import type { Point } from '../point.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Disc, Shape } from '../shape.ts';
import { boxesMeet, fieldOutline, meetings, nearestOn, outlineOf, type Border, type Outline } from './boundary.ts';
import { freePlacesAround } from './free-place.ts';
import { fieldOf, flawOf, keepout, keepoutsOf, type Field, type PlaceRules } from './keepout.ts';

/** What a text places a base into contact with: a creature, or a template such as Ruins (C-SUM-12, C-RUI-6). */
export type ContactGoal = Base | Terrain;

/** Why a base placed there does not come into contact with the goal, or cannot stand there; nothing when all is well. */
export function contactFlaw(board: Board, disc: Disc, goal: ContactGoal, rules: PlaceRules = {}): Refusal | undefined {
  const flaw = flawOf(fieldOf(board.width, disc.r), keepoutsOf(board, disc.r, rules), disc) ?? outOfContact(disc, goal);
  if (flaw === undefined) return undefined;
  const [nearest] = contactPlaces(board, disc.r, goal, rules, disc).toSorted(
    (a, b) => distance(a, disc) - distance(b, disc),
  );
  return nearest === undefined ? flaw : { ...flaw, nearest };
}

/**
 * A sample of the places in contact with the goal, as near to it as whole places allow: all round it, and in every corner
 * between the things that are in the way. Empty only if there is no such place, up to slivers of 0.01 mm. With a wish, the
 * nearest one to it is among them.
 */
export function contactPlaces(
  board: Board,
  r: Length,
  goal: ContactGoal,
  rules: PlaceRules = {},
  wish?: Point,
): Point[] {
  const found = new Map<string, Point>();
  for (const place of contacts(board, r, goal, rules, wish)) found.set(`${place.x} ${place.y}`, place);
  return [...found.values()].toSorted((a, b) => a.x - b.x || a.y - b.y);
}

/** Is there any place in contact with the goal? */
export function hasContactPlace(board: Board, r: Length, goal: ContactGoal, rules: PlaceRules = {}): boolean {
  return !contacts(board, r, goal, rules, undefined).next().done;
}

/** The places one by one, some of them twice: whoever needs only one need not look for all. */
function* contacts(
  board: Board,
  r: Length,
  goal: ContactGoal,
  rules: PlaceRules,
  wish: Point | undefined,
): Generator<Point, undefined> {
  const field = fieldOf(board.width, r);
  const keepouts = keepoutsOf(board, r, rules);
  const obstacles = [...keepouts.map(outlineOf), fieldOutline(field)];
  for (const point of likely(goal, r, obstacles, wish)) {
    const off = gapTo({ x: point.x, y: point.y, r }, goal);
    if (off > CONTACT + 1) continue;
    // a gap changes by no more than the place does: what is so near to the point is in contact, too
    const spare = CONTACT - off - 1;
    const places = freePlacesAround(
      field,
      keepouts,
      point,
      ({ x, y }) => Math.abs(x - point.x) + Math.abs(y - point.y) < spare || isInReach({ x, y, r }, goal),
    );
    const place = closest(places, point, r, goal);
    if (place !== undefined) yield place;
  }
  return undefined;
}

function piecesOf(goal: ContactGoal): readonly Shape[] {
  return 'pieces' in goal ? goal.pieces : [{ core: [goal], rho: goal.r }];
}

function isInReach(disc: Disc, goal: ContactGoal): boolean {
  if (!('pieces' in goal)) return inContact(disc, goal);
  for (const piece of goal.pieces) if (compareShapeGap(disc, piece, CONTACT) < 0) return true;
  return false;
}

function gapTo(disc: Disc, goal: ContactGoal): Length {
  if (!('pieces' in goal)) return gap(goal, disc);
  let least = Infinity;
  for (const piece of goal.pieces) {
    least = Math.min(least, gapToShape(disc, piece));
    if (least === 0) break;
  }
  return least;
}

function outOfContact(disc: Disc, goal: ContactGoal): Refusal | undefined {
  if (isInReach(disc, goal)) return undefined;
  return refusal('out-of-contact', 'C-SUM-12', { id: goal.id, short: Math.floor(gapTo(disc, goal) - CONTACT) + 1 });
}

/** Of some places the one with the smallest gap to the goal; then the nearest to the point. */
function closest(places: readonly Point[], point: Point, r: Length, goal: ContactGoal): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  let away = Infinity;
  for (const place of places) {
    const off = distance(place, point);
    if (least === 0 && off >= away) continue; // no gap is smaller than none
    const near = gapTo({ x: place.x, y: place.y, r }, goal);
    if (near > least || (near === least && off >= away)) continue;
    best = place;
    least = near;
    away = off;
  }
  return best;
}

/** Directions in which the sample looks. */
const ALL_ROUND = 24;

/** Points around which places are looked for: on the rim of the goal, in corners, and where something bulges over the goal. */
function* likely(
  goal: ContactGoal,
  r: Length,
  obstacles: readonly Outline[],
  wish: Point | undefined,
): Generator<Point> {
  const rims = piecesOf(goal).map(({ core, rho }) =>
    outlineOf(keepout(core, r + rho, goal.id, 'out-of-contact', 'C-SUM-12')),
  );
  for (const border of rims.flatMap(rim => rim.borders)) {
    if (wish !== undefined) yield* nearestOn(border, wish);
    yield* samplesOf(border);
  }
  const bands = rims.map(rim => grown(rim.box, CONTACT));
  const near = obstacles.filter(({ box }) => bands.some(band => boxesMeet(box, band)));
  const corners = piecesOf(goal).flatMap(({ core }) => core);
  for (const border of near.flatMap(obstacle => obstacle.borders)) {
    for (const corner of corners) yield* nearestOn(border, corner);
  }
  yield* meetings([...rims, ...near]);
}

function grown({ low, high }: Field, by: Length): Field {
  return { low: { x: low.x - by, y: low.y - by }, high: { x: high.x + by, y: high.y + by } };
}

function* samplesOf(border: Border): Generator<Point> {
  for (let i = 0; i < ALL_ROUND; i++) {
    if (border.kind === 'circle') {
      const [cos, sin] = cosSin((i * TURN) / ALL_ROUND);
      yield { x: border.x + border.r * cos, y: border.y + border.r * sin };
    } else {
      const t = i / ALL_ROUND;
      yield { x: border.a.x + t * (border.b.x - border.a.x), y: border.a.y + t * (border.b.y - border.a.y) };
    }
  }
}
