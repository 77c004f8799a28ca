import type { Base, Board } from '../../board.ts';
import { checkRoute } from '../../movement/check-route.ts';
import type { LegalRoute } from '../../movement/checked-route.ts';
import { reach } from '../../movement/reach.ts';
import type { MoveSpec, Piece, Route, Turn } from '../../movement/spec.ts';
import type { Point } from '../../point.ts';
import { obstaclesOf } from '../obstacles.ts';
import { apart, compareGap } from '../ruler.ts';
import type { Stream } from '../stream.ts';
import type { Trial } from '../trial.ts';
import { flawOf } from '../witness.ts';
import { firstBase, someBoard, somePlaces } from './chances.ts';
import { someMove } from './moves.ts';

/** C-MOV-13: a route found is accepted and really is free; the same route is refused once it is too long or blocked. */
export const routes: Trial = {
  name: 'route check',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const mover = firstBase(board);
    const spec = someMove(stream, 'walk');
    const all = reach(board, mover.id, spec);
    let asked = 0;
    for (const place of somePlaces(stream, board, mover, spec.budget, 8)) {
      const [route, cost] = [all.route(place), all.cost(place)];
      if (route === undefined || cost === 0) continue;
      asked += 1;
      const query = { spec, route };
      const checked = checkRoute(board, mover.id, spec, route);
      if (!checked.ok) {
        tell(`a route that was found is refused: ${checked.refusal.code}`, board, {
          ...query,
          refusal: checked.refusal,
        });
        continue;
      }
      const isRounded = checked.contacts.length + checked.touched.length > 0;
      if (Math.abs(checked.cost - cost) > (isRounded ? ROUNDED : 1e-3))
        tell(`costs ${checked.cost}, found with ${cost}`, board, query);
      const flaw = flawOfRoute(board, mover, spec, checked);
      if (flaw !== undefined) tell(`an accepted route ${flaw}`, board, { ...query, checked });
      if (checkRoute(board, mover.id, { ...spec, budget: Math.floor(cost) - 1 }, route).ok) {
        tell('accepted beyond the budget', board, query);
      }
      const barred = withBarrier(board, mover, route, checked.pieces);
      if (barred !== undefined && checkRoute(barred, mover.id, spec, route).ok)
        tell('accepted through a base', barred, query);
      // whatever else a client may send is refused, or is a legal route after all
      const other = { ...route, word: someWord(stream, board, route.word ?? []) };
      const otherwise = checkRoute(board, mover.id, spec, other);
      const otherFlaw = otherwise.ok ? flawOfRoute(board, mover, spec, otherwise) : undefined;
      if (otherFlaw !== undefined) tell(`an accepted route ${otherFlaw}`, board, { spec, route: other });
    }
    return asked;
  },
};

/** A word with one turn left out, turned round, or put in. */
function someWord(stream: Stream, board: Board, word: readonly Turn[]): Turn[] {
  const at = stream.int(0, word.length);
  const how = stream.pick(['leave out', 'turn round', 'put in'] as const);
  if (how === 'leave out') return word.filter((_, i) => i !== at);
  if (how === 'turn round')
    return word.map(([element, side], i): Turn => [element, i === at ? (side === 1 ? -1 : 1) : side]);
  const elements = [
    'nobody',
    ...board.bases.map(base => base.id),
    ...board.terrains.map(({ id, pieces }) => `${id}/0/${stream.int(0, pieces[0]?.core.length ?? 0)}`),
  ];
  return word.toSpliced(at, 0, [stream.pick(elements), stream.pick([1, -1] as const)]);
}

/** Where a move is stopped by a touch, its last bit is measured to or from a place on the grid. */
const ROUNDED = 2;

/** What is wrong with an accepted route, told from its pieces alone. */
export function flawOfRoute(board: Board, mover: Base, spec: MoveSpec, checked: LegalRoute): string | undefined {
  const room = { from: mover.r, to: board.width - mover.r };
  const { pieces, stop, end, cost, contacts } = checked;
  const settled = apart(stop, end);
  const expected = board.bases.filter(
    base => base.team !== mover.team && compareGap({ ...end, r: mover.r }, base, spec.band) < 0,
  );
  if (expected.map(base => base.id).join() !== contacts.join()) return `has contacts ${contacts.join()}`;
  if (settled > 600) return `is set down ${settled} from where it stops`;
  // a walk that ends by touching Difficult terrain is a hair longer than its pieces
  const walked = contacts.length === 0 ? cost - settled : cost;
  return (
    flawOf(pieces, mover, stop, walked, obstaclesOf(board, mover, 'ground', spec.band), room) ??
    wadesTooFar(board, mover, spec, checked)
  );
}

/** C-MOV-15, C-MOV-16, C-MOV-18: whoever goes farther than S, or runs, touches Difficult terrain at the very end only. */
function wadesTooFar(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  { pieces, stop, cost }: LegalRoute,
): string | undefined {
  if (spec.pathfinder || (cost <= spec.short + 0.51 && !spec.run)) return undefined;
  if (spec.capped) return `is ${cost} long with a cap of ${spec.short}`;
  const marsh = board.terrains
    .filter(terrain => terrain.difficult && !terrain.impassable)
    .flatMap(({ pieces }) => pieces);
  const obstacles = marsh.map(({ core, rho }) => ({ core, radius: rho + mover.r - TOUCH }));
  const flaw = flawOf(pieces, mover, stop, lengthOf(pieces), obstacles, { from: -Infinity, to: Infinity });
  return flaw === undefined ? undefined : `wades: ${flaw}`;
}

/** Whole coordinates seldom touch exactly: so deep an end still counts as a touch. */
const TOUCH = 3;

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'arc' ? piece.r * piece.span : lineLength(piece)), 0);
}

function lineLength({ x1, y1, x2, y2 }: Extract<Piece, { kind: 'line' }>): number {
  return apart({ x: x1, y: y1 }, { x: x2, y: y2 });
}

/** The board with a friend in the middle of the longest straight piece, if one fits there. */
function withBarrier(board: Board, mover: Base, { dest }: Route, pieces: readonly Piece[]): Board | undefined {
  let longest: Point | undefined;
  let length = 0;
  for (const piece of pieces) {
    if (piece.kind !== 'line' || lineLength(piece) <= length) continue;
    length = lineLength(piece);
    longest = { x: Math.round((piece.x1 + piece.x2) / 2), y: Math.round((piece.y1 + piece.y2) / 2) };
  }
  if (longest === undefined) return undefined;
  const barrier: Base = { id: 'barrier', team: mover.team, hidden: false, ...longest, r: 1600 };
  const others = [mover, { ...dest, r: mover.r }];
  if (others.some(other => compareGap(barrier, other, 0) < 0)) return undefined;
  return { ...board, bases: [...board.bases, barrier] };
}
