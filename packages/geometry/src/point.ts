import type { Length } from './length.ts';

/** A place on the table. Placed things stand on whole hundredths of a millimetre. */
export interface Point {
  readonly x: Length;
  readonly y: Length;
}
