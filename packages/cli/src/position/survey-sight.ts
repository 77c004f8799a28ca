import {
  coverOf,
  lineOfSight,
  seenParts,
  sightBlockers,
  type Base,
  type Board,
  type SeenPart,
  type Sight,
} from '@signum/geometry';
import type { AskedSight } from './position.ts';

/** A line of sight that was asked for, with the proof of the answer. */
export interface SurveyedSight {
  readonly from: Base;
  readonly to: Base;
  readonly range?: number;
  readonly sight: Sight;
  /** What the watcher sees of the target, whatever the range. */
  readonly parts: readonly SeenPart[];
  readonly blockers: readonly string[];
  readonly cover: readonly string[];
  /** A hidden base cannot be chosen as a target, even if a line to it is free. */
  readonly isHidden: boolean;
}

export function surveySight(board: Board, asked: AskedSight): SurveyedSight {
  const from = board.bases.find(({ id }) => id === asked.from)!;
  const to = board.bases.find(({ id }) => id === asked.to)!;
  const rules = asked.range === undefined ? {} : { range: asked.range };
  return {
    from,
    to,
    ...rules,
    sight: lineOfSight(board, from, to, rules),
    parts: seenParts(board, from, to),
    blockers: sightBlockers(board, from, to),
    cover: coverOf(board, from, to, rules),
    isHidden: to.hidden,
  };
}
