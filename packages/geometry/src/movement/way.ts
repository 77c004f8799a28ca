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
  const { space, budget } = tree;
  const dx = x - space.x;
  const dy = y - space.y;
  const straight = Math.sqrt(dx * dx + dy * dy);
  if (straight > budget + BUDGET_SLACK || !pointIsFree(space, x, y)) return undefined;
  if (segmentIsFree(space, space.x, space.y, x, y, -1, -1)) return { cost: straight, state: -1 };
  let state = -1;
  // Beyond the budget the tree is not grown, and a way found there need not be the shortest.
  let cost = budget + BUDGET_SLACK + BEYOND;
  for (let s = 0; s < tree.element.length && tree.cost[s]! < cost; s++) {
    const total = costFrom(tree, s, x, y, cost);
    if (total >= cost) continue;
    cost = total;
    state = s;
  }
  return state < 0 ? undefined : { cost, state };
}

/** The least by which a way is too long. */
export const BEYOND = 1e-9;

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
