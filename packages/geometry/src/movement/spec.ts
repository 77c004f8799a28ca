import type { Length } from '../length.ts';
import type { Point } from '../point.ts';

/** How a creature moves, all lengths fixed when the move is declared (C-MOV-3). */
export interface MoveSpec {
  /** How far the centre may travel (C-MOV-1). */
  readonly budget: Length;
  /** The allowance of a move that touches Difficult terrain, the ruler S (C-MOV-15). */
  readonly short: Length;
  readonly mode: 'walk' | 'flight' | 'jump';
  /** A Run cannot begin in Difficult terrain and stops on touching it (C-MOV-18, C-AMB-58). */
  readonly run: boolean;
  /** Difficult terrain means nothing to this creature (C-KW-Pathfinder). */
  readonly pathfinder: boolean;
  /** The activation began in Difficult terrain, so S holds for this move too (C-MOV-19). */
  readonly capped: boolean;
  /** The move may not end in contact with an enemy (C-PLC-4). */
  readonly avoidContact: boolean;
  /** A gap below this is contact (C-CMP-9): 300, or 1 for a strict reading of touching. */
  readonly band: Length;
}

/** One bend of a route: round which element, and counter-clockwise (+1) or clockwise (-1). */
export type Turn = readonly [element: string, side: 1 | -1];

/**
 * A route as it travels between client and server. It names what is walked round, never where: whoever checks it
 * computes every tangent point anew, so no fraction of a foreign engine is trusted. Without a word: the shortest way.
 */
export interface Route {
  readonly dest: Point;
  readonly word?: readonly Turn[];
}

/** A piece of a route, for drawing and measuring. */
export type Piece =
  | { readonly kind: 'line'; readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
  | {
      readonly kind: 'arc';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly from: number;
      readonly span: number;
      readonly side: 1 | -1;
    };

/** In the mover's favour: a way of exactly 80 mm must not fail by the last bit of a square root. */
export const BUDGET_SLACK: Length = 0.5;
/** A segment is blocked when it comes closer than this below the allowed distance: far above the error of doubles. */
export const SEGMENT_SLACK: Length = 0.01;
/** Circles and edges closer than this count as coincident, and as outside each other. */
export const COINCIDENT: Length = 1e-6;
/** Two angles closer than this are one. */
export const ANGLE_SLACK = 1e-7;
/** The free search keeps this far from Difficult templates, which are touched at distance 0 (C-TER-12). */
export const DIFFICULT_SKIN: Length = 1;
