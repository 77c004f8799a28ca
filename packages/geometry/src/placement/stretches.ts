import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { bordersOf } from './boundary.ts';
import { isInside, type Field, type Keepout } from './keepout.ts';
import { alongEdge, atEdge, depthFrom, type Edge } from './side.ts';

/** Whole positions along a line, both ends included. */
export interface Stretch {
  readonly from: Length;
  readonly to: Length;
}

/** A line parallel to an edge of the table, at a depth: where centres of bases stand that touch the edge. */
export interface Row {
  readonly width: Length;
  readonly edge: Edge;
  readonly depth: Length;
}

export function placeInRow(row: Row, along: Length): Point {
  return atEdge(row.width, row.edge, along, row.depth);
}

/** What is left of a stretch of a row when everything forbidden is taken out. Exact: not one whole position too few or too many. */
export function freeStretchesOf(row: Row, whole: Stretch, keepouts: readonly Keepout[]): Stretch[] {
  let free = whole.from <= whole.to ? [whole] : [];
  for (const keepout of keepouts) {
    const shut = isBeside(row, keepout.box) ? undefined : shutBy(row, keepout);
    if (shut !== undefined) free = free.flatMap(stretch => without(stretch, shut));
  }
  return free;
}

/** Does the row pass a box? Most of what stands on a table is nowhere near its edge. */
function isBeside({ width, edge, depth }: Row, { low, high }: Field): boolean {
  const [one, other] = [depthFrom(width, edge, low), depthFrom(width, edge, high)];
  return depth < Math.min(one, other) || depth > Math.max(one, other);
}

function without(stretch: Stretch, shut: Stretch): Stretch[] {
  if (shut.to < stretch.from || shut.from > stretch.to) return [stretch];
  const rest: Stretch[] = [];
  if (shut.from > stretch.from) rest.push({ from: stretch.from, to: shut.from - 1 });
  if (shut.to < stretch.to) rest.push({ from: shut.to + 1, to: stretch.to });
  return rest;
}

/**
 * The whole positions that a keepout forbids. It is convex, so they are one stretch; doubles say where it ends to within a
 * hundredth of a hundredth, and the exact comparison settles the last position.
 */
function shutBy(row: Row, keepout: Keepout): Stretch | undefined {
  const cuts = cutsOf(row, keepout);
  if (cuts.length === 0) return undefined;
  const low = Math.floor(Math.min(...cuts)) - 1;
  const high = Math.ceil(Math.max(...cuts)) + 1;
  const isShut = (along: Length): boolean => isInside(keepout, placeInRow(row, along));
  let from = low;
  while (from <= high && !isShut(from)) from++;
  if (from > high) return undefined;
  let to = high;
  while (!isShut(to)) to--;
  return { from, to };
}

/** Where the row cuts the border of a keepout; some cuts may lie inside it. */
function cutsOf(row: Row, keepout: Keepout): number[] {
  const cuts: number[] = [];
  for (const border of bordersOf(keepout)) {
    if (border.kind === 'circle') {
      const off = depthFrom(row.width, row.edge, border) - row.depth;
      const rest = border.r * border.r - off * off;
      if (rest < 0) continue;
      const half = Math.sqrt(rest);
      const middle = alongEdge(row.edge, border);
      cuts.push(middle - half, middle + half);
    } else {
      const depthA = depthFrom(row.width, row.edge, border.a) - row.depth;
      const depthB = depthFrom(row.width, row.edge, border.b) - row.depth;
      if (depthA > 0 === depthB > 0) continue;
      const a = alongEdge(row.edge, border.a);
      cuts.push(a + ((alongEdge(row.edge, border.b) - a) * depthA) / (depthA - depthB));
    }
  }
  return cuts;
}

/** The position of some stretches that is nearest to a wanted one; the lower of two. */
export function nearestIn(stretches: readonly Stretch[], wanted: Length): Length | undefined {
  let best: Length | undefined;
  for (const { from, to } of stretches) {
    const place = Math.min(Math.max(Math.round(wanted), from), to);
    if (best === undefined || Math.abs(place - wanted) < Math.abs(best - wanted)) best = place;
  }
  return best;
}
