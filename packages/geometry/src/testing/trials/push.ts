import type { Base, Board } from '../../board.ts';
import type { Length } from '../../length.ts';
import { push, type Pushed } from '../../movement/push.ts';
import type { Point } from '../../point.ts';
import { isFreePlace } from '../placement-oracle.ts';
import { entryAlong, GRAZE } from '../ray-oracle.ts';
import { apart } from '../ruler.ts';
import type { Trial } from '../trial.ts';
import { someBoard } from './chances.ts';

/** C-KW-Buckshot: straight away until base, Impassable template or edge. */
export const pushed: Trial = {
  name: 'push',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const questions = Math.min(6, board.bases.length);
    for (let i = 0; i < questions; i++) {
      const base = stream.pick(board.bases);
      const direction = { x: stream.int(-2000, 2000), y: stream.pick([0, 1, stream.int(-2000, 2000)]) };
      if (direction.x === 0 && direction.y === 0) continue;
      const distance = stream.pick([8_000, 1_600, stream.int(1, 20_000)]);
      const query = { base: base.id, direction, distance };
      const end = push(board, base.id, direction, distance);
      if (!isFreePlace(board, { ...end, r: base.r }, base.id))
        tell('ends where it cannot stand', board, { ...query, end });
      // a base that would dip into a neighbour by less than a hair may be stopped by it or not
      const flaws = [GRAZE, 1e-9].map(graze =>
        flawOfPush(base, direction, distance, roomAlong(board, base, direction, distance, graze), end),
      );
      const [flaw] = flaws;
      if (flaw !== undefined && flaws.every(other => other !== undefined)) tell(flaw, board, { ...query, end });
    }
    return questions;
  },
};

/** What is wrong with the end of a push that had so much room. */
function flawOfPush(base: Base, direction: Point, distance: Length, room: Length, end: Pushed): string | undefined {
  const norm = apart(ORIGIN, direction);
  const gone = Math.min(room, distance);
  const ideal = { x: base.x + (gone * direction.x) / norm, y: base.y + (gone * direction.y) / norm };
  if (apart(end, ideal) > ROUNDED) return `ends ${apart(end, ideal)} from where it should`;
  if (apart(end, base) > gone + 1e-3) return `goes ${apart(end, base)} with room for ${gone}`;
  return Math.abs(room - distance) > 1e-3 && end.full !== room > distance
    ? `has room for ${room}, full is wrong`
    : undefined;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The end is a whole place, and the nearest one may be taken by a neighbour. */
const ROUNDED: Length = 3;

function roomAlong(board: Board, base: Base, direction: Point, distance: Length, graze: Length): Length {
  const norm = apart(ORIGIN, direction);
  const far = {
    x: base.x + ((distance + 10) * direction.x) / norm,
    y: base.y + ((distance + 10) * direction.y) / norm,
  };
  const bodies = [
    ...board.bases.filter(other => other.id !== base.id).map(other => ({ core: [other], rho: other.r })),
    ...board.terrains.filter(terrain => terrain.impassable).flatMap(terrain => terrain.pieces),
  ];
  const edges = [toEdge(base.x, direction.x / norm), toEdge(base.y, direction.y / norm)];
  return Math.min(...edges, ...bodies.map(({ core, rho }) => entryAlong(base, far, core, rho + base.r, graze)));

  function toEdge(at: number, along: number): number {
    if (along === 0) return Infinity;
    return along > 0 ? (board.width - base.r - at) / along : (at - base.r) / -along;
  }
}
