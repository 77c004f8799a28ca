import type { Base, Board } from '../board.ts';
import type { Point } from '../point.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Bend } from './bend.ts';
import { type CheckedRoute, type IllegalRoute, type VerifiedRoute, verifiedRoute } from './checked-route.ts';
import { type Course, courseOf } from './course.ts';
import { whyNotTouching } from './difficult.ts';
import { pathSpace } from './path-space.ts';
import { reach } from './reach.ts';
import { stoppedByReturn } from './reentry.ts';
import { clearRoute } from './screen.ts';
import { shortestRoute } from './shortest-route.ts';
import { baseOf } from './space.ts';
import { BUDGET_SLACK, type MoveSpec, type Piece, type Route, type Turn } from './spec.ts';
import { whyNotStanding } from './standing.ts';
import { firstTouchStops, type Stop } from './first-touch.ts';
import { contactStops, isStopFor } from './arrival.ts';
import { straightLength, whyNotStraight } from './straight.ts';
import { bitangent, type Tangent } from './tangent.ts';
import { emptyTrace, piecesOf, trace, type Trace } from './trace.ts';
import { type Verified, whyNotFree } from './verify.ts';
import { freshContacts, type Walk, walkOf } from './walk.ts';
import { whyUnreachable } from './why-unreachable.ts';
import { bendsOf } from './word.ts';

/**
 * Whether a route may be walked. All its tangent points are computed here, from the word alone, and the path is then
 * taken as a witness: it is followed piece by piece, and nothing is searched for.
 */
export function verifyRoute(board: Board, moverId: string, spec: MoveSpec, route: Route): VerifiedRoute | IllegalRoute {
  const { dest } = route;
  if (spec.mode !== 'walk') {
    const mover = baseOf(board, moverId);
    const flaw = whyNotStraight(board, mover, spec, dest);
    if (flaw !== undefined) return { ok: false, refusal: flaw };
    return verifiedRoute(board, mover, spec, dest, dest, [], straightLength(mover, dest), []);
  }
  const course = courseOf(board, moverId, spec);
  // nothing is shorter than the straight line: where that is clear there is no need to search
  const straight = route.word === undefined ? quickly(course, spec, dest, [], []) : undefined;
  if (straight !== undefined) return straight;
  const word = route.word ?? shortestRoute(board, moverId, spec, dest)?.route.word;
  if (word === undefined) return { ok: false, refusal: whyUnreachable(board, moverId, spec, dest) };
  const bends = bendsOf(course, word);
  if (typeof bends === 'number') return { ok: false, refusal: refusal('unknown-turn', 'C-MOV-13', { turn: bends }) };
  return quickly(course, spec, dest, word, bends) ?? checkWalk(board, course.mover, spec, dest, word, bends);
}

/** The same for whoever shows it: a legal route is drawn out, an illegal one comes with the nearest place to go to. */
export function checkRoute(board: Board, moverId: string, spec: MoveSpec, route: Route): CheckedRoute {
  const verified = verifyRoute(board, moverId, spec, route);
  if (verified.ok) return { ...verified, pieces: drawn(board, moverId, spec, verified) };
  const nearest = reach(board, moverId, spec).nearest(route.dest);
  return nearest === undefined ? verified : { ok: false, refusal: { ...verified.refusal, nearest } };
}

function drawn(board: Board, moverId: string, spec: MoveSpec, { word, stop }: VerifiedRoute): Piece[] {
  const mover = baseOf(board, moverId);
  const bends = bendsOf(courseOf(board, moverId, spec), word);
  if (typeof bends === 'number') throw new Error('a verified route names nothing that is not there');
  trace(mover, bends, stop, path);
  return piecesOf(bends, path);
}

// Scratch of one check, used again by the next.
const path: Trace = emptyTrace();
const verified: Verified = { firstTouch: Infinity, touched: [] };

/** Most routes meet nothing: then one look at everything on the board is enough. */
function quickly(
  course: Course,
  spec: MoveSpec,
  dest: Point,
  word: readonly Turn[],
  bends: readonly Bend[],
): VerifiedRoute | undefined {
  const { board, mover } = course;
  if (!Number.isSafeInteger(dest.x) || !Number.isSafeInteger(dest.y)) return undefined;
  if (trace(mover, bends, dest, path) >= 0 || path.cost === 0 || path.cost > spec.budget + BUDGET_SLACK)
    return undefined;
  if (whyNotTouching(board, mover, spec, path.cost, Infinity) !== undefined) return undefined;
  return clearRoute(course, spec, dest, word, bends, path);
}

function checkWalk(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  dest: Point,
  word: readonly Turn[],
  bends: readonly Bend[],
): VerifiedRoute | IllegalRoute {
  const flaw = whyNotStanding(board, mover, dest);
  if (flaw !== undefined) return { ok: false, refusal: flaw };
  const fresh = freshContacts({ board, mover, spec }, dest);
  if (fresh.length > 0) {
    if (spec.avoidContact) return { ok: false, refusal: refusal('into-contact', 'C-PLC-4', { id: fresh[0]!.id }) };
    const walk = walkOf(board, mover.id, spec, 'once');
    const stops = [...contactStops(walk, dest, fresh), ...headOnStops(walk, dest, fresh, bends)].map(({ x, y }) => ({
      x,
      y,
      beyond: false,
    }));
    return checkStops(board, mover, spec, dest, word, bends, stops);
  }
  const direct = checkStops(board, mover, spec, dest, word, bends, [{ x: dest.x, y: dest.y, beyond: false }]);
  if (direct.ok || spec.pathfinder || (dest.x === mover.x && dest.y === mover.y)) return direct;
  const touching = checkStops(board, mover, spec, dest, word, bends, firstTouchStops(board, mover, dest));
  return touching.ok ? touching : direct;
}

const tangent: Tangent = { x: 0, y: 0, length: 0 };

/**
 * Where the last line meets the ring of an enemy when it is aimed at its middle: the cheapest way in. The whole place on
 * which the base is then set down seldom lies straight behind it.
 */
function headOnStops(walk: Walk, dest: Point, fresh: readonly Base[], bends: readonly Bend[]): Point[] {
  const { mover, spec } = walk;
  const last = bends.at(-1) ?? { x: mover.x, y: mover.y, r: 0, side: 1 };
  return fresh.flatMap(({ x, y, r }) => {
    const ring = mover.r + r + spec.band;
    if (!bitangent(last.x, last.y, last.side * last.r, x, y, 0, tangent) || tangent.length < ring) return [];
    const stop = { x: x - ring * tangent.x, y: y - ring * tangent.y };
    return isStopFor(walk, stop, dest, fresh) ? [stop] : [];
  });
}

/** Tries each place where the walk may have stopped; the shortest path that holds is taken. */
function checkStops(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  dest: Point,
  word: readonly Turn[],
  bends: readonly Bend[],
  stops: readonly Stop[],
): VerifiedRoute | IllegalRoute {
  let first: Refusal | undefined;
  let best: VerifiedRoute | undefined;
  for (const stop of stops) {
    const flaw = whyNotPath(board, mover, spec, bends, stop, dest, stop.beyond ? straightLength(stop, dest) : 0);
    if (flaw !== undefined) first ??= flaw;
    else if (best === undefined || path.cost < best.cost) {
      best = verifiedRoute(board, mover, spec, stop, dest, word, path.cost, verified.touched);
    }
  }
  return best ?? { ok: false, refusal: first ?? refusal('no-way-into-contact', 'C-MOV-6') };
}

/** Why the path round the bends to a stop, and a little `beyond` it, is not legal. */
function whyNotPath(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  bends: readonly Bend[],
  stop: Point,
  dest: Point,
  beyond: number,
): Refusal | undefined {
  const missing = trace(mover, bends, stop, path);
  if (missing >= 0) return refusal('not-taut', 'C-MOV-4', { turn: missing });
  path.cost += beyond;
  // Settling into contact from exactly 3 mm costs nothing, but it is a move.
  if (path.cost === 0 && dest.x === mover.x && dest.y === mover.y) return refusal('no-move', 'C-MOV-14');
  if (path.cost > spec.budget + BUDGET_SLACK) {
    return refusal('too-far', 'C-MOV-1', { short: path.cost - spec.budget });
  }
  const space = pathSpace(board, mover, spec, bends, path);
  const flaw = whyNotFree(board, space, bends, path, verified);
  if (flaw !== undefined) return flaw;
  const back = stoppedByReturn(board.bases, mover, spec, bends, path, dest);
  if (back !== undefined) return refusal('stops-at-enemy', 'C-MOV-7', { id: back.base.id, at: back.at });
  return whyNotTouching(board, mover, spec, path.cost, verified.firstTouch);
}
