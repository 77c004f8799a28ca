import type { Base, Board } from '../board.ts';
import { distanceToCore } from '../gap.ts';
import type { Length } from '../length.ts';
import { startsInDifficult } from './difficult.ts';
import { cutOf, fan, type OverlayLayer } from './overlay.ts';
import { addDisc, addPiece, DIFFICULT, emptySpace, HARD, isNear, type Space } from './space.ts';
import { DIFFICULT_SKIN, type MoveSpec } from './spec.ts';

/** What Flight or a Jump can reach: all that is seen past what it minds, without the places where nobody can stand. */
export function straightOverlay(board: Board, mover: Base, spec: MoveSpec, tolerance: Length): OverlayLayer[] {
  const { budget } = spec;
  const cut = cutOf(bodies(board, mover, spec), 0);
  const layer = (space: Space, range: Length): OverlayLayer => ({
    polygons: [fan(space, range, tolerance)],
    cut: [...cut, ...cutOf(space, 0)],
  });
  if (spec.mode === 'flight') return [layer(emptySpace(board, mover), budget)];
  const short = Math.min(budget, spec.short);
  if (spec.pathfinder) return [layer(templates(board, mover, false), budget)];
  const startsThere = startsInDifficult(board, mover);
  if (spec.run && startsThere) return [];
  if (startsThere || spec.capped) return [layer(templates(board, mover, false), short)];
  const clear = layer(templates(board, mover, true), budget);
  return spec.run ? [clear] : [clear, layer(templates(board, mover, false), short)];
}

/** Where the base cannot stand, whatever way it came. */
function bodies(board: Board, mover: Base, { avoidContact, band }: MoveSpec): Space {
  const space = templates(board, mover, false);
  board.bases.forEach((base, i) => {
    if (base.id === mover.id) return;
    const isAvoided = avoidContact && base.team !== mover.team && !isNear(mover, base, band);
    addDisc(space, base.x, base.y, mover.r + base.r + (isAvoided ? band : 0), HARD, i);
  });
  return space;
}

/** Templates that a Jump cannot cross, with or without those that would cap it. */
function templates(board: Board, mover: Base, withDifficult: boolean): Space {
  const space = emptySpace(board, mover);
  board.terrains.forEach(({ pieces, impassable, difficult }, i) => {
    pieces.forEach((shape, piece) => {
      const grown = shape.rho + mover.r;
      if (impassable) addPiece(space, shape, grown, HARD, ~i, piece);
      else if (difficult && withDifficult) {
        const skinned = Math.min(grown + DIFFICULT_SKIN, distanceToCore(mover, shape.core));
        addPiece(space, shape, skinned, DIFFICULT, ~i, piece);
      }
    });
  });
  return space;
}
