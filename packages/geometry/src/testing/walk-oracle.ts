import type { Base, Board } from '../board.ts';
import type { MoveSpec } from '../movement/spec.ts';
import type { Point } from '../point.ts';
import { obstaclesOf, touchesDifficult, type Difficult } from './obstacles.ts';
import { pathOracle, type Bounds, type PathOracle } from './path-oracle.ts';
import { apart, compareGap, fromCore } from './ruler.ts';

/** What a walk may cost by the rules of Difficult terrain, as bounds. */
export interface WalkOracle {
  readonly bounds: (to: Point) => Bounds;
}

/** Ways a little beyond the allowance are searched too, so that a rounding there is no disagreement. */
const BEYOND = 2;

/**
 * Ways that keep off Difficult terrain may use the whole budget, ways that touch it only S (C-MOV-15); a walk that begins
 * in it, or is capped, has only S (C-MOV-19), a Run only ways that keep off (C-MOV-18), a pathfinder does not care.
 */
export function walkOracle(board: Board, mover: Base, spec: MoveSpec, targets: readonly Point[] = []): WalkOracle {
  const grounds = groundsOf(board, mover, spec).map(([difficult, budget]) => ({
    oracle: searched(board, mover, spec, difficult, budget, targets),
    budget,
  }));
  return {
    bounds: to => {
      const each = grounds.map(({ oracle, budget }) => ({ ...oracle.bounds(to), budget }));
      const low = Math.min(Infinity, ...each.map(bounds => bounds.low));
      // only a way that is surely short enough for its own ground, and surely not stopped, is a way that must be found
      const sure = each.filter(
        bounds => bounds.high <= bounds.budget - 1 && !comesBack(board, mover, spec, bounds.way),
      );
      const high = Math.min(Infinity, ...sure.map(bounds => bounds.high));
      // a walk stopped by its first touch of Difficult terrain ends on the rim, where the keeping-off search has no way
      return endsByTouch(board, mover, to) ? { low: Math.min(low, apart(mover, to)), high } : { low, high };
    },
  };
}

function groundsOf(board: Board, mover: Base, spec: MoveSpec): [Difficult, number][] {
  const { budget, pathfinder, run, capped } = spec;
  const short = Math.min(budget, spec.short);
  if (pathfinder) return [['ground', budget]];
  const touching = touchesDifficult(board, mover);
  if (run) return touching ? [] : [['wall', budget]];
  if (touching || capped) return [['ground', short]];
  return [
    ['wall', budget],
    ['ground', short],
  ];
}

function searched(
  board: Board,
  mover: Base,
  { band }: MoveSpec,
  difficult: Difficult,
  budget: number,
  targets: readonly Point[],
): PathOracle {
  const room = { from: mover.r, to: board.width - mover.r };
  return pathOracle(obstaclesOf(board, mover, difficult, band), room, mover, budget + BEYOND, targets);
}

/** Touching by a hair only: deeper in, nobody who was stopped at the rim can be. */
function endsByTouch(board: Board, mover: Base, to: Point): boolean {
  const marsh = board.terrains.filter(({ difficult, impassable }) => difficult && !impassable);
  const depths = marsh.flatMap(({ pieces }) => pieces.map(({ core, rho }) => rho + mover.r - fromCore(to, core)));
  const deepest = Math.max(-Infinity, ...depths);
  return deepest > -2 && deepest < 3;
}

/** C-MOV-7: an enemy touched at the start stops the mover after all, once they have been out of contact. */
function comesBack(board: Board, mover: Base, { band }: MoveSpec, way: readonly Point[]): boolean {
  const held = board.bases.filter(base => base.team !== mover.team && compareGap(mover, base, band) < 0);
  return held.some(base => {
    const ring = mover.r + base.r + band;
    let isOut = false;
    return pointsAlong(way).some(point => {
      isOut ||= apart(point, base) >= ring;
      return isOut && apart(point, base) < ring;
    });
  });
}

/** Points every half millimetre. */
function pointsAlong(way: readonly Point[]): Point[] {
  return way.slice(1).flatMap((to, i) => {
    const from = way[i]!;
    const steps = Math.ceil(apart(from, to) / 50);
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * (k + 1)) / steps,
      y: from.y + ((to.y - from.y) * (k + 1)) / steps,
    }));
  });
}
