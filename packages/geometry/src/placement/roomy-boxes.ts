import type { Length } from '../length.ts';
import { norm } from '../number.ts';
import type { Shape } from '../shape.ts';
import { halfDiagonal, halves, type Box } from './box.ts';
import { signedDistance } from './signed-distance.ts';
import type { Neighbour } from './terrain-space.ts';

/** A box of places for the origin of a template, with the neighbours that a template there could come too near to. */
export interface RoomyBox extends Box {
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
  const all = { x1: edge, y1: edge, x2: width - edge, y2: width - edge, near: neighbours };
  return roomyParts(all, inner, outer, Math.max(outer / 2, width / COARSE));
}

/** Turned corners come to lie on whole places, up to 0.71 beside their own; distances are rounded by far less. */
const ROUNDING = 1;

/** So many boxes in a row at most, or a small template would be given thousands of them. */
const COARSE = 20;

function* roomyParts(all: RoomyBox, inner: Length, outer: Length, coarse: Length): Generator<RoomyBox> {
  const parts = [all];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const half = halfDiagonal(part);
    const near = neighboursIn(part, half, inner, outer);
    if (near === undefined) continue;
    const { x1, y1, x2, y2 } = part;
    if (half <= coarse) {
      yield { x1, y1, x2, y2, near };
      continue;
    }
    const [one, other] = halves(part);
    parts.push({ x1: other.x1, y1: other.y1, x2, y2, near }, { x1, y1, x2: one.x2, y2: one.y2, near }); // the last is next
  }
}

/** The neighbours that matter in a box; nothing if one of them leaves no room in all of it. */
function neighboursIn(box: RoomyBox, half: Length, inner: Length, outer: Length): Neighbour[] | undefined {
  const x = (box.x1 + box.x2) / 2;
  const y = (box.y1 + box.y2) / 2;
  const kept: Neighbour[] = [];
  for (const neighbour of box.near) {
    const { shape, by } = neighbour;
    const away = signedDistance(x, y, shape.core) - shape.rho - by;
    if (away + half < inner) return undefined;
    if (away - half < outer) kept.push(neighbour);
  }
  return kept;
}

/** How far the corners reach from the origin. */
export function farthest(core: Shape['core']): Length {
  return Math.max(...core.map(({ x, y }) => norm(x, y)));
}
