import type { Board } from '../board.ts';
import type { Point } from '../point.ts';
import { arrivalAt } from './arrival.ts';
import { cheapestContact } from './cheapest-contact.ts';
import { routeOf } from './route-of.ts';
import { baseOf } from './space.ts';
import type { MoveSpec, Route } from './spec.ts';
import { straightContact } from './straight-contact.ts';
import { straightMove } from './straight.ts';
import { whyNotStanding } from './standing.ts';
import { walkOf } from './walk.ts';

/** A shortest legal route and its length. */
export interface RoutedMove {
  readonly cost: number;
  readonly route: Route;
}

/** The shortest legal route to a place, or into contact with an enemy; none when the move cannot be made. */
export function shortestRoute(
  board: Board,
  moverId: string,
  spec: MoveSpec,
  goal: Point | { readonly enemy: string },
): RoutedMove | undefined {
  const mover = baseOf(board, moverId);
  if ('enemy' in goal) {
    const contact =
      spec.mode === 'walk'
        ? cheapestContact(walkOf(board, moverId, spec, 'often'), goal.enemy)
        : straightContact(board, mover, spec, goal.enemy);
    return contact && { cost: contact.cost, route: contact.route };
  }
  if (whyNotStanding(board, mover, goal) !== undefined) return undefined;
  if (spec.mode !== 'walk') return straightMove(board, mover, spec, goal);
  const walk = walkOf(board, moverId, spec, 'once');
  const arrival = arrivalAt(walk, goal);
  if (arrival === undefined || (spec.avoidContact && arrival.fresh.length > 0)) return undefined;
  return { cost: arrival.cost, route: routeOf(board, arrival.found, goal) };
}
