import { canSee, reach, shortestRoute, verifyRoute } from '@signum/geometry';
import { CROWDS, type Crowd } from '@signum/geometry/testing';
import { clipperPath, clipperUnion } from './geometry/clipper-path.ts';
import { pathErrors, sightErrors, wrongAnswers } from './geometry/errors.ts';
import { fastMarching } from './geometry/fast-marching.ts';
import { flattenPath } from './geometry/flatten-path.ts';
import { flattenSight } from './geometry/flatten-sight.ts';
import { measure, type Measured, type Probe } from './geometry/measure.ts';
import { nearObstacles, PLACES, sightQueries, wayQueries, type SightQuery, type WayQuery } from './geometry/queries.ts';
import { samplingSight } from './geometry/sampling-sight.ts';
import { printGoals, type Goal } from './goals.ts';

/** npm run bench -- geometry: the kernel against what one would otherwise use, on three board sizes, in one run. */
export async function run(args: string[]): Promise<number> {
  const isQuiet = args.includes('--json');
  // Every size once for nothing: whichever came first would otherwise pay for the compiler.
  for (const crowd of CROWDS) measure(wayQueries(crowd), PLANE, 2);
  const sizes = CROWDS.map(crowd => measuredOn(crowd, isQuiet));
  const timings = sizes.flatMap(({ crowd, measured }) =>
    [...measured.values()].map(({ name, microseconds }) => ({ name: `${sizeOf(crowd)}: ${name}`, microseconds })),
  );
  const wrong = sizes.reduce((sum, size) => sum + size.wrong, 0);
  const goals = goalsOf(sizes.map(({ measured }) => measured));
  const code = printGoals('geometry', timings, goals, args);
  if (!isQuiet) console.log(`${wrong} answers that an oracle contradicts (must be 0)`);
  return wrong > 0 ? 1 : code;
}

type Figures = ReadonlyMap<string, Measured>;

function sizeOf({ bases, terrains }: Crowd): string {
  return `${bases} bases, ${terrains} templates`;
}

function measuredOn(crowd: Crowd, isQuiet: boolean): { crowd: Crowd; measured: Figures; wrong: number } {
  const [ways, sights] = [wayQueries(crowd), sightQueries(crowd)];
  if (!isQuiet) {
    for (const { name, median, worst, missed } of pathErrors(ways)) {
      console.log(
        `${sizeOf(crowd)}: ${name} errs by ${median.toFixed(2)} % (p95 ${worst.toFixed(1)} %), misses ${missed} of ${ways.length}`,
      );
    }
    for (const { name, wrong, of } of sightErrors(sights)) {
      console.log(`${sizeOf(crowd)}: ${name} errs on ${wrong} of ${of} lines of sight`);
    }
  }
  const figures = [...measure(ways, PLANE, 7), ...measure(ways, AGAINST_GRIDS, 3), ...measure(sights, SIGHT, 7)];
  return { crowd, measured: new Map(figures.map(one => [one.name, one])), wrong: wrongAnswers(ways, sights) };
}

/**
 * Ours and the baselines in turns, all from the plain board. Path and tree are cold: each is asked on a board that nobody
 * has seen before, as after every move. A query and a check come when the reach of that board is already shown.
 */
const PLANE: readonly Probe<WayQuery>[] = [
  {
    name: 'shortest path',
    times: 12,
    ask: ({ board, mover, spec, goal }) => shortestRoute({ ...board }, mover.id, spec, goal),
  },
  {
    name: 'clipper2 inflate and union',
    times: 1,
    ask: ({ board, mover, spec }) => clipperUnion(nearObstacles(board, mover, spec.budget)),
  },
  { name: 'reach tree', times: 12, ask: ({ board, mover, spec }) => reach({ ...board }, mover.id, spec) },
  {
    name: 'clipper2 with visibility A*',
    times: 1,
    ask: ({ board, mover, goal, spec }) =>
      clipperPath(clipperUnion(nearObstacles(board, mover, spec.budget)), mover, goal, spec.budget),
  },
  {
    name: 'point query on the tree',
    times: 4,
    questions: PLACES,
    ask: ({ grown, places }) => {
      let least = Infinity;
      for (const place of places) least = Math.min(least, grown.cost(place));
      return least;
    },
  },
  { name: 'route check', times: 40, ask: ({ board, mover, spec, route }) => verifyRoute(board, mover.id, spec, route) },
  { name: 'overlay', times: 2, ask: ({ grown }) => grown.overlay() },
  {
    name: 'flatten-js tangent graph',
    times: 1,
    ask: ({ board, room, mover, goal, spec }) =>
      flattenPath(nearObstacles(board, mover, spec.budget), room, mover, goal, spec.budget),
  },
];

const fine = fastMarching(100);
const coarse = fastMarching(200);
/** Grids sweep the caches, so what is compared with them is measured once more, in turns with them. */
const AGAINST_GRIDS: readonly Probe<WayQuery>[] = [
  { name: 'reach tree, grids about', times: 20, ask: ({ board, mover, spec }) => reach({ ...board }, mover.id, spec) },
  { name: 'overlay, grids about', times: 4, ask: ({ grown }) => grown.overlay() },
  {
    name: 'fast marching 1 mm',
    times: 1,
    ask: ({ obstacles, room, mover, spec }) => fine(obstacles, room, mover, spec.budget),
  },
  {
    name: 'fast marching 2 mm',
    times: 1,
    ask: ({ obstacles, room, mover, spec }) => coarse(obstacles, room, mover, spec.budget),
  },
];

const sampled = samplingSight(16);
const SIGHT: readonly Probe<SightQuery>[] = [
  { name: 'line of sight', times: 20, ask: ({ board, from, to }) => canSee(board, from, to) },
  { name: '16x16 sampling', times: 10, ask: ({ from, to, blockers }) => sampled(from, to, blockers) },
  { name: 'flatten-js line of sight', times: 2, ask: ({ from, to, blockers }) => flattenSight(from, to, blockers) },
];

/** The worst of the three board sizes counts. */
function goalsOf(sizes: readonly Figures[]): Goal[] {
  const worst = (slow: string, quick: string): number =>
    Math.min(...sizes.map(size => figure(size, slow).microseconds / figure(size, quick).microseconds));
  const steadiness = Math.min(
    ...sizes.map(size => figure(size, 'reach tree').microseconds / figure(size, 'reach tree').slow),
  );
  return [
    {
      id: 'G1',
      what: 'clipper2 inflate and union / shortest path',
      ratio: worst('clipper2 inflate and union', 'shortest path'),
      must: 5,
      aim: 10,
    },
    {
      id: 'G2',
      what: 'same algorithm on flatten-js / shortest path',
      ratio: worst('flatten-js tangent graph', 'shortest path'),
      must: 6,
      aim: 12,
    },
    {
      id: 'G3',
      what: 'fast marching 1 mm / reach tree',
      ratio: worst('fast marching 1 mm', 'reach tree, grids about'),
      must: 50,
      aim: 120,
    },
    {
      id: 'G4',
      what: 'fast marching 2 mm / overlay',
      ratio: worst('fast marching 2 mm', 'overlay, grids about'),
      must: 5,
      aim: 10,
    },
    {
      id: 'G5',
      what: 'reach tree / point query',
      ratio: worst('reach tree', 'point query on the tree'),
      must: 50,
      aim: 200,
    },
    { id: 'G6', what: 'shortest path / route check', ratio: worst('shortest path', 'route check'), must: 20, aim: 40 },
    {
      id: 'G7',
      what: '16x16 sampling / line of sight',
      ratio: worst('16x16 sampling', 'line of sight'),
      must: 1.5,
      aim: 4,
    },
    {
      id: 'G8',
      what: 'flatten-js / line of sight',
      ratio: worst('flatten-js line of sight', 'line of sight'),
      must: 4,
      aim: 10,
    },
    { id: 'G9', what: 'median reach tree / its slowest twentieth', ratio: steadiness, must: 1 / 12, aim: 1 / 4 },
  ];
}

function figure(size: Figures, name: string): Measured {
  const found = size.get(name);
  if (found === undefined) throw new Error(`${name} was not measured`);
  return found;
}
