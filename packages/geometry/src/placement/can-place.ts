import type { Board } from '../board.ts';
import { CONTACT, type Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Refusal } from '../refusal.ts';
import type { Disc } from '../shape.ts';
import { nearestFreePlace, someFreePlace } from './free-place.ts';
import { fieldOf, flawOf, keepoutsOf, type Apart, type PlaceRules } from './keepout.ts';

/** Why a base cannot be placed there, with the nearest place where it can; nothing when it can (C-PLC-1). */
export function placeFlaw(board: Board, disc: Disc, rules: PlaceRules = {}): Refusal | undefined {
  const field = fieldOf(board.width, disc.r);
  const keepouts = keepoutsOf(board, disc.r, rules);
  const flaw = flawOf(field, keepouts, disc);
  if (flaw === undefined) return undefined;
  const nearest = nearestFreePlace(field, keepouts, disc);
  return nearest === undefined ? flaw : { ...flaw, nearest };
}

/** Can a base be placed there? */
export function canPlace(board: Board, disc: Disc, rules: PlaceRules = {}): boolean {
  return flawOf(fieldOf(board.width, disc.r), keepoutsOf(board, disc.r, rules), disc) === undefined;
}

/** Some place where a base of radius r can be put, if there is any on the whole table. */
export function somePlace(board: Board, r: Length, rules: PlaceRules = {}): Point | undefined {
  return someFreePlace(fieldOf(board.width, r), keepoutsOf(board, r, rules));
}

/** "Not into contact with": at least 3 mm away (C-PLC-4). */
export const OUT_OF_CONTACT: Apart = { by: CONTACT, code: 'into-contact', rule: 'C-PLC-4' };

/** The rule for texts that place a base, but not into contact with an enemy of its team (C-PLC-4, C-RUI-6). */
export function awayFromEnemies(team: number, self?: string): PlaceRules {
  const apart: PlaceRules['apart'] = other => (other.team === team ? undefined : OUT_OF_CONTACT);
  return self === undefined ? { apart } : { self, apart };
}
