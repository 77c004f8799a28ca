import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Disc, Shape } from '../shape.ts';
import { addCorners, type Corners } from './layout.ts';

/** What an obstacle of the configuration space stands for. */
export const HARD = 0;
/** A fresh enemy: the boundary is where contact would begin and the move stop (C-MOV-6). */
export const RING = 1;
/** Difficult terrain, in the search that keeps out of it (C-MOV-16). */
export const DIFFICULT = 2;
export type ObstacleKind = typeof HARD | typeof RING | typeof DIFFICULT;

/**
 * The configuration space of one mover: its centre is a point, and whatever it must keep away from has grown by its
 * radius. An obstacle is a convex core polygon, thickened; each core vertex, seen as a circle, is an *element*. The
 * straight sides of a grown polygon need no entry: they are the common tangents of neighbouring elements.
 *
 * Flat arrays of numbers, because the search runs through them some thousand times a move.
 */
export interface Space extends Corners {
  /** Where the mover stands, and where its centre may be: low <= x, y <= high. */
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;

  // One entry an obstacle.
  readonly first: number[];
  readonly radius: number[];
  readonly midX: number[];
  readonly midY: number[];
  /** Radius of a circle round (midX, midY) that holds the whole grown obstacle. */
  readonly bound: number[];
  readonly kind: ObstacleKind[];
  /** Is it the ring of an enemy that is touched at the start? One leaves it once and for all (C-MOV-7). */
  readonly holds: boolean[];
  /** Index in board.bases, or `~index` in board.terrains. */
  readonly owner: number[];
  readonly piece: number[];

  /** The obstacle of each element; the corners are the elements. */
  readonly obstacle: number[];
}

/** An empty space for a mover. */
export function emptySpace(board: Board, mover: Disc): Space {
  return {
    x: mover.x,
    y: mover.y,
    low: mover.r,
    high: board.width - mover.r,
    first: [0],
    radius: [],
    midX: [],
    midY: [],
    bound: [],
    kind: [],
    holds: [],
    owner: [],
    piece: [],
    elementX: [],
    elementY: [],
    obstacle: [],
    normalX: [],
    normalY: [],
    offset: [],
  };
}

/** Adds a round obstacle. */
export function addDisc(space: Space, x: number, y: number, radius: number, kind: ObstacleKind, owner: number): void {
  space.obstacle.push(space.radius.length);
  space.elementX.push(x);
  space.elementY.push(y);
  space.normalX.push(0);
  space.normalY.push(0);
  space.offset.push(0);
  space.midX.push(x);
  space.midY.push(y);
  space.bound.push(radius);
  space.radius.push(radius);
  space.kind.push(kind);
  space.holds.push(false);
  space.owner.push(owner);
  space.piece.push(0);
  space.first.push(space.elementX.length);
}

/** Adds a convex polygon thickened to `radius`. */
export function addPolygon(
  space: Space,
  shape: Shape,
  radius: number,
  kind: ObstacleKind,
  owner: number,
  piece: number,
): void {
  const { core } = shape;
  const count = core.length;
  addCorners(space, shape);
  let midX = 0;
  let midY = 0;
  for (let i = 0; i < count; i++) {
    space.obstacle.push(space.radius.length);
    midX += core[i]!.x;
    midY += core[i]!.y;
  }
  midX /= count;
  midY /= count;
  let far = 0;
  for (let i = 0; i < count; i++) {
    const dx = core[i]!.x - midX;
    const dy = core[i]!.y - midY;
    far = Math.max(far, dx * dx + dy * dy);
  }
  space.midX.push(midX);
  space.midY.push(midY);
  space.bound.push(Math.sqrt(far) + radius);
  space.radius.push(radius);
  space.kind.push(kind);
  space.holds.push(false);
  space.owner.push(owner);
  space.piece.push(piece);
  space.first.push(space.elementX.length);
}

/** Adds a piece of terrain, round or angular. */
export function addPiece(
  space: Space,
  shape: Shape,
  radius: number,
  kind: ObstacleKind,
  owner: number,
  piece: number,
): void {
  if (shape.core.length > 1) addPolygon(space, shape, radius, kind, owner, piece);
  else {
    const at = shape.core[0]!;
    addDisc(space, at.x, at.y, radius, kind, owner);
    space.piece[space.piece.length - 1] = piece;
  }
}

/** The next element round the core of the same obstacle. */
export function elementAfter(space: Space, element: number): number {
  const obstacle = space.obstacle[element]!;
  return element + 1 === space.first[obstacle + 1]! ? space.first[obstacle]! : element + 1;
}

/** The element before this one round the core of the same obstacle. */
export function elementBefore(space: Space, element: number): number {
  const obstacle = space.obstacle[element]!;
  return element === space.first[obstacle]! ? space.first[obstacle + 1]! - 1 : element - 1;
}

/** Whether an obstacle is round: one element without a cone. */
export function isDisc(space: Space, obstacle: number): boolean {
  return space.first[obstacle + 1] === space.first[obstacle]! + 1;
}

/** Whether two bases are closer than `band` (C-CMP-9), decided in whole numbers. */
export function isNear(a: Disc, b: Disc, band: Length): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = a.r + b.r + band;
  return dx * dx + dy * dy < reach * reach;
}

/** The base with this id, which must stand on the board. */
export function baseOf({ bases }: Board, id: string): Base {
  for (let i = 0; i < bases.length; i++) if (bases[i]!.id === id) return bases[i]!;
  throw new Error(`no base ${id} on the board`);
}
