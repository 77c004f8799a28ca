import { canSee } from '@signum/geometry';
import { pathOracle, sampledLine } from '@signum/geometry/testing';
import { median } from '../rounds.ts';
import { clipperPath, clipperUnion } from './clipper-path.ts';
import { fastMarching } from './fast-marching.ts';
import { flattenPath } from './flatten-path.ts';
import { flattenSight } from './flatten-sight.ts';
import type { SightQuery, WayQuery } from './queries.ts';
import { samplingSight } from './sampling-sight.ts';

/** How wrong an answer is: the middle and the worst twentieth of the errors in per cent, and how many have no answer. */
export interface PathErrors {
  readonly name: string;
  readonly median: number;
  readonly worst: number;
  readonly missed: number;
}

/** Lengths against ours, which the oracle has confirmed. */
export function pathErrors(queries: readonly WayQuery[]): PathErrors[] {
  const [fine, coarse] = [fastMarching(100), fastMarching(200)];
  return [
    errorsOf('clipper2 + visibility A*', queries, ({ obstacles, mover, goal, spec }) =>
      clipperPath(clipperUnion(obstacles), mover, goal, 1.01 * spec.budget),
    ),
    errorsOf('flatten-js', queries, ({ obstacles, room, mover, goal, spec }) =>
      flattenPath(obstacles, room, mover, goal, spec.budget + 1),
    ),
    errorsOf('fast marching 1 mm', queries, ({ obstacles, room, mover, goal, spec }) =>
      fine(obstacles, room, mover, spec.budget).at(goal),
    ),
    errorsOf('fast marching 2 mm', queries, ({ obstacles, room, mover, goal, spec }) =>
      coarse(obstacles, room, mover, spec.budget).at(goal),
    ),
  ];
}

function errorsOf(name: string, queries: readonly WayQuery[], length: (query: WayQuery) => number): PathErrors {
  const errors = queries.map(query => 100 * Math.abs(length(query) / query.cost - 1));
  const finite = errors.filter(Number.isFinite).toSorted((a, b) => a - b);
  return {
    name,
    median: median(finite),
    worst: finite[Math.floor(0.95 * finite.length)] ?? 0,
    missed: errors.length - finite.length,
  };
}

/** Answers of ours that the oracles contradict: there must be none. */
export function wrongAnswers(ways: readonly WayQuery[], sights: readonly SightQuery[]): number {
  const wrongWays = ways.filter(({ obstacles, room, mover, goal, spec, cost }) => {
    const { low, high } = pathOracle(obstacles, room, mover, spec.budget + 2, [goal]).bounds(goal);
    return cost < low - 1 || cost > high + 1;
  });
  const wrongSights = sights.filter(
    ({ board, from, to, blockers }) =>
      !canSee(board, from, to) &&
      sampledLine(from, to, blockers, { range: Infinity, margin: 2, rimPoints: 48 }) !== undefined,
  );
  return wrongWays.length + wrongSights.length;
}

/** How often a baseline says something else than we do about a line of sight. */
export function sightErrors(queries: readonly SightQuery[]): { name: string; wrong: number; of: number }[] {
  const [rough, fine] = [samplingSight(16), samplingSight(32)];
  const against = (
    name: string,
    sees: (query: SightQuery) => boolean,
  ): { name: string; wrong: number; of: number } => ({
    name,
    wrong: queries.filter(query => sees(query) !== canSee(query.board, query.from, query.to)).length,
    of: queries.length,
  });
  return [
    against('16x16 sampling', ({ from, to, blockers }) => rough(from, to, blockers)),
    against('32x32 sampling', ({ from, to, blockers }) => fine(from, to, blockers)),
    against('flatten-js', ({ from, to, blockers }) => flattenSight(from, to, blockers)),
  ];
}
