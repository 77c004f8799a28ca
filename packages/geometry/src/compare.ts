import type { Base, Board, Terrain } from './board.ts';
import { CONTACT, type Length } from './length.ts';
import type { Point } from './point.ts';
import type { Disc, Shape } from './shape.ts';

/**
 * Exact comparisons of distances between placed things (C-GEN-7). Whatever is placed has whole coordinates, so squares are
 * compared instead of roots, and no answer depends on rounding. Lengths to compare with are whole, too.
 */
export type Sign = -1 | 0 | 1;

/** The gap between two discs against x. Below zero the discs overlap, so `compareGap(a, b, 0) < 0` is an overlap. */
export function compareGap(a: Disc, b: Disc, x: Length): Sign {
  return comparePoints(a.x, a.y, b.x, b.y, a.r + b.r + x);
}

/** The gap between a disc and a template's piece against x; negative gaps as for discs. */
export function compareShapeGap(disc: Disc, shape: Shape, x: Length): Sign {
  return comparePointCore(disc.x, disc.y, shape.core, disc.r + shape.rho + x);
}

/** The gap between a disc and the nearest piece of a template against x. */
export function compareTerrainGap(disc: Disc, terrain: Terrain, x: Length): Sign {
  // most of a table is far from a template: a disc round all of it tells so without a look at its edges
  const round = roundOf(terrain.pieces);
  if (comparePoints(disc.x, disc.y, round.x, round.y, disc.r + round.r + x) > 0) return 1;
  let sign: Sign = 1;
  for (const piece of terrain.pieces) {
    const other = compareShapeGap(disc, piece, x);
    if (other < sign) sign = other;
    if (sign < 0) break;
  }
  return sign;
}

/** Templates lie for a long time and are asked about at every step. A cache and nothing more. */
const rounds = new WeakMap<readonly Shape[], Disc>();

/** A disc with a whole centre that holds all pieces. */
function roundOf(pieces: readonly Shape[]): Disc {
  const known = rounds.get(pieces);
  if (known) return known;
  const corners = pieces.flatMap(({ core, rho }) => core.map(({ x, y }) => ({ x, y, rho })));
  const x = halfway(corners.map(corner => corner.x));
  const y = halfway(corners.map(corner => corner.y));
  const far = corners.map(corner => {
    const [dx, dy] = [corner.x - x, corner.y - y];
    return Math.sqrt(dx * dx + dy * dy) + corner.rho;
  });
  const round = { x, y, r: Math.ceil(Math.max(...far)) + 1 };
  rounds.set(pieces, round);
  return round;
}

function halfway(values: readonly Length[]): Length {
  return Math.round((Math.min(...values) + Math.max(...values)) / 2);
}

/** The gap between two shapes against x (templates keep a distance from one another, C-TER-4). */
export function compareShapes(a: Shape, b: Shape, x: Length): Sign {
  const reach = a.rho + b.rho + x;
  if (reach < 0) return 1;
  if (coresMeet(a.core, b.core)) return reach > 0 ? -1 : 0;
  // the nearest points of two convex polygons that do not meet include a corner of one of them
  const fromA = nearest(a.core, corner => comparePointCore(corner.x, corner.y, b.core, reach));
  if (fromA < 0) return fromA;
  const fromB = nearest(b.core, corner => comparePointCore(corner.x, corner.y, a.core, reach));
  return fromB < fromA ? fromB : fromA;
}

/** Do two bases lie on one another? Touching is no overlap (C-CMP-13). */
export function overlaps(a: Disc, b: Disc): boolean {
  return compareGap(a, b, 0) < 0;
}

/** Does a base lie on a template? Touching its rim is no overlap (C-MOV-4). */
export function overlapsTerrain(disc: Disc, terrain: Terrain): boolean {
  return compareTerrainGap(disc, terrain, 0) < 0;
}

/** Is a base in or at a template, at a distance of 0 (C-TER-12)? */
export function touchesTerrain(disc: Disc, terrain: Terrain): boolean {
  return compareTerrainGap(disc, terrain, 0) <= 0;
}

/** Contact of two bases: closer than 3 mm (C-CMP-9). */
export function inContact(a: Disc, b: Disc): boolean {
  return compareGap(a, b, CONTACT) < 0;
}

/** Contact of a base with a template: closer than 3 mm, standing on it included (C-TER-12). */
export function inContactWithTerrain(disc: Disc, terrain: Terrain): boolean {
  return compareTerrainGap(disc, terrain, CONTACT) < 0;
}

/** All bases in contact with a disc, in the order of the board. A base of the board is not in contact with itself. */
export function contacts(board: Board, disc: Disc & { readonly id?: string }): Base[] {
  return board.bases.filter(base => base.id !== disc.id && inContact(disc, base));
}

/** Does the whole base lie on the table (C-CMP-12)? Touching the edge from inside is allowed. */
export function isOnTable(width: Length, disc: Disc): boolean {
  const { x, y, r } = disc;
  return x >= r && y >= r && x <= width - r && y <= width - r;
}

/** Does a whole template's piece lie on the table (C-TER-4)? */
export function isShapeOnTable(width: Length, shape: Shape): boolean {
  return shape.core.every(corner => isOnTable(width, { x: corner.x, y: corner.y, r: shape.rho }));
}

/** Distance of a point from a convex polygon (its inside is at distance 0) against a reach. */
export function comparePointCore(x: Length, y: Length, core: readonly Point[], reach: Length): Sign {
  if (reach < 0) return 1;
  let last = core[core.length - 1]!;
  if (core.length === 1) return comparePoints(x, y, last.x, last.y, reach);
  let sign: Sign = 1;
  let outside = core.length === 2;
  for (const corner of core) {
    const dx = corner.x - last.x;
    const dy = corner.y - last.y;
    const cross = dx * (y - last.y) - dy * (x - last.x);
    if (cross < 0) outside = true;
    // an inner side of an edge can never be nearer than the edge that the point lies behind, so it needs no test
    if (cross <= 0 || core.length === 2) {
      const edge = compareEdge(x - last.x, y - last.y, dx, dy, cross, reach);
      if (edge < sign) sign = edge;
      if (sign < 0) return sign;
    }
    last = corner;
  }
  if (outside) return sign;
  return reach > 0 ? -1 : 0;
}

/** Distance of the point (px, py) from the edge between (0, 0) and (dx, dy); cross is their cross product. */
function compareEdge(px: Length, py: Length, dx: Length, dy: Length, cross: number, reach: Length): Sign {
  const along = px * dx + py * dy;
  if (along <= 0) return comparePoints(px, py, 0, 0, reach);
  const square = dx * dx + dy * dy;
  if (along >= square) return comparePoints(px, py, dx, dy, reach);
  return compareProducts(cross, cross, reach * reach, square);
}

/** |(x1, y1) - (x2, y2)| against a reach. On a table all squares stay far below 2^53 and are exact. */
function comparePoints(x1: Length, y1: Length, x2: Length, y2: Length, reach: Length): Sign {
  if (reach < 0) return 1;
  const dx = x2 - x1;
  const dy = y2 - y1;
  return signOf(dx * dx + dy * dy - reach * reach);
}

/**
 * a·b against c·d, for whole factors below 2^53. The products may need 70 bits: doubles decide all but near ties, since each
 * rounds by at most 2^-53 of itself; the rest goes to BigInt, which is five times slower.
 */
export function compareProducts(a: number, b: number, c: number, d: number): Sign {
  const left = a * b;
  const right = c * d;
  const difference = left - right;
  if (Math.abs(difference) > NEAR_TIE * (Math.abs(left) + Math.abs(right))) return signOf(difference);
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

const NEAR_TIE = 1 / 1_125_899_906_842_624; // 2^-50

/** Have two convex polygons a point in common? They have none exactly if an edge of one separates them. */
function coresMeet(a: readonly Point[], b: readonly Point[]): boolean {
  return !isSeparated(a, b) && !isSeparated(b, a);
}

/** Does the line through an edge of a, or across its end, leave all of b strictly on the other side? */
function isSeparated(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((corner, i) => {
    const next = a[(i + 1) % a.length]!;
    const dx = next.x - corner.x;
    const dy = next.y - corner.y;
    if (a.length > 2) return b.every(p => dx * (p.y - corner.y) - dy * (p.x - corner.x) < 0);
    return isOffSegment(corner, dx, dy, b);
  });
}

/** A point or a segment has no inside: it is apart from b if b lies wholly beside it, or wholly beyond an end of it. */
function isOffSegment(corner: Point, dx: Length, dy: Length, b: readonly Point[]): boolean {
  if (dx === 0 && dy === 0) return comparePointCore(corner.x, corner.y, b, 0) > 0;
  const beside = b.every(p => dx * (p.y - corner.y) - dy * (p.x - corner.x) < 0);
  return beside || b.every(p => dx * (p.x - corner.x) + dy * (p.y - corner.y) < 0);
}

function nearest<T>(things: readonly T[], compare: (thing: T) => Sign): Sign {
  let sign: Sign = 1;
  for (const thing of things) {
    const other = compare(thing);
    if (other < sign) sign = other;
    if (sign < 0) break;
  }
  return sign;
}

function signOf(value: number): Sign {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
