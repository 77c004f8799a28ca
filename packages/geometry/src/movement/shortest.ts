import { pointIsFree, segmentIsFree } from './segment.ts';
import type { Space } from './space.ts';
import { BUDGET_SLACK } from './spec.ts';
import { type Aim, grow, plant, type Tree } from './tree.ts';
import { costFrom, type Way } from './way.ts';

/** The shortest way to one point, searched towards it; with the part of the tree that it took. */
export function shortestWay(
  space: Space,
  budget: number,
  x: number,
  y: number,
): { readonly tree: Tree; readonly way: Way } | undefined {
  if (!pointIsFree(space, x, y)) return undefined;
  const dx = x - space.x;
  const dy = y - space.y;
  const straight = Math.sqrt(dx * dx + dy * dy);
  if (straight > budget + BUDGET_SLACK) return undefined;
  const tree = plant(space, budget);
  if (segmentIsFree(space, space.x, space.y, x, y, -1, -1)) return { tree, way: { cost: straight, state: -1 } };
  let last = -1;
  const aim: Aim = {
    x,
    y,
    best: Infinity,
    accepted(state) {
      const total = costFrom(tree, state, x, y, aim.best);
      if (total < aim.best) {
        aim.best = total;
        last = state;
      }
    },
  };
  grow(tree, aim);
  return aim.best <= budget + BUDGET_SLACK ? { tree, way: { cost: aim.best, state: last } } : undefined;
}
