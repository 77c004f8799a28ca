import type { Base, Board } from '../../board.ts';
import type { Length } from '../../length.ts';
import type { Point } from '../../point.ts';
import { obstaclesOf, type Obstacle } from '../obstacles.ts';
import { isFreePlace } from '../placement-oracle.ts';
import { fromCore } from '../ruler.ts';
import { KINDS, seededBoard, type Crowd } from '../seeded-boards.ts';
import type { Stream } from '../stream.ts';

/** Small boards find most mistakes and are quick; a few big ones are among them. */
const CROWDS: readonly Crowd[] = [
  { bases: 2, terrains: 2 },
  { bases: 4, terrains: 3 },
  { bases: 6, terrains: 5 },
  { bases: 8, terrains: 6 },
  { bases: 16, terrains: 8 },
];

/** Rulers of the game (C-CMP-4). */
export const RULERS: readonly Length[] = [8_000, 10_000, 15_000, 25_000];

/** A board of any kind and size. */
export function someBoard(stream: Stream): Board {
  return seededBoard(stream, stream.pick(KINDS), stream.pick(CROWDS));
}

/** Who moves or looks: the first base of the board. */
export function firstBase(board: Board): Base {
  const [first] = board.bases;
  if (first === undefined) throw new Error('a board has a base');
  return first;
}

/** Up to `count` places where the mover could stand, worth asking for. */
export function somePlaces(stream: Stream, board: Board, mover: Base, reach: Length, count: number): Point[] {
  const obstacles = obstaclesOf(board, mover, 'wall').filter(
    ({ core, radius }) => fromCore(mover, core) - radius < reach,
  );
  const offers = Array.from({ length: 4 * count }, () => somePlace(stream, mover, reach, obstacles));
  return offers.filter(({ x, y }) => isFreePlace(board, { x, y, r: mover.r }, mover.id)).slice(0, count);
}

/** Anywhere near, on the grid, or just beyond the rim of an obstacle, mostly on the far side of it. */
function somePlace(stream: Stream, near: Point, reach: Length, obstacles: readonly Obstacle[]): Point {
  const [dx, dy] = [stream.int(-reach, reach), stream.int(-reach, reach)];
  if (stream.chance(20) || obstacles.length === 0) return { x: near.x + dx, y: near.y + dy };
  if (stream.chance(20)) return { x: 800 * Math.round((near.x + dx) / 800), y: 800 * Math.round((near.y + dy) / 800) };
  const { core, radius } = stream.pick(obstacles);
  const corner = stream.pick(core);
  const off = Math.ceil(radius) + stream.pick([0, 1, 2, 100, 1_000, 3_000]);
  const aside = stream.int(-off, off);
  const up = Math.ceil(Math.sqrt(off * off - aside * aside));
  const beyond = stream.chance(75) === corner.y > near.y;
  return { x: corner.x + aside, y: corner.y + (beyond ? up : -up) };
}
