import type { Base, Board } from '../board.ts';
import { compareShapeGap } from '../compare.ts';
import type { Length } from '../length.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { layoutOf } from './layout.ts';
import { BUDGET_SLACK, DIFFICULT_SKIN, type MoveSpec } from './spec.ts';

/** Whole coordinates seldom touch an edge exactly: to lie on a template by this much is only to touch it. */
export const FIRST_TOUCH: Length = 1.5;

/** Whether the base touches a Difficult template where it stands (C-MOV-15). What is also Impassable only blocks. */
export function startsInDifficult(board: Board, mover: Base): boolean {
  const layout = layoutOf(board);
  const { x, y, r } = mover;
  for (let i = 0; i < layout.rho.length; i++) {
    if (layout.isImpassable[i] || x + r < layout.left[i]! || x - r > layout.right[i]!) continue;
    if (y + r < layout.low[i]! || y - r > layout.high[i]!) continue;
    const shape = board.terrains[layout.terrain[i]!]!.pieces[layout.piece[i]!]!;
    if (compareShapeGap(mover, shape, 0) <= 0) return true;
  }
  return false;
}

/** Why a path of this length, which first comes to Difficult terrain after `firstTouch`, is too long or begins wrongly. */
export function whyNotTouching(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  length: Length,
  firstTouch: Length,
): Refusal | undefined {
  if (spec.pathfinder) return undefined;
  const { short, run } = spec;
  if (!run && length <= short + BUDGET_SLACK) return undefined;
  const startsThere = startsInDifficult(board, mover);
  if (run && startsThere) return refusal('run-from-difficult', 'C-MOV-18');
  if (startsThere || spec.capped) {
    if (length > short + BUDGET_SLACK) {
      return refusal('too-far-in-difficult', startsThere ? 'C-MOV-15' : 'C-MOV-19', { short: length - short });
    }
    if (!run) return undefined;
  }
  if (length <= firstTouch + DIFFICULT_SKIN + FIRST_TOUCH) return undefined;
  if (run) return refusal('runs-through-difficult', 'C-MOV-18', { over: length - firstTouch });
  if (firstTouch > short) return refusal('stops-at-difficult', 'C-MOV-16', { over: length - firstTouch });
  return refusal('too-far-in-difficult', 'C-MOV-15', { short: length - short });
}
