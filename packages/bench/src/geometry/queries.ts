import {
  CONTACT,
  reach,
  type Base,
  type Board,
  type Disc,
  type MoveSpec,
  type Point,
  type Reach,
  type Route,
} from '@signum/geometry';
import {
  apart,
  blockersOf,
  compareGap,
  fromCore,
  obstaclesOf,
  seededBoard,
  streamOf,
  type Crowd,
  type Obstacle,
  type Room,
  type Stream,
} from '@signum/geometry/testing';

/** A way to be found: the question for the kernel, and the same question as the baselines want it. */
export interface WayQuery {
  readonly board: Board;
  readonly mover: Base;
  readonly spec: MoveSpec;
  readonly goal: Point;
  readonly cost: number;
  readonly route: Route;
  readonly grown: Reach;
  /** Places all over what the budget could reach, as an overlay or a computer player asks for them. */
  readonly places: readonly Point[];
  readonly obstacles: readonly Obstacle[];
  readonly room: Room;
}

/** A pair of bases within XL of one another, with what could stand between them. */
export interface SightQuery {
  readonly board: Board;
  readonly from: Base;
  readonly to: Base;
  readonly blockers: readonly Obstacle[];
}

const BUDGETS = [10_000, 15_000, 25_000];
const BOARDS = 30;
/** Places asked for on each tree. */
export const PLACES = 40;

/** Ways on boards of one size, with M, L and XL in equal parts; at least four of five need a bend. */
export function wayQueries(crowd: Crowd): WayQuery[] {
  const stream = streamOf(1_000 * crowd.bases + crowd.terrains);
  const queries: WayQuery[] = [];
  while (queries.length < BUDGETS.length * BOARDS) {
    const board = seededBoard(stream, 'realistic', crowd);
    const query = wayQuery(stream, board, BUDGETS[queries.length % BUDGETS.length]!, queries.length % 5 > 0);
    if (query !== undefined) queries.push(query);
  }
  return queries;
}

function wayQuery(stream: Stream, board: Board, budget: number, isBent: boolean): WayQuery | undefined {
  const mover = stream.pick(board.bases);
  // a pathfinder, since the baselines know nothing of Difficult terrain
  const spec: MoveSpec = {
    budget,
    short: 8_000,
    mode: 'walk',
    run: false,
    pathfinder: true,
    capped: false,
    avoidContact: false,
    band: CONTACT,
  };
  const grown = reach(board, mover.id, spec);
  const room = { from: mover.r, to: board.width - mover.r };
  const obstacles = nearObstacles(board, mover, budget);
  for (let i = 0; i < 60; i++) {
    const goal = near(stream, mover, budget);
    if (obstacles.some(({ core, radius }) => fromCore(goal, core) < radius)) continue;
    const cost = grown.cost(goal);
    const route = grown.route(goal);
    if (route === undefined || cost <= 0 || cost > apart(mover, goal) + 1 !== isBent) continue;
    const places = Array.from({ length: PLACES }, () => near(stream, mover, budget));
    return { board, mover, spec, goal, cost, route, grown, places, obstacles, room };
  }
  return undefined;
}

/** The grown obstacles that a way of this length could meet: where every other way of searching begins. */
export function nearObstacles(board: Board, mover: Base, budget: number): Obstacle[] {
  return obstaclesOf(board, mover, 'ground').filter(({ core, radius }) => fromCore(mover, core) <= radius + budget);
}

function near(stream: Stream, { x, y }: Point, reach: number): Point {
  return { x: x + stream.int(-reach, reach), y: y + stream.int(-reach, reach) };
}

/** Pairs of enemies within XL (the longest range), as they come. */
export function sightQueries(crowd: Crowd): SightQuery[] {
  const stream = streamOf(2_000 * crowd.bases + crowd.terrains);
  const queries: SightQuery[] = [];
  while (queries.length < 240) {
    const board = seededBoard(stream, 'realistic', crowd);
    const from = stream.pick(board.bases);
    const targets = board.bases.filter(
      (base: Disc & Base) => base.team !== from.team && compareGap(from, base, 25_000) <= 0,
    );
    for (const to of targets.slice(0, 6)) {
      queries.push({ board, from, to, blockers: blockersOf(board, [from.id, to.id], 'ignored') });
    }
  }
  return queries;
}
