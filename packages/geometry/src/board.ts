import type { Length } from './length.ts';
import type { Disc, Shape } from './shape.ts';

/** A base on the table. Geometry knows no creature: only who is whose enemy, and who is hidden. */
export interface Base extends Disc {
  readonly id: string;
  /** Bases of one team are friends; all others are enemies. */
  readonly team: number;
  /** A hidden base is a body like any other, but no line of sight ends at it (C-STL-7). */
  readonly hidden: boolean;
}

/** A template lying on the table, as convex pieces, with what it does to moves and lines (C-TER-11). */
export interface Terrain {
  readonly id: string;
  readonly pieces: readonly Shape[];
  readonly impassable: boolean;
  readonly difficult: boolean;
  readonly blocksSight: boolean;
  readonly cover: boolean;
}

/** The measured battlefield: a square table with bases and templates on it. */
export interface Board {
  readonly width: Length;
  readonly bases: readonly Base[];
  readonly terrains: readonly Terrain[];
}
