import { CONTACT, type Base, type Board, type Length, type MoveSpec, type Point } from '@signum/geometry';
import { ARCHER, FIELD, LIMIT, MOVER, PIECES, ROCK, TARGET, type Piece, type Spot } from '../../src/vignette/scene.ts';

/** Geometry measures in hundredths of a millimetre, the picture in centimetres. */
const CENTIMETRE: Length = 1000;

export function lengthOf(centimetres: number): Length {
  return Math.round(centimetres * CENTIMETRE);
}

export function centimetres(length: Length): number {
  return length / CENTIMETRE;
}

/** A spot of the picture on the table, where y points north and both begin in the south-west. */
export function placeOf({ x, y }: Spot): Point {
  return { x: lengthOf(x - FIELD.left), y: lengthOf(FIELD.bottom - y) };
}

export function spotOf({ x, y }: Point): Spot {
  return { x: centimetres(x) + FIELD.left, y: FIELD.bottom - centimetres(y) };
}

function baseOf(piece: Piece): Base {
  const id = `${piece.emblem} of ${piece.seat}`;
  return { id, team: piece.seat, ...placeOf(piece), r: lengthOf(piece.r), hidden: false };
}

export const FOX: Base = baseOf(MOVER);
export const BOW: Base = baseOf(ARCHER);
export const BLADE: Base = baseOf(TARGET);

/** The scene as it is measured. Forest and pond lie too far away to matter. */
export const TABLE: Board = {
  width: lengthOf(FIELD.right - FIELD.left),
  bases: PIECES.map(baseOf),
  terrains: [
    {
      id: 'rock',
      pieces: [{ core: [placeOf(ROCK)], rho: lengthOf(ROCK.r) }],
      impassable: true,
      difficult: false,
      blocksSight: true,
      cover: false,
    },
  ],
};

/** A plain walk of the ruler L; S would count in Difficult terrain (C-MOV-15), of which none is near. */
export const WALK: MoveSpec = {
  budget: lengthOf(LIMIT),
  short: lengthOf(8),
  mode: 'walk',
  run: false,
  pathfinder: false,
  capped: false,
  avoidContact: false,
  band: CONTACT,
};
