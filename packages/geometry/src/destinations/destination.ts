import type { Length } from '../length.ts';
import type { Point } from '../point.ts';

/** The four sides of the table, y pointing north. */
export const COMPASS = ['north', 'east', 'south', 'west'] as const;
export type Compass = (typeof COMPASS)[number];

/**
 * What a place is good for, in words a player would use. A finger on a phone, a key, a command line and a computer player
 * all choose from the same short list instead of from all points of the table.
 */
export type Purpose =
  /** In contact with all of these enemies. */
  | { readonly to: 'contact'; readonly with: readonly string[] }
  /** As far as the move goes on the shortest way to a base, or straight to a side of the table. */
  | { readonly to: 'towards'; readonly base: string }
  | { readonly to: 'towards'; readonly side: Compass }
  /** As far as possible from a base. */
  | { readonly to: 'away'; readonly from: string }
  /** Where no enemy's threat reaches. */
  | { readonly to: 'out-of-range' }
  /** In sight of an enemy, but sheltered from it by these templates. */
  | { readonly to: 'behind-cover'; readonly from: string; readonly by: readonly string[] }
  | { readonly to: 'out-of-sight'; readonly from: string }
  /** With a line of sight within the mover's own range. */
  | { readonly to: 'in-sight'; readonly of: string }
  /** In contact with a template. */
  | { readonly to: 'terrain'; readonly terrain: string };

/** A place worth going to, and what it costs to get there. */
export interface Destination {
  readonly purpose: Purpose;
  readonly place: Point;
  readonly cost: Length;
}

/** A place that can be reached. */
export interface Candidate {
  readonly place: Point;
  readonly cost: Length;
}

/** What the game knows and geometry does not. */
export interface Interests {
  /** How far from its place an enemy is to be feared: how far it moves and strikes, or shoots. */
  readonly threat?: (enemy: string) => Length;
  /** How far the mover shoots, if it does. */
  readonly range?: Length;
}
