import type { Board } from '../board.ts';
import { PI, wrapTurn } from '../number.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Bend } from './bend.ts';
import { knowArcs, noArcs } from './blocked.ts';
import { elementOf } from './path-space.ts';
import { entersPolygon } from './segment.ts';
import { DIFFICULT, HARD, isDisc, type Space } from './space.ts';
import { ANGLE_SLACK, SEGMENT_SLACK } from './spec.ts';
import { inCone } from './tangent.ts';
import { arrivalAngle, type Trace } from './trace.ts';
import { rayTo } from './ray.ts';

/** What a path was found to do: after how much of it Difficult terrain is first touched, if ever, and which. */
export interface Verified {
  firstTouch: number;
  /** Indices in board.terrains, in the order they were met; perhaps more than once. */
  readonly touched: number[];
}

/** Why a drawn path is not a free way through the space; `out` is filled as far as the path was followed. */
export function whyNotFree(
  board: Board,
  space: Space,
  bends: readonly Bend[],
  path: Trace,
  out: Verified,
): Refusal | undefined {
  out.firstTouch = Infinity;
  out.touched.length = 0;
  let gone = 0;
  let before = -1;
  for (let i = 0; i <= bends.length; i++) {
    const bend = bends[i];
    const element = bend === undefined ? -1 : elementOf(space, bend);
    const after = element < 0 ? -1 : space.obstacle[element]!;
    const flaw = followLine(board, space, path, i, before, after, gone, out);
    if (flaw !== undefined) return flaw;
    gone += lengthOfLine(path, i);
    if (bend === undefined) break;
    const stop = followArc(board, space, element, bend, path, i, gone, out);
    if (stop !== undefined) return stop;
    gone += bend.r * path.turns[i]!;
    before = after;
  }
  return undefined;
}

function touch(out: Verified, space: Space, obstacle: number, at: number): void {
  out.firstTouch = Math.min(out.firstTouch, at);
  out.touched.push(~space.owner[obstacle]!);
}

function lengthOfLine({ lines }: Trace, i: number): number {
  const dx = lines[4 * i + 2]! - lines[4 * i]!;
  const dy = lines[4 * i + 3]! - lines[4 * i + 1]!;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Line i against every obstacle but the two it is tangent to. */
function followLine(
  board: Board,
  space: Space,
  { lines }: Trace,
  i: number,
  before: number,
  after: number,
  gone: number,
  out: Verified,
): Refusal | undefined {
  const ax = lines[4 * i]!;
  const ay = lines[4 * i + 1]!;
  const dx = lines[4 * i + 2]! - ax;
  const dy = lines[4 * i + 3]! - ay;
  const square = dx * dx + dy * dy;
  for (let k = 0; k < space.radius.length; k++) {
    if (k === before || k === after || space.holds[k] || !meetsLine(space, k, ax, ay, dx, dy, square)) continue;
    const length = Math.sqrt(square);
    const at = gone + (length > 0 ? rayToObstacle(space, k, ax, ay, dx / length, dy / length) : 0);
    if (space.kind[k] !== DIFFICULT) return stoppedBy(board, space, k, at);
    touch(out, space, k, at);
  }
  return undefined;
}

function meetsLine(space: Space, k: number, ax: number, ay: number, dx: number, dy: number, square: number): boolean {
  const mx = space.midX[k]! - ax;
  const my = space.midY[k]! - ay;
  const limit = space.bound[k]! - SEGMENT_SLACK;
  const along = square > 0 ? Math.min(1, Math.max(0, (mx * dx + my * dy) / square)) : 0;
  const ex = mx - along * dx;
  const ey = my - along * dy;
  if (ex * ex + ey * ey >= limit * limit) return false;
  return isDisc(space, k) || entersPolygon(space, k, ax, ay, dx, dy, square);
}

function rayToObstacle(space: Space, k: number, x: number, y: number, ux: number, uy: number): number {
  const core: { x: number; y: number }[] = [];
  for (let e = space.first[k]!; e < space.first[k + 1]!; e++)
    core.push({ x: space.elementX[e]!, y: space.elementY[e]! });
  return rayTo(core, space.radius[k]!, x, y, ux, uy);
}

/** The slide round bend i: within the corner's cone, and open all along. */
function followArc(
  board: Board,
  space: Space,
  element: number,
  bend: Bend,
  path: Trace,
  i: number,
  gone: number,
  out: Verified,
): Refusal | undefined {
  const { side, r, x, y } = bend;
  const angle = arrivalAngle(bend, path, i);
  const span = path.turns[i]!;
  // Both lines must be tangent where the corner is the outermost point of its core.
  const comes =
    element >= 0 && inCone(space, element, (path.lines[4 * i + 2]! - x) / r, (path.lines[4 * i + 3]! - y) / r);
  const isLongWay = element >= 0 && span > PI && !isDisc(space, space.obstacle[element]!); // through its own core
  const goes =
    comes && !isLongWay && inCone(space, element, (path.lines[4 * i + 4]! - x) / r, (path.lines[4 * i + 5]! - y) / r);
  if (!goes) return refusal('not-taut', 'C-MOV-4', { turn: i, at: gone });
  const arcs = noArcs(space);
  knowArcs(space, arcs, element);
  const from = arcs.first[element]!;
  for (let k = from; k < from + arcs.count[element]!; k++) {
    const width = arcs.span[k]!;
    const into = wrapTurn(angle - arcs.start[k]!);
    const inside = into > ANGLE_SLACK && into < width - ANGLE_SLACK;
    // From a wall's own border the slide leads away from it or straight into it.
    let ahead = side > 0 ? wrapTurn(-into) : wrapTurn(into - width);
    if (side > 0 ? into <= ANGLE_SLACK : Math.abs(into - width) <= ANGLE_SLACK) ahead = 0;
    if (!inside && ahead >= span - ANGLE_SLACK) continue;
    const at = gone + (inside ? 0 : r * ahead);
    const by = arcs.by[k]!;
    // Whether it comes back to whom it has left is asked of the whole path (reentry.ts).
    if (by >= 0 && space.holds[by]) continue;
    if (by < 0) return refusal('leaves-table', 'C-CMP-12', { at });
    if (space.kind[by] !== DIFFICULT) return stoppedBy(board, space, by, at);
    touch(out, space, by, at);
  }
  return undefined;
}

function stoppedBy(board: Board, space: Space, obstacle: number, at: number): Refusal {
  const owner = space.owner[obstacle]!;
  if (owner < 0) return refusal('crosses-impassable', 'C-MOV-4', { id: board.terrains[~owner]!.id, at });
  const { id } = board.bases[owner]!;
  if (space.kind[obstacle] === HARD) return refusal('crosses-base', 'C-MOV-4', { id, at });
  return refusal('stops-at-enemy', 'C-MOV-6', { id, at });
}
