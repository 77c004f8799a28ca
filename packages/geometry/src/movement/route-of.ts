import type { Board } from '../board.ts';
import type { Point } from '../point.ts';
import { nameOfElement } from './element-name.ts';
import type { Found } from './ground.ts';
import type { Route, Turn } from './spec.ts';
import type { Bend } from './trace.ts';
import { statesOf } from './way.ts';

/** A found way in its wire form; `dest` is where the base ends, which may be a little beyond where the way stops. */
export function routeOf(board: Board, { tree, state }: Found, dest: Point): Route {
  const word = statesOf(tree, state).map((s): Turn => [
    nameOfElement(board, tree.space, tree.element[s]!),
    tree.side[s]!,
  ]);
  return { dest: { x: dest.x, y: dest.y }, word };
}

/** The circles that a found way bends round. */
export function bendsTo({ tree, state }: Pick<Found, 'state' | 'tree'>): Bend[] {
  const { space } = tree;
  return statesOf(tree, state).map(s => {
    const element = tree.element[s]!;
    const r = space.radius[space.obstacle[element]!]!;
    return { x: space.elementX[element]!, y: space.elementY[element]!, r, side: tree.side[s]! };
  });
}
