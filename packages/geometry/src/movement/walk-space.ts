import type { Base, Board } from '../board.ts';
import { distanceToCore } from '../gap.ts';
import { isBeyond } from './beyond.ts';
import { addDisc, addPiece, DIFFICULT, emptySpace, HARD, isNear, RING, type Space } from './space.ts';
import { DIFFICULT_SKIN } from './spec.ts';

/**
 * The space of a walking base. Friends and enemies already in contact are hard and may be slid along (C-MOV-7, C-MOV-8);
 * any other enemy is kept away by the band, because nearer is contact and ends the move (C-MOV-6); Impassable templates
 * are hard (C-MOV-4). Difficult ones are obstacles only where the caller wants to know the ways that never touch them.
 * What is farther than `budget` cannot matter and is left out.
 *
 * With `rings`, enemies in contact at the start are kept away as well: for ways that leave them at once, and for good.
 */
export function walkSpace(
  board: Board,
  mover: Base,
  budget: number,
  band: number,
  keepOffDifficult: boolean,
  held: 'bodies' | 'rings' = 'bodies',
): Space {
  const space = emptySpace(board, mover);
  const { bases, terrains } = board;
  for (let i = 0; i < bases.length; i++) {
    const base = bases[i]!;
    if (base.id === mover.id) continue;
    const fresh = base.team !== mover.team && (held === 'rings' || !isNear(mover, base, band));
    const radius = mover.r + base.r + (fresh ? band : 0);
    const dx = base.x - mover.x;
    const dy = base.y - mover.y;
    const range = radius + budget + 1;
    if (dx * dx + dy * dy > range * range) continue;
    addDisc(space, base.x, base.y, radius, fresh ? RING : HARD, i);
    if (!fresh || !isNear(mover, base, band)) continue;
    // From inside its ring one walks out of it, but not through the body.
    space.holds[space.holds.length - 1] = true;
    addDisc(space, base.x, base.y, mover.r + base.r, HARD, i);
  }
  for (let i = 0; i < terrains.length; i++) {
    const { pieces, impassable, difficult } = terrains[i]!;
    if (!impassable && !(difficult && keepOffDifficult)) continue;
    for (let piece = 0; piece < pieces.length; piece++) {
      const shape = pieces[piece]!;
      const grown = shape.rho + mover.r;
      if (isBeyond(shape.core, mover.x, mover.y, grown + budget + 2)) continue;
      if (impassable) addPiece(space, shape, grown, HARD, ~i, piece);
      // Whoever stands within the skin already does not touch, and must be able to leave.
      else {
        const skinned = Math.min(grown + DIFFICULT_SKIN, distanceToCore(mover, shape.core));
        addPiece(space, shape, skinned, DIFFICULT, ~i, piece);
      }
    }
  }
  return space;
}
