import type { Base, Board } from '../board.ts';
import type { Point } from '../point.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { whyNotJump } from './jump.ts';
import { BUDGET_SLACK, type MoveSpec, type Route } from './spec.ts';
import { whyNotStanding } from './standing.ts';
import { freshContacts } from './walk.ts';

/**
 * Flight and Jump go in a straight line, and contact counts only at its end (C-MOV-6). Flight minds nothing on the way
 * (C-KW-Flight); a Jump minds templates (C-KW-Jump). Why such a move is not legal, or nothing.
 */
export function whyNotStraight(board: Board, mover: Base, spec: MoveSpec, dest: Point): Refusal | undefined {
  const standing = whyNotStanding(board, mover, dest);
  if (standing !== undefined) return standing;
  const length = straightLength(mover, dest);
  if (length === 0) return refusal('no-move', 'C-MOV-14');
  if (length > spec.budget + BUDGET_SLACK) return refusal('too-far', 'C-MOV-1', { short: length - spec.budget });
  if (spec.avoidContact) {
    const enemy = freshContacts({ board, mover, spec }, dest)[0];
    if (enemy !== undefined) return refusal('into-contact', 'C-PLC-4', { id: enemy.id });
  }
  return spec.mode === 'jump' ? whyNotJump(board, mover, spec, dest, length) : undefined;
}

export function straightLength(from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The straight move itself, if it is legal. */
export function straightMove(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  dest: Point,
): { readonly cost: number; readonly route: Route } | undefined {
  if (whyNotStraight(board, mover, spec, dest) !== undefined) return undefined;
  return { cost: straightLength(mover, dest), route: { dest: { x: dest.x, y: dest.y }, word: [] } };
}
