import type { Length } from '../length.ts';
import { norm } from '../number.ts';
import type { Shape } from '../shape.ts';
import { halfDiagonal, halves, type Box } from './box.ts';
import { signedDistance } from './signed-distance.ts';
import type { Neighbour } from './terrain-space.ts';

/** A box of places for the origin of a template, with the neighbours that a template there could come too near to. */
export interface RoomyBox {
  readonly box: Box;
  readonly near: readonly Neighbour[];
}

/**
 * The boxes in which there may be a place for a template in some turn; everywhere else there is none. Turns do not count here:
 * there must be room for a disc that lies in the template in every turn, and nothing matters to a disc that holds all of it.
 */
export function roomyBoxes(
  width: Length,
  pieces: readonly Shape[],
  neighbours: readonly Neighbour[],
): Iterable<RoomyBox> {
  const inner = Math.max(...pieces.map(({ core, rho }) => rho - signedDistance(0, 0, core))) - ROUNDING;
  const outer = Math.max(...pieces.map(({ core, rho }) => rho + farthest(core))) + ROUNDING;
  const edge = Math.floor(inner > 0 ? inner : -outer);
  if (2 * edge > width) return [];
  const all = { box: { x1: edge, y1: edge, x2: width - edge, y2: width - edge }, near: neighbours };
  return roomyParts(all, inner, outer, Math.max(outer / 2, width / COARSE));
}

/** Turned corners come to lie on whole places, up to 0.71 beside their own; distances are rounded by far less. */
const ROUNDING = 1;

/** So many boxes in a row at most, or a small template would be given thousands of them. */
const COARSE = 20;

function* roomyParts({ box, near }: RoomyBox, inner: Length, outer: Length, coarse: Length): Generator<RoomyBox> {
  const half = halfDiagonal(box);
  const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const kept: Neighbour[] = [];
  for (const neighbour of near) {
    const { shape, by } = neighbour;
    const away = signedDistance(x, y, shape.core) - shape.rho - by;
    if (away + half < inner) return;
    if (away - half < outer) kept.push(neighbour);
  }
  if (half <= coarse) yield { box, near: kept };
  else for (const part of halves(box)) yield* roomyParts({ box: part, near: kept }, inner, outer, coarse);
}

/** How far the corners reach from the origin. */
export function farthest(core: Shape['core']): Length {
  return Math.max(...core.map(({ x, y }) => norm(x, y)));
}
