import type { Base, Board } from '../../board.ts';
import { shortestRoute } from '../../movement/shortest-route.ts';
import type { MoveSpec } from '../../movement/spec.ts';
import type { Length } from '../../length.ts';
import type { Point } from '../../point.ts';
import { touchesDifficult } from '../obstacles.ts';
import { isFreePlace } from '../placement-oracle.ts';
import { entryAlong, GRAZE } from '../ray-oracle.ts';
import { apart } from '../ruler.ts';
import type { Stream } from '../stream.ts';
import type { Tell, Trial } from '../trial.ts';
import { firstBase, someBoard, somePlaces } from './chances.ts';
import { someMove } from './moves.ts';

/** C-KW-Flight: only distance and end count. */
export const flight: Trial = {
  name: 'flight',
  run: (stream, tell) =>
    straightMoves(stream, 'flight', (_board, _mover, spec, _to, length) => verdict(length, spec.budget), tell),
};

/** C-KW-Jump, C-AMB-132: creatures are passed over, Impassable templates block, Difficult ones cap. */
export const jump: Trial = {
  name: 'jump',
  run: (stream, tell) => straightMoves(stream, 'jump', mayJump, tell),
};

/** Whether a move must be legal, must not, or lies so near the limit that either answer will do. */
type Verdict = 'yes' | 'no' | 'either';

/** Lengths this near to a limit may be rounded either way. */
const NEAR: Length = 0.6;

function verdict(length: Length, limit: Length): Verdict {
  if (Math.abs(length - limit) <= NEAR) return 'either';
  return length < limit ? 'yes' : 'no';
}

type Judge = (board: Board, mover: Base, spec: MoveSpec, to: Point, length: Length) => Verdict;

function straightMoves(stream: Stream, mode: 'flight' | 'jump', judge: Judge, tell: Tell): number {
  const board = someBoard(stream);
  const mover = firstBase(board);
  const spec = someMove(stream, mode);
  const free = somePlaces(stream, board, mover, spec.budget, 6);
  const taken = board.bases
    .slice(1, 3)
    .map(({ x, y }) => ({ x: x + stream.int(-3000, 3000), y: y + stream.int(-3000, 3000) }));
  for (const place of [...free, ...taken]) {
    const length = apart(mover, place);
    const stands = isFreePlace(board, { ...place, r: mover.r }, mover.id) && length > 0;
    const expected = stands ? judge(board, mover, spec, place, length) : 'no';
    const moved = shortestRoute(board, mover.id, spec, place);
    const query = { spec, place };
    if (expected === 'yes' && moved === undefined) tell('a legal move is refused', board, query);
    if (expected === 'no' && moved !== undefined) tell('an illegal move is allowed', board, query);
    if (moved !== undefined && Math.abs(moved.cost - length) > 1e-6)
      tell(`costs ${moved.cost}, not ${length}`, board, query);
  }
  return free.length + taken.length;
}

function mayJump(board: Board, mover: Base, spec: MoveSpec, to: Point, length: Length): Verdict {
  const { budget, short, run, capped, pathfinder } = spec;
  const walls = board.terrains.filter(terrain => terrain.impassable).flatMap(terrain => terrain.pieces);
  const marsh = board.terrains
    .filter(terrain => terrain.difficult && !terrain.impassable)
    .flatMap(terrain => terrain.pieces);
  if (walls.some(({ core, rho }) => entryAlong(mover, to, core, rho + mover.r, 2 * GRAZE) < length)) return 'no';
  if (walls.some(({ core, rho }) => entryAlong(mover, to, core, rho + mover.r, 0) < length)) return 'either';
  const within = verdict(length, budget);
  if (within !== 'yes' || pathfinder) return within;
  const starts = touchesDifficult(board, mover);
  if (run && starts) return 'no';
  if (starts || capped) return verdict(length, Math.min(short, budget));
  const touch = Math.min(Infinity, ...marsh.map(({ core, rho }) => entryAlong(mover, to, core, rho + mover.r, GRAZE)));
  const skinned = Math.min(
    Infinity,
    ...marsh.map(({ core, rho }) => entryAlong(mover, to, core, rho + mover.r + 3, 0)),
  );
  if (skinned === Infinity) return 'yes';
  // whole coordinates seldom touch exactly, so an end within a few hundredths of the rim counts as the first touch
  if (touch === Infinity || length <= touch + 4 * SLOPE) return run || length > short - NEAR ? 'either' : 'yes';
  if (run) return 'no';
  return verdict(length, short);
}

/** A line that meets a rim at a flat angle runs this much farther for each hundredth of depth, as a rule. */
const SLOPE = 10;
