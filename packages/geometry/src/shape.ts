import type { Length } from './length.ts';
import type { Point } from './point.ts';

/** A round base: the one shape that moves. Centre and radius are whole hundredths of a millimetre. */
export interface Disc extends Point {
  readonly r: Length;
}

/**
 * A convex polygon, thickened by a radius: one vertex is a disc, two are a capsule, more are a plate with round corners.
 * Vertices are whole, counter-clockwise (seen with y up), 1 to 12 of them.
 */
export interface Shape {
  readonly core: readonly Point[];
  readonly rho: Length;
}
