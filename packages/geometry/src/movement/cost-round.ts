import { atan2, TURN } from '../number.ts';
import { type Outlook, STEM_SIZE } from './outlook.ts';
import { segmentIsFree } from './segment.ts';
import { ANGLE_SLACK, BUDGET_SLACK } from './spec.ts';
import { inCone } from './tangent.ts';
import { BEYOND, costFrom } from './way.ts';

/**
 * The length of the shortest way with bends to a free point, or Infinity when the tree knows none. It is what `costFrom`
 * would find over all states, in one loop over numbers that lie side by side.
 */
export function costRound({ space, tree, stems }: Outlook, x: number, y: number): number {
  const none = tree.budget + BUDGET_SLACK + BEYOND;
  let best = none;
  for (let s = 0; s < stems.length; s += STEM_SIZE) {
    const cost = stems[s]!;
    if (cost >= best) break;
    const cx = stems[s + 1]!;
    const cy = stems[s + 2]!;
    const r = stems[s + 3]!;
    const dx = x - cx;
    const dy = y - cy;
    const square = dx * dx + dy * dy;
    const rest = square - r * r;
    const left = best - cost;
    if (rest >= left * left) continue;
    if (rest <= 0) {
      best = Math.min(best, costFrom(tree, s / STEM_SIZE, x, y, best));
      continue;
    }
    const length = Math.sqrt(rest);
    const side = stems[s + 4]!;
    const tx = (length * dx - side * r * dy) / square;
    const ty = (length * dy + side * r * dx) / square;
    const corner = stems[s + 8]!;
    if (corner >= 0 && !inCone(space, corner, side * ty, -side * tx)) continue;
    let turn = side * (atan2(-side * tx, side * ty) - stems[s + 5]!);
    if (turn < 0) turn += TURN;
    else if (turn >= TURN) turn -= TURN;
    if (turn > TURN - ANGLE_SLACK) turn = 0;
    if (turn > stems[s + 6]! + ANGLE_SLACK) continue;
    const total = cost + r * turn + length;
    if (total >= best) continue;
    if (segmentIsFree(space, cx + r * side * ty, cy - r * side * tx, x, y, stems[s + 7]!, -1)) best = total;
  }
  return best < none ? best : Infinity;
}
