import type { Length } from '../length.ts';
import { norm } from '../number.ts';
import type { Point } from '../point.ts';
import type { Shape } from '../shape.ts';
import { halfDiagonal, halves, type Box } from './box.ts';
import { roundOf, type Round } from './round.ts';
import { signedDistance } from './signed-distance.ts';
import type { Neighbour } from './terrain-space.ts';

/** A box of places for the origin of a template, with the neighbours that a template there could come too near to. */
export interface RoomyBox<N extends Neighbour> extends Box {
  readonly near: readonly N[];
}

/**
 * The boxes in which there may be a place for a template in some turn; everywhere else there is none. Turns do not count here:
 * there must be room for a disc that lies in the template in every turn, and nothing matters to a disc that holds all of it.
 * Boxes that somebody knows to be hopeless are left out at once.
 */
export function roomyBoxes<N extends Neighbour>(
  width: Length,
  pieces: readonly Shape[],
  neighbours: readonly N[],
  grain: Grain = 'coarse',
  isHopeful: (box: Box) => boolean = () => true,
): Iterable<RoomyBox<N>> {
  const inner = Math.max(...pieces.map(({ core, rho }) => rho - signedDistance(0, 0, core))) - ROUNDING;
  const outer = Math.max(...pieces.map(({ core, rho }) => rho + farthest(core))) + ROUNDING;
  const edge = Math.floor(inner > 0 ? inner : -outer);
  if (2 * edge > width) return [];
  const all = { x1: edge, y1: edge, x2: width - edge, y2: width - edge };
  const coarse = Math.max(outer / 2, width / COARSE);
  const fine = Math.min(coarse, Math.max((outer - inner) / 2, width / FINEST));
  return roomyParts(all, neighbours, inner, outer, grain === 'fine' ? fine : coarse, isHopeful);
}

/** Fine boxes are as small as turns are told apart by: a round template is nearly the same in all of them. */
export type Grain = 'coarse' | 'fine';

/** Boxes that hold every place for the centre of a disc: nowhere else it keeps its distance from all neighbours. */
export function roomForDisc(width: Length, radius: Length, neighbours: readonly Neighbour[]): Iterable<Box> {
  const inner = radius - ROUNDING;
  const edge = Math.floor(inner);
  if (2 * edge > width) return [];
  const all = { x1: edge, y1: edge, x2: width - edge, y2: width - edge };
  return roomyParts(all, neighbours, inner, inner, width / FINE, () => true);
}

/** Turned corners come to lie on whole places, up to 0.71 beside their own; distances are rounded by far less. */
const ROUNDING = 1;

/** So many boxes in a row at most, or a small template would be given thousands of them. */
const COARSE = 20;

/** For a disc there are no turns to be looked at, so smaller boxes cost little. */
const FINE = 40;

/** Smaller ones tell nothing more that is worth their number. */
const FINEST = 120;

function* roomyParts<N extends Neighbour>(
  box: Box,
  neighbours: readonly N[],
  inner: Length,
  outer: Length,
  coarse: Length,
  isHopeful: (box: Box) => boolean,
): Generator<RoomyBox<N>> {
  const parts: Part<N>[] = [{ ...box, near: neighbours.map(asNear) }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (!isHopeful(part)) continue;
    const half = halfDiagonal(part);
    const near = neighboursIn(part, half, inner, outer);
    if (near === undefined) continue;
    const { x1, y1, x2, y2 } = part;
    if (half <= coarse) {
      yield { x1, y1, x2, y2, near: near.map(({ neighbour }) => neighbour) };
      continue;
    }
    const [one, other] = halves(part);
    parts.push({ x1: other.x1, y1: other.y1, x2, y2, near }, { x1, y1, x2: one.x2, y2: one.y2, near }); // the last is next
  }
}

/** A box that is looked at, with what is near to it. */
interface Part<N> extends Box {
  readonly near: readonly Near<N>[];
}

/** A neighbour as all boxes ask about it: how far to keep from its core, and a round of that. */
interface Near<N> extends Round {
  readonly neighbour: N;
  readonly core: readonly Point[];
  readonly reach: Length;
}

function asNear<N extends Neighbour>(neighbour: N): Near<N> {
  const { shape, by } = neighbour;
  const { x, y, r, off } = roundOf(shape.core);
  return { neighbour, core: shape.core, reach: shape.rho + by, x, y, r, off };
}

/** The neighbours that matter in a box; nothing if one of them leaves no room in all of it. */
function neighboursIn<N extends Neighbour>(
  box: Part<N>,
  half: Length,
  inner: Length,
  outer: Length,
): Near<N>[] | undefined {
  const x = (box.x1 + box.x2) / 2;
  const y = (box.y1 + box.y2) / 2;
  const kept: Near<N>[] = [];
  for (const one of box.near) {
    const { reach } = one;
    // a disc round it tells of most that they are far enough or too near, without a look at their edges
    const dx = x - one.x;
    const dy = y - one.y;
    const square = dx * dx + dy * dy;
    const far = reach + half + outer + one.r;
    if (square > far * far + HAIR) continue;
    const near = reach - half + inner - one.off;
    if (near > 0 && square + HAIR < near * near) return undefined;
    const away = signedDistance(x, y, one.core) - reach;
    if (away + half < inner) return undefined;
    if (away - half < outer) kept.push(one);
  }
  return kept;
}

/** Far more than a square of a distance on the table is rounded by. */
const HAIR = 1;

/** How far the corners reach from the origin. */
export function farthest(core: Shape['core']): Length {
  return Math.max(...core.map(({ x, y }) => norm(x, y)));
}
