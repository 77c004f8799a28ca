import type { Base, Board } from '../../board.ts';
import { shortestRoute } from '../../movement/shortest-route.ts';
import type { MoveSpec } from '../../movement/spec.ts';
import type { Point } from '../../point.ts';
import type { Bounds } from '../path-oracle.ts';
import { compareGap } from '../ruler.ts';
import type { Trial } from '../trial.ts';
import { walkOracle } from '../walk-oracle.ts';
import { firstBase, someBoard, somePlaces } from './chances.ts';
import { someMove } from './moves.ts';

/** C-MOV-1 to C-MOV-8, C-MOV-15 to C-MOV-19: the length of the shortest way lies between the bounds. */
export const shortestPath: Trial = {
  name: 'shortest path',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const mover = firstBase(board);
    const spec = someMove(stream, 'walk');
    const places = somePlaces(stream, board, mover, spec.budget, 6).filter(p => !meetsEnemy(board, mover, spec, p));
    const oracle = walkOracle(board, mover, spec, places);
    for (const place of places) {
      const cost = shortestRoute(board, mover.id, spec, place)?.cost;
      const flaw = flawOfCost(cost, oracle.bounds(place), spec);
      if (flaw !== undefined) tell(flaw, board, { spec, place });
    }
    return places.length;
  },
};

/** A place in contact with an enemy is asked for by another trial: there the walk stops on the way (C-MOV-6). */
export function meetsEnemy(board: Board, mover: Base, { band }: MoveSpec, { x, y }: Point): boolean {
  return board.bases.some(
    base =>
      base.team !== mover.team &&
      compareGap({ x, y, r: mover.r }, base, band) < 0 &&
      compareGap(mover, base, band) >= 0,
  );
}

/** What is wrong with a length, held against its bounds. A hundredth of a millimetre either way is no disagreement. */
export function flawOfCost(cost: number | undefined, { low, high }: Bounds, { budget }: MoveSpec): string | undefined {
  if (cost === undefined || cost === Infinity) {
    return high <= budget - 1 ? `not reached, though there is a way of ${high}` : undefined;
  }
  if (cost < low - 1) return `${cost} long, but no way is shorter than ${low}`;
  if (cost > high + 1) return `${cost} long, though there is a way of ${high}`;
  return cost > budget + 0.51 ? `${cost} long, more than ${budget}` : undefined;
}
