import type { Base, Board } from '../board.ts';
import { distance } from '../gap.ts';
import type { Length } from '../length.ts';
import { checkRoute } from '../movement/check-route.ts';
import type { Reach } from '../movement/reach.ts';
import { shortestRoute } from '../movement/shortest-route.ts';
import type { MoveSpec } from '../movement/spec.ts';
import type { Point } from '../point.ts';
import { pointAlong } from './along.ts';
import type { Candidate, Compass } from './destination.ts';

/** How far a place on the way may be drawn back to become a legal one: Difficult terrain, rounding. */
const STEP_BACK: Length = 25;
const STEPS_BACK = 8;

/**
 * As far as this move goes on the shortest way into contact with an enemy. Where there is no such way at all, the candidate
 * that comes nearest to it.
 */
export function towardsEnemy(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  reach: Reach,
  enemy: Base,
  all: readonly Candidate[],
): Candidate | undefined {
  const far: MoveSpec = { ...spec, budget: 4 * board.width, avoidContact: false };
  const route = shortestRoute(board, mover.id, far, { enemy: enemy.id })?.route;
  const whole = route && checkRoute(board, mover.id, far, route);
  if (whole?.ok && whole.cost > spec.budget) {
    const place = lastLegal(reach, back => pointAlong(whole.pieces, spec.budget - back));
    if (place) return place;
  }
  return nearestTo(enemy, all);
}

/** Straight to a side of the table, as far as nothing is in the way. */
export function towardsSide(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  reach: Reach,
  side: Compass,
): Candidate | undefined {
  const { x, y } = DIRECTION[side];
  const room = x + y > 0 ? board.width - mover.r : -mover.r;
  const edge = Math.abs(x === 0 ? room - y * mover.y : room - x * mover.x);
  const most = Math.min(spec.budget, edge);
  let low = 0;
  let high = Math.floor(most);
  const at = (far: Length): Point => ({ x: mover.x + x * far, y: mover.y + y * far });
  const isFree = (far: Length): boolean => reach.cost(at(far)) <= far + 1;
  if (high > 0 && isFree(high)) low = high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isFree(middle)) low = middle;
    else high = middle;
  }
  return low > 0 ? { place: at(low), cost: reach.cost(at(low)) } : undefined;
}

const DIRECTION: Record<Compass, Point> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/** The first place on the way back that may be stood on. */
function lastLegal(reach: Reach, at: (back: Length) => Point | undefined): Candidate | undefined {
  for (let step = 0; step < STEPS_BACK; step += 1) {
    const point = at(1 + step * STEP_BACK);
    if (!point) return undefined;
    const place = { x: Math.round(point.x), y: Math.round(point.y) };
    const cost = reach.cost(place);
    if (cost > 0 && cost < Infinity) return { place, cost };
  }
  return undefined;
}

export function nearestTo(goal: Point, all: readonly Candidate[]): Candidate | undefined {
  return best(all, ({ place }) => distance(place, goal));
}

/** The candidate with the least value; of equals the first, which is the cheapest. */
export function best(all: readonly Candidate[], value: (candidate: Candidate) => number): Candidate | undefined {
  let least = Infinity;
  let found: Candidate | undefined;
  for (const candidate of all) {
    const own = value(candidate);
    if (own < least) {
      least = own;
      found = candidate;
    }
  }
  return found;
}
