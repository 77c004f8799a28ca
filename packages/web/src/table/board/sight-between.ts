import { RULER_LENGTH, RULERS, type Ruler } from '@signum/classic';
import {
  coverOf,
  gap,
  lineOfSight,
  seenParts,
  sightBlockers,
  type Base,
  type Board,
  type Point,
  type SeenPart,
} from '@signum/geometry';

/** Everything there is to draw about one base looking at another. */
export interface SightBetween {
  readonly from: Point;
  readonly to: Point;
  readonly isSeen: boolean;
  readonly away: number;
  /** The shortest ruler that reaches, if one does. */
  readonly ruler: Ruler | null;
  readonly parts: readonly SeenPart[];
  readonly blockers: readonly string[];
  readonly cover: readonly string[];
}

const known = new WeakMap<Board, Map<string, SightBetween>>();

/** Worked out once for each pair on a board: what is drawn and what is said of it ask in turn. */
export function sightBetween(board: Board, one: Base, other: Base): SightBetween {
  const pairs = known.get(board) ?? new Map<string, SightBetween>();
  known.set(board, pairs);
  const pair = `${one.id} ${other.id}`;
  const sight = pairs.get(pair) ?? lookedAt(board, one, other);
  pairs.set(pair, sight);
  return sight;
}

function lookedAt(board: Board, one: Base, other: Base): SightBetween {
  const sight = lineOfSight(board, one, other);
  const away = gap(one, other);
  const ends = sight.seen ? sight : nearestPoints(one, other);
  return {
    from: ends.from,
    to: ends.to,
    isSeen: sight.seen,
    away,
    ruler: rulerFor(away),
    parts: sight.seen ? seenParts(board, one, other) : [],
    blockers: sight.seen ? [] : sightBlockers(board, one, other),
    cover: sight.seen ? coverOf(board, one, other) : [],
  };
}

export function rulerFor(away: number): Ruler | null {
  return RULERS.find(ruler => away <= RULER_LENGTH[ruler]) ?? null;
}

/** The points of two rims that are nearest to one another. */
export function nearestPoints(one: Base, other: Base): { from: Point; to: Point } {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [dx / length, dy / length];
  return {
    from: { x: one.x + one.r * x, y: one.y + one.r * y },
    to: { x: other.x - other.r * x, y: other.y - other.r * y },
  };
}
