import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { comesBack } from './arrival.ts';
import { ringOf, wayToRing } from './contact.ts';
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
  let best: Contact | undefined;
  for (const ground of walk.grounds) {
    const ring = ringOf(ground.space, index);
    if (ring < 0) continue;
    const found = wayToRing(ground, ring);
    if (found === undefined || (best !== undefined && found.cost >= best.cost)) continue;
    const stop = { x: found.x, y: found.y };
    const settled = settle(walk, ground.space, stop, enemy);
    if (settled === undefined || comesBack(walk, found, settled)) continue;
    const fresh = freshContacts(walk, settled).map(base => base.id);
    best = { cost: found.cost, stop, settled, fresh, route: routeOf(board, found, settled) };
  }
  return best;
}
