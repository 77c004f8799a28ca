import type { Base, Board } from '../board.ts';
import type { Point } from '../point.ts';
import { isBeyond } from './beyond.ts';
import { FIRST_TOUCH } from './difficult.ts';
import { pushedOut } from './push-out.ts';
import { addPiece, DIFFICULT, emptySpace } from './space.ts';
import { DIFFICULT_SKIN } from './spec.ts';

/** A place where a walk may have stopped; `beyond` says that the last bit to the destination counts as walked. */
export interface Stop extends Point {
  readonly beyond: boolean;
}

/** A walk that ends at the rim of Difficult terrain may have come along its skin and touched at the very end (C-MOV-16). */
export function firstTouchStops(board: Board, mover: Base, dest: Point): Stop[] {
  const stops: Stop[] = [];
  for (const { pieces, difficult, impassable } of board.terrains) {
    if (!difficult || impassable) continue;
    for (const shape of pieces) {
      const grown = shape.rho + mover.r + DIFFICULT_SKIN;
      if (isBeyond(shape.core, dest.x, dest.y, grown)) continue;
      const space = emptySpace(board, mover);
      addPiece(space, shape, grown, DIFFICULT, 0, 0);
      const { x, y, depth } = pushedOut(space, 0, dest.x, dest.y);
      if (depth > 0 && depth <= DIFFICULT_SKIN + FIRST_TOUCH) stops.push({ x, y, beyond: true });
    }
  }
  return stops;
}
