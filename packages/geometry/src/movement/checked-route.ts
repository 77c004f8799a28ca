import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Refusal } from '../refusal.ts';
import { layoutOf } from './layout.ts';
import type { MoveSpec, Piece, Turn } from './spec.ts';

/** A route that may be walked, with all that the rules ask about it. */
export interface VerifiedRoute {
  readonly ok: true;
  readonly cost: Length;
  readonly word: readonly Turn[];
  readonly stop: Point;
  /** Where the base is set down: at the stop, or in contact at most 6 mm from it. */
  readonly end: Point;
  /** Enemies in contact at the end (C-MOV-9). */
  readonly contacts: readonly string[];
  /** Enemies in contact at the start and no more at the end; and those still in contact. Both may stab (C-BST-1). */
  readonly left: readonly string[];
  readonly kept: readonly string[];
  /** Difficult templates touched. */
  readonly touched: readonly string[];
}

/** The same, drawn out. */
export interface LegalRoute extends VerifiedRoute {
  /** The path up to where the rules stop it. */
  readonly pieces: readonly Piece[];
}

export interface IllegalRoute {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type CheckedRoute = LegalRoute | IllegalRoute;

/** Puts the findings about a verified path together. */
export function verifiedRoute(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  stop: Point,
  dest: Point,
  word: readonly Turn[],
  cost: Length,
  touchedIndices: readonly number[],
): VerifiedRoute {
  const contacts: string[] = [];
  const left: string[] = [];
  const kept: string[] = [];
  const { baseX, baseY, baseR, team } = layoutOf(board);
  for (let i = 0; i < baseX.length; i++) {
    if (team[i] === mover.team) continue;
    const ring = baseR[i]! + mover.r + spec.band;
    const then = isWithin(baseX[i]! - dest.x, baseY[i]! - dest.y, ring);
    const before = isWithin(baseX[i]! - mover.x, baseY[i]! - mover.y, ring);
    if (then) contacts.push(board.bases[i]!.id);
    if (before) (then ? kept : left).push(board.bases[i]!.id);
  }
  const touched: string[] = [];
  for (const index of touchedIndices) {
    const { id } = board.terrains[index]!;
    if (!touched.includes(id)) touched.push(id);
  }
  return { ok: true, cost, word, stop: { x: stop.x, y: stop.y }, end: dest, contacts, left, kept, touched };
}

/** Whole numbers, so the comparison is exact (C-CMP-9). */
function isWithin(dx: number, dy: number, range: number): boolean {
  return dx * dx + dy * dy < range * range;
}
