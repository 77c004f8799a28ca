import type { Base, Board } from '../board.ts';
import { distanceToCore } from '../gap.ts';
import type { Point } from '../point.ts';
import { type Bend, RING_PIECE } from './bend.ts';
import { addDisc, addPiece, DIFFICULT, emptySpace, HARD, isNear, RING, type Space } from './space.ts';
import { DIFFICULT_SKIN, type MoveSpec } from './spec.ts';
import { type Box, boxOf, type Trace } from './trace.ts';

/** The space round one drawn path: only what the path's box comes near, Difficult terrain included. */
export function pathSpace(board: Board, mover: Base, spec: MoveSpec, bends: readonly Bend[], path: Trace): Space {
  const space = emptySpace(board, mover);
  const box = boxOf(bends, path);
  const { bases, terrains } = board;
  for (let i = 0; i < bases.length; i++) {
    const base = bases[i]!;
    const widest = mover.r + base.r + spec.band;
    if (base.x + widest < box.left || base.x - widest > box.right) continue;
    if (base.y + widest < box.low || base.y - widest > box.high || base.id === mover.id) continue;
    const fresh = base.team !== mover.team && !isNear(mover, base, spec.band);
    addDisc(space, base.x, base.y, fresh ? widest : mover.r + base.r, fresh ? RING : HARD, i);
    if (bends.some(({ owner, piece }) => owner === i && piece === RING_PIECE)) {
      addDisc(space, base.x, base.y, widest, RING, i);
      space.piece[space.piece.length - 1] = RING_PIECE;
      space.holds[space.holds.length - 1] = true;
    }
  }
  for (let i = 0; i < terrains.length; i++) {
    const { pieces, impassable, difficult } = terrains[i]!;
    if (!impassable && (!difficult || spec.pathfinder)) continue;
    for (let piece = 0; piece < pieces.length; piece++) {
      const shape = pieces[piece]!;
      const grown = shape.rho + mover.r + (impassable ? 0 : DIFFICULT_SKIN);
      if (isOffBox(shape.core, grown, box)) continue;
      const radius = impassable ? grown : Math.min(grown, distanceToCore(mover, shape.core));
      addPiece(space, shape, radius, impassable ? HARD : DIFFICULT, ~i, piece);
    }
  }
  return space;
}

/** Whether a core, grown, lies wholly to one side of the path's box. */
function isOffBox(core: readonly Point[], grown: number, box: Box): boolean {
  let left = true;
  let right = true;
  let low = true;
  let high = true;
  for (let i = 0; i < core.length; i++) {
    const { x, y } = core[i]!;
    if (x + grown >= box.left) left = false;
    if (x - grown <= box.right) right = false;
    if (y + grown >= box.low) low = false;
    if (y - grown <= box.high) high = false;
  }
  return left || right || low || high;
}

/** The element a bend goes round, or -1 when it is too far away to be bent round at all. */
export function elementOf(space: Space, { owner, piece, corner }: Bend): number {
  for (let i = 0; i < space.owner.length; i++) {
    if (space.owner[i] === owner && space.piece[i] === piece) return space.first[i]! + corner;
  }
  return -1;
}
