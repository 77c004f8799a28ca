import type { Base, Board, Terrain } from '../board.ts';
import type { Length } from '../length.ts';
import type { Disc } from '../shape.ts';
import { compareGap, compareShapeGap } from './ruler.ts';

/**
 * A legal board of what is offered: whatever would stick out of the table (C-CMP-12), overlap another base (C-CMP-13) or
 * stand on an Impassable template (C-PLC-1) is left out. The first base always stays, moved onto the table if need be,
 * so that every board has someone to move. Dropping instead of rejecting lets failing boards shrink. No more than `most`
 * bases are taken.
 */
export function assemble(
  width: Length,
  offeredBases: readonly Base[],
  offeredTerrains: readonly Terrain[],
  most = Infinity,
): Board {
  const bases: Base[] = [];
  const [first, ...others] = offeredBases;
  if (first !== undefined)
    bases.push({ ...first, x: within(first.x, first.r, width), y: within(first.y, first.r, width) });
  const terrains = offeredTerrains.filter(
    terrain => fits(terrain, width) && !bases.some(base => standsOn(base, terrain)),
  );
  for (const base of others) {
    if (bases.length >= most) break;
    if (base.x < base.r || base.y < base.r || base.x > width - base.r || base.y > width - base.r) continue;
    if (bases.some(other => compareGap(base, other, 0) < 0)) continue;
    if (terrains.some(terrain => standsOn(base, terrain))) continue;
    bases.push(base);
  }
  return { width, bases, terrains };
}

function within(at: Length, r: Length, width: Length): Length {
  return Math.min(Math.max(at, r), width - r);
}

function fits(terrain: Terrain, width: Length): boolean {
  return terrain.pieces.every(({ core, rho }) =>
    core.every(({ x, y }) => x >= rho && y >= rho && x <= width - rho && y <= width - rho),
  );
}

function standsOn(disc: Disc, terrain: Terrain): boolean {
  return terrain.impassable && terrain.pieces.some(piece => compareShapeGap(disc, piece, 0) < 0);
}
