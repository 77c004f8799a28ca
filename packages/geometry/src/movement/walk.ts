import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { startsInDifficult } from './difficult.ts';
import { type Ground, grownGround, soughtGround } from './ground.ts';
import { layoutOf } from './layout.ts';
import { baseOf, DIFFICULT, isNear, type Space } from './space.ts';
import type { MoveSpec } from './spec.ts';
import { walkSpace } from './walk-space.ts';

/** A walk about to be made: who, how, and the grounds it may be made on. A place on any of them can be reached. */
export interface Walk {
  readonly board: Board;
  readonly mover: Base;
  readonly spec: MoveSpec;
  readonly grounds: readonly Ground[];
  /** Enemies in contact at the start. */
  readonly held: readonly Base[];
  /** Why there is no walk at all. */
  readonly refused?: Refusal;
}

/**
 * The grounds follow from Difficult terrain. Ways that never touch it may be as long as the budget; ways that do, only S
 * (C-MOV-15), whether the touch comes at the start or at the end: so there is one ground for each kind. A walk that begins
 * in Difficult terrain has only the short one; a Run only the one that keeps off (C-MOV-18).
 */
export function walkOf(board: Board, moverId: string, spec: MoveSpec, ask: 'once' | 'often'): Walk {
  const mover = baseOf(board, moverId);
  const held = board.bases.filter(base => base.team !== mover.team && isNear(mover, base, spec.band));
  const refused =
    spec.run && !spec.pathfinder && startsInDifficult(board, mover)
      ? refusal('run-from-difficult', 'C-MOV-18')
      : undefined;
  const grounds =
    refused === undefined ? groundsOf(board, mover, spec, ask === 'once' ? soughtGround : grownGround, held) : [];
  return { board, mover, spec, held, grounds, ...(refused && { refused }) };
}

function groundsOf(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  ground: typeof grownGround,
  held: readonly Base[],
): Ground[] {
  const own = groundsAmong('bodies', board, mover, spec, ground);
  return held.length === 0 ? own : [...groundsAmong('rings', board, mover, spec, ground), ...own];
}

/**
 * Whoever is touched at the start is a body to slide round, or is left at once and for good: then it is as fresh as any
 * other (C-MOV-7). A way of the first kind that comes back after all is refused, so those of the second are searched, too.
 */
function groundsAmong(
  held: 'bodies' | 'rings',
  board: Board,
  mover: Base,
  spec: MoveSpec,
  ground: typeof grownGround,
): Ground[] {
  const { budget, band } = spec;
  const short = Math.min(budget, spec.short);
  const through = (range: Length): Ground => ground(walkSpace(board, mover, range, band, false, held), range, false);
  if (spec.pathfinder) return [through(budget)];
  if (!spec.run && (spec.capped || startsInDifficult(board, mover))) return [through(short)];
  const whole = spec.capped ? short : budget;
  const space = walkSpace(board, mover, whole, band, true, held);
  const round = ground(space, whole, true);
  return !spec.run && comesNearDifficult(space, short) ? [round, through(short)] : [round];
}

function comesNearDifficult(space: Space, range: number): boolean {
  return space.kind.some((kind, i) => {
    if (kind !== DIFFICULT) return false;
    const dx = space.midX[i]! - space.x;
    const dy = space.midY[i]! - space.y;
    const far = space.bound[i]! + range;
    return dx * dx + dy * dy <= far * far;
  });
}

/** Enemies that the mover would touch at a place without having touched them at the start (C-MOV-6, C-MOV-7). */
export function freshContacts({ board, mover, spec }: Pick<Walk, 'board' | 'mover' | 'spec'>, place: Point): Base[] {
  const { baseX, baseY, baseR, team } = layoutOf(board);
  const fresh: Base[] = [];
  for (let i = 0; i < baseX.length; i++) {
    const dx = baseX[i]! - place.x;
    const dy = baseY[i]! - place.y;
    const ring = baseR[i]! + mover.r + spec.band;
    if (dx * dx + dy * dy >= ring * ring || team[i] === mover.team) continue;
    const base = board.bases[i]!;
    if (!isNear(mover, base, spec.band)) fresh.push(base);
  }
  return fresh;
}
