import {
  compareShapeGap,
  distance,
  distanceToCore,
  isOnTable,
  isShapeOnTable,
  overlaps,
  type Board,
  type Length,
} from '@signum/geometry';
import { Misread } from '../field.ts';
import { millimetres } from './millimetres.ts';

/** Everything must lie where the rules let it lie: otherwise what is measured means nothing (C-CMP-12, C-CMP-13, C-MOV-5). */
export function checkStanding(board: Board): void {
  checkTerrains(board);
  const { width, bases, terrains } = board;
  bases.forEach((base, index) => {
    const where = `bases[${index}]`;
    const { id, x, y, r } = base;
    if (!isOnTable(width, base)) {
      const over = Math.max(r - x, r - y, x + r - width, y + r - width);
      throw new Misread(where, `'${id}' lies ${millimetres(over)} over the edge of the table`);
    }
    const other = bases.slice(0, index).find(before => overlaps(before, base));
    if (other) {
      const by = atLeast(r + other.r - distance(base, other));
      throw new Misread(where, `'${id}' overlaps '${other.id}' by ${by}`);
    }
    for (const terrain of terrains.filter(({ impassable }) => impassable)) {
      const piece = terrain.pieces.find(shape => compareShapeGap(base, shape, 0) < 0);
      if (!piece) continue;
      const by = atLeast(r + piece.rho - distanceToCore(base, piece.core));
      throw new Misread(where, `'${id}' lies on the impassable '${terrain.id}' by ${by}`);
    }
  });
}

/** Rounded up, so that nothing overlaps by 0.00 mm. */
function atLeast(by: Length): string {
  return millimetres(Math.ceil(by));
}

function checkTerrains({ width, terrains }: Board): void {
  terrains.forEach(({ id, pieces }, index) => {
    pieces.forEach((piece, at) => {
      if (isShapeOnTable(width, piece)) return;
      throw new Misread(`terrains[${index}].pieces[${at}]`, `of '${id}' lies over the edge of the table`);
    });
  });
}
