import type { Base, Board } from '../board.ts';
import { compareShapeGap, isOnTable } from '../compare.ts';
import type { Point } from '../point.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { layoutOf } from './layout.ts';

/** Why a base cannot stand at a place at all: exact, and the same for every way of moving (C-MOV-5, C-CMP-12). */
export function whyNotStanding(board: Board, mover: Base, place: Point): Refusal | undefined {
  const { x, y } = place;
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return refusal('off-grid', 'C-CMP-8');
  const disc = { x, y, r: mover.r };
  if (!isOnTable(board.width, disc)) {
    const short = Math.max(mover.r - x, mover.r - y, x + mover.r - board.width, y + mover.r - board.width);
    return refusal('off-table', 'C-CMP-12', { short });
  }
  const layout = layoutOf(board);
  const { baseX, baseY, baseR, left, right, low, high } = layout;
  for (let i = 0; i < baseX.length; i++) {
    const dx = baseX[i]! - x;
    const dy = baseY[i]! - y;
    const reach = baseR[i]! + mover.r;
    const square = dx * dx + dy * dy;
    if (square >= reach * reach) continue;
    const { id } = board.bases[i]!;
    if (id !== mover.id) return refusal('overlaps-base', 'C-MOV-5', { id, short: reach - Math.sqrt(square) });
  }
  for (let i = 0; i < left.length; i++) {
    if (!layout.isImpassable[i] || x + mover.r < left[i]! || x - mover.r > right[i]!) continue;
    if (y + mover.r < low[i]! || y - mover.r > high[i]!) continue;
    const { id, pieces } = board.terrains[layout.terrain[i]!]!;
    if (compareShapeGap(disc, pieces[layout.piece[i]!]!, 0) < 0) {
      return refusal('on-impassable', 'C-MOV-5', { id });
    }
  }
  return undefined;
}
