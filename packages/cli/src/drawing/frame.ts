import { MILLIMETRE, type Length, type Point } from '@signum/geometry';
import { fixed } from './svg.ts';

/** A place on the sheet: millimetres from the table's north-west corner, y downwards as in SVG. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * How the table lies on the sheet. One unit of the drawing is one millimetre of the table; `k` is what a line or a letter
 * is multiplied by, so that a small table fills the sheet like a large one.
 */
export interface Frame {
  readonly width: number;
  readonly k: number;
  readonly at: (p: Point) => Spot;
}

const FULL_TABLE = 600;

export function frameOf(width: Length): Frame {
  return {
    width: width / MILLIMETRE,
    k: width / MILLIMETRE / FULL_TABLE,
    at: p => ({ x: p.x / MILLIMETRE, y: (width - p.y) / MILLIMETRE }),
  };
}

/** A length of the table on the sheet. */
export function size(length: Length): number {
  return length / MILLIMETRE;
}

export function spotted({ x, y }: Spot): string {
  return `${fixed(x)} ${fixed(y)}`;
}

/** The part of the way between two spots. */
export function between(a: Spot, b: Spot, part: number): Spot {
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) };
}

/** A unit vector from one spot to another; north where they are the same. */
export function heading(a: Spot, b: Spot): Spot {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length === 0 ? { x: 0, y: -1 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}
