import type { Board } from '../board.ts';
import type { Point } from '../point.ts';
import { type Bend, bendRound, RING_PIECE } from './bend.ts';
import { nameOfElement } from './element-name.ts';
import type { Found } from './ground.ts';
import type { Route, Turn } from './spec.ts';
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
    const obstacle = space.obstacle[element]!;
    const r = space.radius[obstacle]!;
    const piece = space.holds[obstacle] ? RING_PIECE : space.piece[obstacle]!;
    const corner = element - space.first[obstacle]!;
    return bendRound(
      space.elementX[element]!,
      space.elementY[element]!,
      r,
      tree.side[s]!,
      space.owner[obstacle]!,
      piece,
      corner,
    );
  });
}
