import type { Length, Point } from '@signum/geometry';

/** A spot of the drawn table: centimetres from its upper left corner, y downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How the table lies before a player: whoever looks has the own side at the bottom. */
export interface Frame {
  readonly at: (place: Point) => Spot;
  /** The whole place under a spot. */
  readonly place: (spot: Spot) => Point;
  /** A step on the screen as a step on the table. */
  readonly step: (dx: number, dy: number) => Point;
}

const CENTIMETRE: Length = 1000;
/** The Battlefield in centimetres (C-CMP-6). */
export const TABLE = 60;

export function cm(length: Length): number {
  return length / CENTIMETRE;
}

export function lengthOf(centimetres: number): Length {
  return Math.round(centimetres * CENTIMETRE);
}

/** Seen from the south, as whoever takes the first turn sees it (C-SET-5). */
const FROM_SOUTH: Frame = {
  at: ({ x, y }) => ({ x: cm(x), y: TABLE - cm(y) }),
  place: ({ x, y }) => ({ x: lengthOf(x), y: lengthOf(TABLE - y) }),
  step: (dx, dy) => ({ x: lengthOf(dx), y: lengthOf(-dy) }),
};

const FROM_NORTH: Frame = {
  at: ({ x, y }) => ({ x: TABLE - cm(x), y: cm(y) }),
  place: ({ x, y }) => ({ x: lengthOf(TABLE - x), y: lengthOf(y) }),
  step: (dx, dy) => ({ x: lengthOf(-dx), y: lengthOf(dy) }),
};

export function frameFrom(side: 'north' | 'south'): Frame {
  return side === 'south' ? FROM_SOUTH : FROM_NORTH;
}

/** Thousandths of a centimetre are finer than any screen. */
export function fixed(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}

export function written({ x, y }: Spot): string {
  return `${fixed(x)} ${fixed(y)}`;
}

export function between(a: Spot, b: Spot, part: number): Spot {
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) };
}

/** A direction of length 1; up where two spots are the same. */
export function heading(a: Spot, b: Spot): Spot {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length === 0 ? { x: 0, y: -1 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}
