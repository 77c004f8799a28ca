import type { Trial } from '../trial.ts';
import { contact } from './contact.ts';
import { cover } from './cover.ts';
import { intoContact } from './into-contact.ts';
import { overlay } from './overlay.ts';
import { placement } from './placement.ts';
import { pushed } from './push.ts';
import { reached } from './reach.ts';
import { routes } from './route.ts';
import { shortestPath } from './shortest-path.ts';
import { sight, sightWithinRange } from './sight.ts';
import { flight, jump } from './straight.ts';
import { summon } from './summon.ts';
import { terrainPlacement } from './terrain.ts';

/** Every operation that is held against an oracle. */
export const TRIALS: readonly Trial[] = [
  contact,
  cover,
  flight,
  intoContact,
  jump,
  overlay,
  placement,
  pushed,
  reached,
  routes,
  shortestPath,
  sight,
  sightWithinRange,
  summon,
  terrainPlacement,
];
