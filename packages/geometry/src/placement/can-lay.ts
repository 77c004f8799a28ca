import type { Base, Board } from '../board.ts';
import { compareShapeGap, compareShapes, isShapeOnTable } from '../compare.ts';
import { CONTACT, type Length } from '../length.ts';
import { posed, type Pose } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { lineOf } from './side.ts';
import type { TerrainRules } from './terrain-space.ts';

/** Can a template lie so (C-TER-4)? The exact answer of `terrainFlaw`, without the reason and without the nearest place. */
export function canLay(board: Board, pieces: readonly Shape[], pose: Pose, rules: TerrainRules): boolean {
  const { ownSides, otherSides, fromOwn, fromOthers } = rules;
  const lying = posed(pieces, pose);
  if (!lying.every(piece => isShapeOnTable(board.width, piece))) return false;
  return lying.every(piece => {
    const box = boxOf(piece);
    const isAway = (other: Shape, by: Length): boolean =>
      isFar(box, boxOf(other), by) || compareShapes(piece, other, by) >= 0;
    return (
      ownSides.every(side => isAway(lineOf(board.width, side), fromOwn)) &&
      otherSides.every(side => isAway(lineOf(board.width, side), fromOthers)) &&
      board.terrains.every(terrain => terrain.pieces.every(other => isAway(other, fromOwn))) &&
      board.bases.every(base => isFar(box, boxOfBase(base), CONTACT) || compareShapeGap(base, piece, CONTACT) >= 0)
    );
  });
}

/** A box round a whole piece: most pairs are so far apart that their boxes tell. */
interface Box {
  readonly x1: Length;
  readonly y1: Length;
  readonly x2: Length;
  readonly y2: Length;
}

function boxOf({ core, rho }: Shape): Box {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of core) {
    if (x < x1) x1 = x;
    if (x > x2) x2 = x;
    if (y < y1) y1 = y;
    if (y > y2) y2 = y;
  }
  return { x1: x1 - rho, y1: y1 - rho, x2: x2 + rho, y2: y2 + rho };
}

function boxOfBase({ x, y, r }: Base): Box {
  return { x1: x - r, y1: y - r, x2: x + r, y2: y + r };
}

function isFar(a: Box, b: Box, by: Length): boolean {
  return b.x1 - a.x2 >= by || a.x1 - b.x2 >= by || b.y1 - a.y2 >= by || a.y1 - b.y2 >= by;
}
