import { reach } from '../../movement/reach.ts';
import { shortestRoute } from '../../movement/shortest-route.ts';
import type { Trial } from '../trial.ts';
import { walkOracle } from '../walk-oracle.ts';
import { firstBase, someBoard, somePlaces } from './chances.ts';
import { someMove } from './moves.ts';
import { meetsEnemy, flawOfCost } from './shortest-path.ts';

/** The tree that is grown once knows the same lengths as the oracle, and to the last digits as a search for one place. */
export const reached: Trial = {
  name: 'reach',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const mover = firstBase(board);
    const spec = someMove(stream, 'walk');
    const places = somePlaces(stream, board, mover, spec.budget, 12);
    const free = places.filter(place => !meetsEnemy(board, mover, spec, place));
    const oracle = walkOracle(board, mover, spec, free);
    const all = reach(board, mover.id, spec);
    for (const place of places) {
      const query = { spec, place };
      const cost = all.cost(place);
      const single = shortestRoute(board, mover.id, spec, place)?.cost ?? Infinity;
      if (cost !== single && !(Math.abs(cost - single) < SAME)) {
        tell(`${cost} by the tree, ${single} by one search`, board, query);
      }
      const flaw = free.includes(place) ? flawOfCost(cost, oracle.bounds(place), spec) : undefined;
      if (flaw !== undefined) tell(flaw, board, query);
    }
    const far = {
      x: mover.x + stream.int(-spec.budget, spec.budget),
      y: mover.y + stream.int(-spec.budget, spec.budget),
    };
    const verdict = all.verdict(far);
    const nearest = verdict.legal ? undefined : verdict.refusal.nearest;
    if (nearest !== undefined && !all.verdict(nearest).legal) {
      tell('the nearest place told is not legal', board, { spec, place: far, nearest });
    }
    return places.length;
  },
};

/** Two searches may meet the same bends in another order, and so differ in the last digits. */
const SAME = 1e-6;
