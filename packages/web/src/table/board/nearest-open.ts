import { cosSin, TURN, type Point } from '@signum/geometry';
import { borderOf, spotsOn, type Border } from './border.ts';
import { isOpen, type MoverWay } from './mover.ts';

const borders = new WeakMap<MoverWay, Border>();

/** Whole places round a spot of the border: one of them is inside. */
const AROUND = [-2, 0, 2].flatMap(x => [-2, 0, 2].map(y => ({ x, y })));
/** If none of so many spots is open, geometry looks more thoroughly. */
const TRIED = 80;

/**
 * An open place very near to a wish, for a ghost that follows the pointer: many times quicker than geometry's own search, which
 * finds the very last hundredth. At the end of a move, round an enemy, it can be some millimetres off.
 */
export function nearestOpen(way: MoverWay, wish: Point): Point | undefined {
  if (isOpen(way, wish)) return wish;
  const border = borders.get(way) ?? borderOf(way.layers);
  borders.set(way, border);
  for (const spot of spotsOn(border, wish).slice(0, TRIED)) {
    const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
    const found = AROUND.find(off => isOpen(way, { x: x + off.x, y: y + off.y }));
    if (found) return intoContact(way, { x: x + found.x, y: y + found.y }, wish);
  }
  return way.reach.nearest(wish);
}

/** So far from the outer edge of a contact a place still lies at it. */
const AT_EDGE = 50;
/** Halvings of an angle: enough for a hundredth of a millimetre on the widest circle. */
const HALVINGS = 14;

/**
 * The border is drawn where contact begins. Within its last millimetres a base may go on round the enemy, and that can be nearer to
 * the wish: as far round as there is Movement for it.
 */
function intoContact(way: MoverWay, place: Point, wish: Point): Point {
  let best = place;
  for (const { core, radius, body } of way.layers.flatMap(({ cut }) => cut)) {
    const [centre] = core;
    if (core.length !== 1 || centre === undefined || body === radius) continue;
    if (Math.abs(Math.hypot(place.x - centre.x, place.y - centre.y) - radius) > AT_EDGE) continue;
    const round = farthestRound(way, { ...centre, r: body + 1 }, place, wish);
    if (round && away(round, wish) < away(best, wish)) best = round;
  }
  return best;
}

/** The last open place on a circle, on the way from one direction to another. */
function farthestRound(
  way: MoverWay,
  { x, y, r }: Point & { readonly r: number },
  from: Point,
  to: Point,
): Point | undefined {
  const start = Math.atan2(from.y - y, from.x - x);
  const turn = Math.atan2(to.y - y, to.x - x) - start;
  const whole = turn > TURN / 2 ? turn - TURN : turn < -TURN / 2 ? turn + TURN : turn;
  const at = (part: number): Point => {
    const [cos, sin] = cosSin(start + part * whole);
    return { x: Math.round(x + r * cos), y: Math.round(y + r * sin) };
  };
  let [open, shut] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (open + shut) / 2;
    if (isOpen(way, at(middle))) open = middle;
    else shut = middle;
  }
  return isOpen(way, at(open)) ? at(open) : undefined;
}

function away(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
