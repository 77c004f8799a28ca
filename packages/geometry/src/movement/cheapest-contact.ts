import type { Base } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { comesBack } from './arrival.ts';
import { ringOf, waysToRing, wayToRing } from './contact.ts';
import type { Found, Ground } from './ground.ts';
import { routeOf } from './route-of.ts';
import { settle } from './settle.ts';
import { baseOf } from './space.ts';
import type { Route } from './spec.ts';
import { freshContacts, type Walk } from './walk.ts';

/** The cheapest way into contact with an enemy. */
export interface Contact {
  readonly cost: Length;
  /** Where the centre is when the move stops by the rules, 3 mm before touching. */
  readonly stop: Point;
  /** Where the base is then set down. */
  readonly settled: Point;
  /** All enemies newly in contact there. */
  readonly fresh: readonly string[];
  readonly route: Route;
}

/** The cheapest contact with an enemy not yet touched, over all grounds of the walk; none when out of reach. */
export function cheapestContact(walk: Walk, enemyId: string): Contact | undefined {
  const { board } = walk;
  const enemy = baseOf(board, enemyId);
  const index = board.bases.indexOf(enemy);
  if (walk.held.includes(enemy)) return undefined;
  let best: Contact | undefined;
  for (const ground of walk.grounds) {
    const ring = ringOf(ground.space, index);
    if (ring < 0) continue;
    for (const found of inTurn(ground, ring)) {
      if (best !== undefined && found.cost >= best.cost) break;
      const contact = contactBy(walk, ground, enemy, found);
      if (contact === undefined) continue;
      best = contact;
      break;
    }
  }
  return best;
}

/** The cheapest way, which nearly always does; and the others, worked out only if it does not. */
function* inTurn(ground: Ground, ring: number): Generator<Found> {
  const first = wayToRing(ground, ring);
  if (first === undefined) return;
  yield first;
  yield* waysToRing(ground, ring);
}

/** The contact that one way leads to: the base must find a place to be set down on, and not have come back to anybody. */
function contactBy(walk: Walk, ground: Ground, enemy: Base, found: Found): Contact | undefined {
  const stop = { x: found.x, y: found.y };
  const settled = settle(walk, ground.space, stop, enemy);
  if (settled === undefined || comesBack(walk, found, settled)) return undefined;
  const fresh = freshContacts(walk, settled).map(base => base.id);
  return { cost: found.cost, stop, settled, fresh, route: routeOf(walk.board, found, settled) };
}
