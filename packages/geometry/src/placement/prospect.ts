import type { Length } from '../length.ts';
import { norm, PI } from '../number.ts';
import type { Point } from '../point.ts';
import { posed } from '../pose.ts';
import type { Shape } from '../shape.ts';
import type { Box } from './box.ts';
import { roomForDisc } from './roomy-boxes.ts';
import { signedDistance } from './signed-distance.ts';
import type { Neighbour } from './terrain-space.ts';

/** Some whole degrees, the ends included. */
export interface Turns {
  readonly from: number;
  readonly to: number;
}

/** Where and how a template may have room, told by its origin. Whatever is denied is sure. */
export interface Prospect {
  /** In any turn? */
  readonly hasRoomIn: (box: Box) => boolean;
  /** In these turns. */
  readonly turnsIn: (box: Box) => readonly Turns[];
}

/**
 * The origin of some templates lies beside their pieces, so that no disc round it is part of the template in every turn. But
 * each piece holds a disc round its own middle, and there must be room for that wherever the turn takes it.
 */
export function prospectOf(
  width: Length,
  pieces: readonly Shape[],
  neighbours: readonly Neighbour[],
  all: readonly Turns[],
): Prospect {
  const inOrigin = Math.max(...pieces.map(({ core, rho }) => rho - signedDistance(0, 0, core)));
  if (inOrigin > 0) return { hasRoomIn: () => true, turnsIn: () => all }; // that disc tells as much
  const middles = pieces.map(middleOf);
  const depths = pieces.map(({ core, rho }, i) => rho - signedDistance(middles[i]!.x, middles[i]!.y, core));
  const rooms = [...roomForDisc(width, Math.min(...depths), neighbours)];
  const anywhere = middles.map(({ x, y }) => ({ x: 0, y: 0, swing: norm(x, y) + ROUNDING }));
  const courses = all.map(turns => middles.map(middle => courseOf(middle, turns)));
  const mayGo = (box: Box, those: readonly Course[]): boolean => {
    for (const course of those) if (!comesInto(rooms, box, course)) return false;
    return true;
  };
  return {
    hasRoomIn: box => mayGo(box, anywhere),
    turnsIn: box => all.filter((_turns, i) => mayGo(box, courses[i]!)),
  };
}

/** Where a point of a template is in some turns, told from the origin: no farther than `swing` from the place. */
interface Course extends Point {
  readonly swing: Length;
}

function courseOf(point: Point, { from, to }: Turns): Course {
  const turn = Math.floor((from + to) / 2);
  const [{ core }] = posed([{ core: [point], rho: 0 }], { x: 0, y: 0, turn }) as [Shape];
  const { x, y } = core[0]!;
  return { x, y, swing: (norm(point.x, point.y) * (to - turn) * PI) / 180 + ROUNDING };
}

/** Turned corners come to lie on whole places, up to 0.71 beside their own; between two turns it may be twice that. */
const ROUNDING = 2;

/** Does a point on this course come into one of the rooms, with the origin somewhere in the box? */
function comesInto(rooms: readonly Box[], box: Box, { x, y, swing }: Course): boolean {
  const x1 = box.x1 + x - swing;
  const y1 = box.y1 + y - swing;
  const x2 = box.x2 + x + swing;
  const y2 = box.y2 + y + swing;
  for (const room of rooms) if (room.x1 <= x2 && room.x2 >= x1 && room.y1 <= y2 && room.y2 >= y1) return true;
  return false;
}

/** The middle of a piece's box, on a whole place. */
function middleOf({ core }: Shape): Point {
  return { x: halfway(core.map(({ x }) => x)), y: halfway(core.map(({ y }) => y)) };
}

function halfway(values: readonly Length[]): Length {
  return Math.round((Math.min(...values) + Math.max(...values)) / 2);
}
