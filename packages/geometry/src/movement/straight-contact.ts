import type { Base, Board } from '../board.ts';
import { cosSin, TURN } from '../number.ts';
import type { Point } from '../point.ts';
import type { Contact } from './cheapest-contact.ts';
import { baseOf } from './space.ts';
import { BUDGET_SLACK, type MoveSpec } from './spec.ts';
import { straightLength, whyNotStraight } from './straight.ts';
import { freshContacts } from './walk.ts';

/**
 * A straight move (Flight, Jump) that ends in contact with an enemy. Only the end counts, so there is no stop ring: places
 * round the enemy are tried, touching before nearly touching, and among equals the shortest move wins.
 */
export function straightContact(board: Board, mover: Base, spec: MoveSpec, enemyId: string): Contact | undefined {
  const enemy = baseOf(board, enemyId);
  const isFresh = freshContacts({ board, mover, spec }, enemy).some(base => base.id === enemyId);
  if (spec.avoidContact || !isFresh) return undefined;
  for (let gap = 0; gap < spec.band - 1; gap += 49) {
    const place = shortestPlace(board, mover, spec, enemy, gap);
    if (place === undefined) continue;
    const fresh = freshContacts({ board, mover, spec }, place).map(base => base.id);
    const cost = straightLength(mover, place);
    return { cost, stop: place, settled: place, fresh, route: { dest: place, word: [] } };
  }
  return undefined;
}

/** Directions tried round the enemy, from the one that faces the mover to the opposite one. */
const DIRECTIONS = 120;
const TURNS = Array.from({ length: DIRECTIONS / 2 + 1 }, (_, i) => cosSin((i * TURN) / DIRECTIONS));

/** Places are whole: each lies beside its own by less than this. */
const ROUNDING = 2;

function shortestPlace(board: Board, mover: Base, spec: MoveSpec, enemy: Base, gap: number): Point | undefined {
  const reach = mover.r + enemy.r + gap;
  const toMover = straightLength(enemy, mover);
  const faceX = (mover.x - enemy.x) / toMover;
  const faceY = (mover.y - enemy.y) / toMover;
  const tooFar = spec.budget + BUDGET_SLACK + ROUNDING;
  if (toMover - reach > tooFar) return undefined;
  // Turning away from the mover on both sides, the moves grow longer: the first legal one is the shortest.
  for (const [i, [c, s]] of TURNS.entries()) {
    for (const side of i === 0 ? [1] : [1, -1]) {
      const ux = c * faceX - side * s * faceY;
      const uy = c * faceY + side * s * faceX;
      const place = roundedAway(enemy, reach, ux, uy);
      if (straightLength(mover, place) > tooFar + ROUNDING) return undefined; // and so are all that come after it
      const fresh = freshContacts({ board, mover, spec }, place);
      if (!fresh.some(base => base.id === enemy.id)) continue;
      if (whyNotStraight(board, mover, spec, place) === undefined) return place;
    }
  }
  return undefined;
}

/** The whole point at least `reach` from the enemy in a direction. */
function roundedAway(enemy: Base, reach: number, ux: number, uy: number): Point {
  const away = (at: number, u: number): number => at + (u < 0 ? Math.floor(reach * u) : Math.ceil(reach * u));
  return { x: away(enemy.x, ux), y: away(enemy.y, uy) };
}
