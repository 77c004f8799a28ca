import {
  checkRoute,
  lineOfSight,
  reach,
  seenParts,
  type LegalRoute,
  type Reach,
  type SeenPart,
  type Sight,
} from '@signum/geometry';
import { GHOST } from '../../src/vignette/scene.ts';
import { BLADE, BOW, FOX, placeOf, TABLE, WALK } from './table.ts';

/** Where the fox may stop. */
export const LAYERS: ReturnType<Reach['overlay']> = reach(TABLE, FOX.id, WALK).overlay();

/** Its way to the ghost. */
export const ROUTE: LegalRoute = legal(checkRoute(TABLE, FOX.id, WALK, { dest: placeOf(GHOST) }));

/** The archer's line to its target, and all that it sees of it. */
export const SIGHT: Sight & { readonly seen: true } = seen(lineOfSight(TABLE, BOW, BLADE));
export const FANS: readonly SeenPart[] = seenParts(TABLE, BOW, BLADE);

function legal(route: ReturnType<typeof checkRoute>): LegalRoute {
  if (!route.ok) throw new Error(`the fox cannot go there: ${route.refusal.code}`);
  return route;
}

function seen(sight: Sight): Sight & { readonly seen: true } {
  if (!sight.seen) throw new Error(`the archer does not see its target: ${sight.why}`);
  return sight;
}
