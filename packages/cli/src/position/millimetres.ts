import { MILLIMETRE, type Length } from '@signum/geometry';

/** A length as a number of millimetres with two decimals at most. */
export function inMillimetres(length: Length): number {
  // Adding 0 turns a minus nought into a plain one.
  return Math.round(length) / MILLIMETRE + 0;
}

/** A length as it is told: `12.50 mm`. */
export function millimetres(length: Length): string {
  return `${inMillimetres(length).toFixed(2)} mm`;
}
