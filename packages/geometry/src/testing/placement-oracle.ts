import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Disc, Shape } from '../shape.ts';
import { betweenCores, compareGap, compareShapeGap, fromCore } from './ruler.ts';

/** Whether the gap between disc and shape is below `x`; the exact count is only asked on a near tie. */
export function isNearer(disc: Disc, shape: Shape, x: Length): boolean {
  const excess = fromCore(disc, shape.core) - disc.r - shape.rho - x;
  return Math.abs(excess) > 1e-3 ? excess < 0 : compareShapeGap(disc, shape, x) < 0;
}

/** Whether the disc lies wholly on the table, on no base and on no Impassable template (C-PLC-1). */
export function isFreePlace(board: Board, disc: Disc, except?: string): boolean {
  const { x, y, r } = disc;
  if (x < r || y < r || x > board.width - r || y > board.width - r) return false;
  if (board.bases.some(base => base.id !== except && compareGap(disc, base, 0) < 0)) return false;
  return !board.terrains.some(({ impassable, pieces }) => impassable && pieces.some(piece => isNearer(disc, piece, 0)));
}

/** Enemies of the team whose gap to the disc is below `x`, hidden ones included (C-SUM-3). */
export function enemiesBelow(board: Board, disc: Disc, team: number, x: Length): Base[] {
  return board.bases.filter(base => base.team !== team && compareGap(disc, base, x) < 0);
}

/** What a summoned base must keep away from enemies: S (C-SUM-3), 3 mm (C-SUM-5), or nothing. */
export function isSummonPlace(board: Board, disc: Disc, team: number, apart: Length): boolean {
  return isFreePlace(board, disc) && (apart === 0 || enemiesBelow(board, disc, team, apart).length === 0);
}

/** All whole positions from `from` to `to` that pass, as closed stretches. Tries every single one. */
export function stretches(from: Length, to: Length, passes: (at: Length) => boolean): [Length, Length][] {
  const found: [Length, Length][] = [];
  let begun: Length | undefined;
  for (let at = from; at <= to; at++) {
    if (passes(at)) begun ??= at;
    else if (begun !== undefined) {
      found.push([begun, at - 1]);
      begun = undefined;
    }
  }
  if (begun !== undefined) found.push([begun, to]);
  return found;
}

/** The gap between two pieces of templates, nothing when they meet. */
export function shapeGap(one: Shape, other: Shape): number {
  return Math.max(0, betweenCores(one.core, other.core) - one.rho - other.rho);
}
