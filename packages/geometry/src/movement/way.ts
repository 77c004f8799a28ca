import { pointIsFree, segmentIsFree } from './segment.ts';
import { ANGLE_SLACK, BUDGET_SLACK } from './spec.ts';
import { bitangent, inCone, type Tangent } from './tangent.ts';
import { type Tree, turnTo } from './tree.ts';

/** A shortest way to a point: straight from the last state, or from the mover's place when there is none (-1). */
export interface Way {
  readonly cost: number;
  readonly state: number;
}

const tangent: Tangent = { x: 0, y: 0, length: 0 };

/** The shortest way to a point within the tree's budget. */
export function wayTo(tree: Tree, x: number, y: number): Way | undefined {
  const state = lastStateTo(tree, x, y, false);
  return state === undefined ? undefined : { cost: found.cost, state };
}

/**
 * The length of the shortest way to a point that is known to be free, or Infinity when there is none that the tree knows;
 * negative for a way that is not straight.
 */
export function signedCostToFree(tree: Tree, x: number, y: number): number {
  const state = lastStateTo(tree, x, y, true);
  if (state === undefined) return Infinity;
  return state < 0 ? found.cost : -found.cost;
}

/** Scratch: the cost belonging to the last answer of `lastStateTo`. */
const found = { cost: 0 };

function lastStateTo(tree: Tree, x: number, y: number, isFree: boolean): number | undefined {
  const { space, budget } = tree;
  const dx = x - space.x;
  const dy = y - space.y;
  const straight = Math.sqrt(dx * dx + dy * dy);
  if (straight > budget + BUDGET_SLACK || (!isFree && !pointIsFree(space, x, y))) return undefined;
  if (segmentIsFree(space, space.x, space.y, x, y, -1, -1)) {
    found.cost = straight;
    return -1;
  }
  let best: number | undefined;
  // Beyond the budget the tree is not grown, and a way found there need not be the shortest.
  let cost = budget + BUDGET_SLACK + BEYOND;
  const count = tree.element.length;
  for (let s = 0; s < count && tree.cost[s]! < cost; s++) {
    const total = costFrom(tree, s, x, y, cost);
    if (total < cost) {
      cost = total;
      best = s;
    }
  }
  found.cost = cost;
  return best;
}

/** The least by which a way is too long. */
const BEYOND = 1e-9;

/** The length of the way to a point over one state, if it is free and below `limit`; otherwise Infinity. */
export function costFrom(tree: Tree, state: number, x: number, y: number, limit: number): number {
  const { space } = tree;
  const element = tree.element[state]!;
  const side = tree.side[state]!;
  const own = space.obstacle[element]!;
  const r = space.radius[own]!;
  const cx = space.elementX[element]!;
  const cy = space.elementY[element]!;
  // Most states are too far off to help: their tangent alone is longer than what is left, told without a root.
  const left = limit - tree.cost[state]!;
  if ((x - cx) * (x - cx) + (y - cy) * (y - cy) - r * r >= left * left) return Infinity;
  if (!bitangent(cx, cy, side * r, x, y, 0, tangent)) return Infinity;
  if (!inCone(space, element, side * tangent.y, -side * tangent.x)) return Infinity;
  const turn = turnTo(tree, state, tangent.x, tangent.y);
  if (turn > tree.room[state]! + ANGLE_SLACK) return Infinity;
  const total = tree.cost[state]! + r * turn + tangent.length;
  if (total >= limit) return Infinity;
  const fromX = cx + r * side * tangent.y;
  const fromY = cy - r * side * tangent.x;
  return segmentIsFree(space, fromX, fromY, x, y, own, -1) ? total : Infinity;
}

/** The bends of a way in order, as states of the tree. */
export function statesOf(tree: Tree, last: number): number[] {
  const states: number[] = [];
  for (let s = last; s >= 0; s = tree.parent[s]!) states.push(s);
  return states.toReversed();
}
