/** A place on the picture, in centimetres, y downwards. */
export interface Spot {
  x: number;
  y: number;
}

export interface Disc extends Spot {
  r: number;
}

export type Emblem = 'fox' | 'bow' | 'crown' | 'spider' | 'blade' | 'fang';

export interface Piece extends Disc {
  seat: 1 | 2;
  emblem: Emblem;
}

/** Bases measure 32, 50 or 60 mm across (C-CMP-7). */
const SMALL = 1.6;
const MIDDLE = 2.5;
const LARGE = 3;

/** The ruler L (C-CMP-4), in centimetres. */
export const LIMIT = 15;

/** The battlefield, of which we see a corner: the near edge is in the picture, the others are far away. */
export const FIELD = { left: -14, top: -20, right: 46, bottom: 40 } as const;

export const MOVER: Piece = { x: 20, y: 28, r: SMALL, seat: 1, emblem: 'fox' };
export const GHOST: Spot = { x: 28.9, y: 18.2 };
export const ROCK: Disc = { x: 25.5, y: 23.3, r: 2.4 };

export const ARCHER: Piece = { x: 30.5, y: 35, r: SMALL, seat: 1, emblem: 'bow' };
export const TARGET: Piece = { x: 37.5, y: 14, r: SMALL, seat: 2, emblem: 'blade' };

/** All creatures in the picture. */
export const PIECES: readonly Piece[] = [
  MOVER,
  ARCHER,
  TARGET,
  { x: 13.6, y: 35, r: MIDDLE, seat: 1, emblem: 'crown' },
  { x: 18.4, y: 13.6, r: LARGE, seat: 2, emblem: 'spider' },
  { x: 8, y: 21.5, r: SMALL, seat: 2, emblem: 'fang' },
  { x: 28.2, y: 7.2, r: MIDDLE, seat: 2, emblem: 'crown' },
];
