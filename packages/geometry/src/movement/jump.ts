import type { Base, Board } from '../board.ts';
import { distanceToCore } from '../gap.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { whyNotTouching } from './difficult.ts';
import { rayTo } from './ray.ts';
import { DIFFICULT_SKIN, type MoveSpec, SEGMENT_SLACK } from './spec.ts';

/** Why a jump of `length` > 0 to a place where the base can stand is not legal: creatures are passed over, templates not. */
export function whyNotJump(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  dest: Point,
  length: Length,
): Refusal | undefined {
  const ux = (dest.x - mover.x) / length;
  const uy = (dest.y - mover.y) / length;
  let firstTouch = Infinity;
  for (const { id, pieces, impassable, difficult } of board.terrains) {
    for (const { core, rho } of pieces) {
      const grown = rho + mover.r;
      if (impassable) {
        // The end itself is judged exactly: a jump may end against a template.
        if (rayTo(core, grown, mover.x, mover.y, ux, uy) < length - SEGMENT_SLACK) {
          return refusal('crosses-impassable', 'C-MOV-4', { id });
        }
      } else if (difficult) {
        const skinned = Math.min(grown + DIFFICULT_SKIN, distanceToCore(mover, core));
        firstTouch = Math.min(firstTouch, rayTo(core, skinned, mover.x, mover.y, ux, uy));
      }
    }
  }
  return whyNotTouching(board, mover, spec, length, firstTouch);
}
