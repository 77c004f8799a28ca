import type { Board } from '../board.ts';
import { compareGap } from '../compare.ts';
import { gap } from '../gap.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { findLine, RANGE_SLACK } from './find-line.ts';
import { emptyLine, type Line } from './line.ts';
import { stage, type SceneRules, type Watcher } from './scene.ts';
import { shortestLine } from './shortest-line.ts';

export interface SightRules extends SceneRules {
  /** The line may not be longer than this (C-LOS-2); without it only blockers count. */
  readonly range?: Length;
}

/** A line of sight, or why there is none. */
export type Sight =
  | { readonly seen: true; readonly from: Point; readonly to: Point; readonly length: number }
  | { readonly seen: false; readonly why: 'blocked' }
  /** Even the nearest points are too far from one another. */
  | { readonly seen: false; readonly why: 'too far'; readonly shortest: number }
  /** There are free lines, and the shortest of them is too long (C-LOS-2). */
  | { readonly seen: false; readonly why: 'too long'; readonly shortest: number };

/**
 * A line of sight between two bases (C-LOS-1). Exact: if any free line exists, one exists that cannot be turned further to
 * the left, and such a line touches two things, one on each side. All of these are tried; there are few.
 *
 * Two bases in contact see each other, since no third base fits between them; a template over the gap still blocks (C-LOS-6).
 */
export function lineOfSight(board: Board, from: Watcher, to: Watcher, rules: SightRules = {}): Sight {
  const { range } = rules;
  if (range !== undefined && compareGap(from, to, range) > 0) {
    return { seen: false, why: 'too far', shortest: gap(from, to) };
  }
  const scene = stage(board, from, to, rules);
  if (findLine(scene, line, range ?? Infinity)) return sightAlong(line, from);
  if (range === undefined || !scene.hasLongLine) return { seen: false, why: 'blocked' };
  shortestLine(scene, line);
  const shortest = line.end - line.start;
  return shortest <= range + RANGE_SLACK ? sightAlong(line, from) : { seen: false, why: 'too long', shortest };
}

/** May one base see the other? The same answer without the line. */
export function canSee(board: Board, from: Watcher, to: Watcher, rules: SightRules = {}): boolean {
  return lineOfSight(board, from, to, rules).seen;
}

const line = emptyLine();

function sightAlong(found: Line, from: Point): Sight {
  const x = from.x - found.dy * found.shift;
  const y = from.y + found.dx * found.shift;
  return {
    seen: true,
    from: { x: x + found.start * found.dx, y: y + found.start * found.dy },
    to: { x: x + found.end * found.dx, y: y + found.end * found.dy },
    length: found.end - found.start,
  };
}
