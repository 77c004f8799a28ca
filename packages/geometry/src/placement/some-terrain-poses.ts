import type { Board } from '../board.ts';
import { MILLIMETRE, type Length } from '../length.ts';
import type { Pose } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { isInField } from './keepout.ts';
import { someTerrainPose } from './some-terrain-pose.ts';
import { isEmpty, neighboursOf, type TerrainRules } from './terrain-space.ts';
import {
  isTooNear,
  keepoutsFrom,
  turningTemplate,
  type TurningKeepout,
  type TurningTemplate,
} from './turning-template.ts';

/**
 * Up to `most` legal poses of a template, spread over the table and different in how the template lies: a list to choose from.
 * They come from a lattice, and from a finer one if that gives too few. There is at least one if there is any (C-TER-5).
 */
export function someTerrainPoses(board: Board, pieces: readonly Shape[], rules: TerrainRules, most: number): Pose[] {
  if (most < 1) return [];
  const template = turningTemplate(board.width, pieces);
  const keepouts = neighboursOf(board, rules).flatMap(neighbour => keepoutsFrom(neighbour, template));
  for (const { turns, steps, enough } of LATTICES) {
    const found = turns
      .filter(turn => turn < template.turns)
      .flatMap(turn => freeOnLattice(template, keepouts, turn, steps));
    if (found.length >= Math.min(most, enough)) return spread(found, most, board.width);
  }
  const only = someTerrainPose(board, pieces, rules);
  return only === undefined ? [] : [only];
}

/** Can a template lie so (C-TER-4)? The answer of `canLay`, for whoever tries many poses on one table. */
export function layable(board: Board, pieces: readonly Shape[], rules: TerrainRules): (pose: Pose) => boolean {
  const template = turningTemplate(board.width, pieces);
  const keepouts = neighboursOf(board, rules).flatMap(neighbour => keepoutsFrom(neighbour, template));
  return pose => {
    const { x, y, turn } = pose;
    if (!isInField(template.field(turn), pose)) return false;
    const rounds = template.rounds(turn);
    for (const keepout of keepouts) if (isTooNear(keepout, rounds, turn, x, y)) return false;
    return true;
  };
}

const LATTICES = [
  { turns: [0, 90, 45, 135], steps: 6, enough: Infinity },
  { turns: [0, 90, 45, 135, 180, 270, 225, 315], steps: 12, enough: 1 },
];

/** The free places of a lattice over the whole field, its edges included. */
function freeOnLattice(
  template: TurningTemplate,
  keepouts: readonly TurningKeepout[],
  turn: number,
  steps: number,
): Pose[] {
  const field = template.field(turn);
  if (isEmpty(field)) return [];
  const rounds = template.rounds(turn);
  const { low, high } = field;
  const columns = stops(low.x, high.x, steps);
  const free: Pose[] = [];
  let last: TurningKeepout | undefined;
  for (const y of stops(low.y, high.y, steps)) {
    for (const x of columns) {
      if (last && isTooNear(last, rounds, turn, x, y)) continue; // what was in the way is often in the way beside it
      last = undefined;
      for (const keepout of keepouts) {
        if (!isTooNear(keepout, rounds, turn, x, y)) continue;
        last = keepout;
        break;
      }
      if (!last) free.push({ x, y, turn });
    }
  }
  return free;
}

/** Whole lengths in equal steps; fewer where there are not so many. */
function stops(from: Length, to: Length, steps: number): Length[] {
  const all = Array.from({ length: steps + 1 }, (_, i) => from + Math.floor(((to - from) * i) / steps));
  return [...new Set(all)];
}

/** First the one nearest to the middle of the table, then always the one that is farthest from all chosen so far. */
function spread(poses: readonly Pose[], most: number, width: Length): Pose[] {
  const middle = { x: width / 2, y: width / 2, turn: 0 };
  let next = indexOfLeast(poses.map(pose => squareBetween(pose, middle)));
  // how far each is from the nearest chosen one
  const away = new Float64Array(poses.length).fill(Infinity);
  const chosen: Pose[] = [];
  while (chosen.length < Math.min(most, poses.length)) {
    const pose = poses[next]!;
    chosen.push(pose);
    let farthest = -1;
    for (let i = 0; i < poses.length; i++) {
      const square = squareBetween(pose, poses[i]!);
      if (square < away[i]!) away[i] = square;
      if (away[i]! > farthest) {
        farthest = away[i]!;
        next = i;
      }
    }
  }
  return chosen;
}

function indexOfLeast(values: readonly number[]): number {
  return values.reduce((least, value, i) => (value < values[least]! ? i : least), 0);
}

/** Another turn at the same place counts as much as another place 20 mm off. */
function squareBetween(a: Pose, b: Pose): number {
  const turned = a.turn === b.turn ? 0 : OTHER_TURN;
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + turned * turned;
}

const OTHER_TURN: Length = 20 * MILLIMETRE;
