import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Disc, Shape } from '../shape.ts';

/** The four edges of the table, with y up: the first player of two has the south, the second the north (C-SET-5). */
export const EDGES = ['south', 'east', 'north', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** A player's side: a stretch of an edge, measured in x along south and north, in y along west and east. */
export interface Side {
  readonly edge: Edge;
  readonly from: Length;
  readonly to: Length;
}

/** A whole edge: the side of a player in the game of two (C-CMP-14). */
export function wholeSide(width: Length, edge: Edge): Side {
  return { edge, from: 0, to: width };
}

export const CORNERS = ['south-west', 'south-east', 'north-east', 'north-west'] as const;
export type Corner = (typeof CORNERS)[number];

const CLOCKWISE: Record<Corner, Edge> = {
  'south-west': 'west',
  'north-west': 'north',
  'north-east': 'east',
  'south-east': 'south',
};
const COUNTER_CLOCKWISE: Record<Corner, Edge> = {
  'south-west': 'south',
  'south-east': 'east',
  'north-east': 'north',
  'north-west': 'west',
};

/**
 * The side that a player claims from a corner: clockwise in the games of each against each (C-TRI-3, C-FFA-1), towards the
 * ally's corner in Shoulder to Shoulder (C-STS-2). Clockwise as seen from above, with y up.
 */
export function sideFromCorner(
  width: Length,
  corner: Corner,
  direction: 'clockwise' | 'counter-clockwise',
  length: Length,
): Side {
  const edge = direction === 'clockwise' ? CLOCKWISE[corner] : COUNTER_CLOCKWISE[corner];
  const isLowEnd = edge === 'south' || edge === 'north' ? corner.endsWith('west') : corner.startsWith('south');
  return isLowEnd ? { edge, from: 0, to: length } : { edge, from: width - length, to: width };
}

/** The side as a line without thickness, to measure distances to (C-CMP-8, C-TRI-5). */
export function lineOf(width: Length, side: Side): Shape {
  return { core: [atEdge(width, side.edge, side.from, 0), atEdge(width, side.edge, side.to, 0)], rho: 0 };
}

/** The point so far along an edge and so deep in the table. */
export function atEdge(width: Length, edge: Edge, along: Length, depth: Length): Point {
  switch (edge) {
    case 'south':
      return { x: along, y: depth };
    case 'north':
      return { x: along, y: width - depth };
    case 'west':
      return { x: depth, y: along };
    case 'east':
      return { x: width - depth, y: along };
    default:
      return edge satisfies never;
  }
}

/** Where a point is, seen from an edge. */
export function alongEdge(edge: Edge, p: Point): Length {
  return edge === 'south' || edge === 'north' ? p.x : p.y;
}

/** How far a point is from an edge. */
export function depthFrom(width: Length, edge: Edge, p: Point): Length {
  if (edge === 'south') return p.y;
  if (edge === 'west') return p.x;
  return width - (edge === 'north' ? p.y : p.x);
}

/** Does the base touch the side, with the point of tangency on it (C-SUM-2, C-TRI-4)? */
export function touchesSide(width: Length, side: Side, disc: Disc): boolean {
  const along = alongEdge(side.edge, disc);
  return depthFrom(width, side.edge, disc) === disc.r && along >= side.from && along <= side.to;
}
