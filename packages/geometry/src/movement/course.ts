import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import { type Layout, layoutOf } from './layout.ts';
import { baseOf, isNear } from './space.ts';
import { DIFFICULT_SKIN, type MoveSpec, SEGMENT_SLACK } from './spec.ts';
import type { Pivot } from './word.ts';

/**
 * What one base has to pass wherever it walks on a board: made for its first route and kept for the next ones, since
 * whoever tries one route mostly tries another.
 */
export interface Course {
  readonly board: Board;
  readonly layout: Layout;
  readonly mover: Base;
  readonly band: Length;
  readonly pathfinder: boolean;
  readonly budget: Length;
  /** The enemies touched at the start, in the order of the board. */
  readonly held: readonly Base[];
  /** For each other base four numbers: the disc that the centre keeps out of, and the square up to which it may graze it. */
  readonly discs: readonly number[];
  /** For each piece of terrain that matters five: the box round it, grown by the mover, and its place in the layout. */
  readonly boxes: readonly number[];
  /** What is bent round, by name, as far as it was asked for. */
  readonly pivots: Map<string, Pivot>;
}

export const DISC_SIZE = 4;
export const BOX_SIZE = 5;

/** The course of a base; that of whoever was asked about last on a board is kept with the board. */
export function courseOf(board: Board, moverId: string, spec: MoveSpec): Course {
  const layout = layoutOf(board);
  const { course } = layout;
  return course !== undefined && isFor(course, moverId, spec) ? course : newCourse(board, layout, moverId, spec);
}

function isFor({ mover, budget, band, pathfinder }: Course, moverId: string, spec: MoveSpec): boolean {
  return budget === spec.budget && band === spec.band && pathfinder === spec.pathfinder && mover.id === moverId;
}

function newCourse(board: Board, layout: Layout, moverId: string, { budget, band, pathfinder }: MoveSpec): Course {
  const mover = baseOf(board, moverId);
  const held: Base[] = [];
  const discs: number[] = [];
  const { bases } = board;
  // What is farther away than the budget cannot matter and is left out.
  const range = budget + 1;
  for (let i = 0; i < bases.length; i++) {
    const base = bases[i]!;
    if (base === mover) continue;
    const isEnemy = base.team !== mover.team;
    const isHeld = isEnemy && isNear(mover, base, band);
    if (isHeld) held.push(base);
    const radius = mover.r + base.r + (isEnemy && !isHeld ? band : 0);
    const dx = base.x - mover.x;
    const dy = base.y - mover.y;
    if (dx * dx + dy * dy > (radius + range) * (radius + range)) continue;
    discs.push(base.x, base.y, radius, (radius - SEGMENT_SLACK) * (radius - SEGMENT_SLACK));
  }
  const boxes: number[] = [];
  const { left, right, low, high, isImpassable } = layout;
  const { x, y, r } = mover;
  const grown = r + DIFFICULT_SKIN;
  for (let i = 0; i < left.length; i++) {
    if (!isImpassable[i] && pathfinder) continue;
    if (left[i]! - grown > x + range || right[i]! + grown < x - range) continue;
    if (low[i]! - grown > y + range || high[i]! + grown < y - range) continue;
    boxes.push(left[i]! - grown, right[i]! + grown, low[i]! - grown, high[i]! + grown, i);
  }
  const course: Course = { board, layout, mover, budget, band, pathfinder, held, discs, boxes, pivots: new Map() };
  layout.course = course;
  return course;
}
