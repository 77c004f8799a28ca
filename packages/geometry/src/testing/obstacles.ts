import type { Base, Board } from '../board.ts';
import { CONTACT, type Length } from '../length.ts';
import type { Point } from '../point.ts';
import { compareGap, compareShapeGap, fromCore } from './ruler.ts';

/** What the centre of a moving base may not come nearer to than `radius`. */
export interface Obstacle {
  readonly core: readonly Point[];
  readonly radius: Length;
}

/** How a mover takes Difficult templates: as ground, or as something it must not touch. */
export type Difficult = 'ground' | 'wall';

/**
 * Bases and templates as the centre of the mover meets them: friends and enemies already in contact are bodies (C-MOV-4,
 * C-MOV-7), any other enemy ends the move below 3 mm (C-MOV-6), Impassable templates are bodies (C-MOV-4), and Difficult
 * ones, for a mover that keeps clear of them, are not even touched (C-TER-12).
 */
export function obstaclesOf(board: Board, mover: Base, difficult: Difficult, band: Length = CONTACT): Obstacle[] {
  const obstacles: Obstacle[] = [];
  for (const base of board.bases) {
    if (base.id === mover.id) continue;
    const stops = base.team !== mover.team && compareGap(mover, base, band) >= 0;
    obstacles.push({ core: [base], radius: mover.r + base.r + (stops ? band : 0) });
  }
  for (const { impassable, difficult: slow, pieces } of board.terrains) {
    if (impassable) for (const { core, rho } of pieces) obstacles.push({ core, radius: rho + mover.r });
    else if (slow && difficult === 'wall')
      // whoever already stands within that hundredth does not touch either, and may leave
      for (const { core, rho } of pieces)
        obstacles.push({ core, radius: Math.min(rho + mover.r + 1, fromCore(mover, core)) });
  }
  return obstacles;
}

/** Whether the base touches a Difficult template where it stands, at a distance of 0 (C-MOV-15, C-TER-12). */
export function touchesDifficult(board: Board, disc: Base): boolean {
  return board.terrains.some(
    ({ difficult, impassable, pieces }) =>
      difficult && !impassable && pieces.some(piece => compareShapeGap(disc, piece, 0) <= 0),
  );
}
