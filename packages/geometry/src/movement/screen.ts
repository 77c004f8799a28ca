import type { Base, Board } from '../board.ts';
import { comparePointCore } from '../compare.ts';
import { PI } from '../number.ts';
import type { Point } from '../point.ts';
import { arcMeetsCore, arcMeetsDisc, isOnArc } from './arc-meets.ts';
import type { Bend } from './bend.ts';
import type { VerifiedRoute } from './checked-route.ts';
import { BOX_SIZE, type Course, DISC_SIZE } from './course.ts';
import type { Layout } from './layout.ts';
import { stoppedByReturn } from './reentry.ts';
import { entersCore } from './segment.ts';
import { isNear } from './space.ts';
import { DIFFICULT_SKIN, type MoveSpec, SEGMENT_SLACK, type Turn } from './spec.ts';
import { inConeOf } from './tangent.ts';
import type { Trace } from './trace.ts';

/**
 * The route at once, if it ends away from fresh enemies, on ground where the base can stand, and its path meets nothing
 * at all, not even Difficult terrain. That is so for most routes, and one look at each thing on the board shows it.
 * Otherwise nothing: then check-route.ts finds out what is met, where, and whether it matters.
 */
export function clearRoute(
  course: Course,
  spec: MoveSpec,
  dest: Point,
  word: readonly Turn[],
  bends: readonly Bend[],
  path: Trace,
): VerifiedRoute | undefined {
  const { board, layout, mover, held } = course;
  const low = mover.r;
  const high = board.width - mover.r;
  if (dest.x < low || dest.y < low || dest.x > high || dest.y > high) return undefined;
  const { lines } = path;
  let boxLeft = lines[0]!;
  let boxRight = boxLeft;
  let boxLow = lines[1]!;
  let boxHigh = boxLow;
  for (let i = 2; i < 4 * bends.length + 4; i += 2) {
    const x = lines[i]!;
    const y = lines[i + 1]!;
    if (x < boxLeft) boxLeft = x;
    else if (x > boxRight) boxRight = x;
    if (y < boxLow) boxLow = y;
    else if (y > boxHigh) boxHigh = y;
  }
  for (let i = 0; i < bends.length; i++) {
    const bend = bends[i]!;
    if (bend.owner < 0 && !isTaut(layout, bend, path, i)) return undefined;
    // An arc reaches beyond its ends only where it passes an axis of its circle.
    const { x, y, r } = bend;
    if (x + r > boxRight && isOnArc(bend, path, i, 1, 0)) boxRight = x + r;
    if (y + r > boxHigh && isOnArc(bend, path, i, 0, 1)) boxHigh = y + r;
    if (x - r < boxLeft && isOnArc(bend, path, i, -1, 0)) boxLeft = x - r;
    if (y - r < boxLow && isOnArc(bend, path, i, 0, -1)) boxLow = y - r;
  }
  if (boxLeft < low - SEGMENT_SLACK || boxLow < low - SEGMENT_SLACK) return undefined;
  if (boxRight > high + SEGMENT_SLACK || boxHigh > high + SEGMENT_SLACK) return undefined;
  // The box holds both ends of the path, so whatever is off it is in contact with neither.
  const midX = (boxLeft + boxRight) / 2;
  const midY = (boxLow + boxHigh) / 2;
  const halfX = (boxRight - boxLeft) / 2 + SEGMENT_SLACK;
  const halfY = (boxHigh - boxLow) / 2 + SEGMENT_SLACK;
  const { discs, boxes } = course;
  for (let i = 0; ; i += DISC_SIZE) {
    // Most are passed at a distance: a loop that calls nothing is quick.
    while (
      i < discs.length &&
      (Math.abs(discs[i]! - midX) > halfX + discs[i + 2]! || Math.abs(discs[i + 1]! - midY) > halfY + discs[i + 2]!)
    ) {
      i += DISC_SIZE;
    }
    if (i >= discs.length) break;
    const x = discs[i]!;
    const y = discs[i + 1]!;
    const r = discs[i + 2]!;
    if (squareOf(x - dest.x, y - dest.y) < r * r) return undefined;
    if (!isClearOfDisc(x, y, r, discs[i + 3]!, bends, path)) return undefined;
  }
  for (let i = 0; i < boxes.length; i += BOX_SIZE) {
    if (boxes[i + 1]! < boxLeft || boxes[i]! > boxRight || boxes[i + 3]! < boxLow || boxes[i + 2]! > boxHigh) continue;
    if (!isClearOfPiece(board, layout, mover, dest, boxes[i + 4]!, bends, path)) return undefined;
  }
  if (held.length > 0) return leaving(course, spec, dest, word, bends, path);
  return {
    ok: true,
    cost: path.cost,
    word,
    stop: dest,
    end: dest,
    contacts: NONE,
    left: NONE,
    kept: NONE,
    touched: NONE,
  };
}

/** The clear route of a base that touches enemies at its start, and may not come back to them on its way (C-MOV-7). */
function leaving(
  { mover, held }: Course,
  spec: MoveSpec,
  dest: Point,
  word: readonly Turn[],
  bends: readonly Bend[],
  path: Trace,
): VerifiedRoute | undefined {
  if (stoppedByReturn(held, mover, spec, bends, path, dest) !== undefined) return undefined;
  const left: string[] = [];
  const kept: string[] = [];
  const end = { x: dest.x, y: dest.y, r: mover.r };
  for (const base of held) (isNear(end, base, spec.band) ? kept : left).push(base.id);
  return { ok: true, cost: path.cost, word, stop: dest, end: dest, contacts: kept, left, kept, touched: NONE };
}

const NONE: readonly string[] = Object.freeze<string[]>([]);

function squareOf(dx: number, dy: number): number {
  return dx * dx + dy * dy;
}

/** Whether the slide round bend i touches its corner only where the corner is the outermost point of its core. */
function isTaut(layout: Layout, bend: Bend, { lines, turns }: Trace, i: number): boolean {
  const piece = pieceOf(layout, bend);
  const from = layout.first[piece]!;
  const to = layout.first[piece + 1]!;
  if (to - from === 1) return true;
  // The long way round a corner leads through its own core.
  if (turns[i]! > PI) return false;
  const corner = from + bend.corner;
  const before = bend.corner === 0 ? to - 1 : corner - 1;
  const { x, y, r } = bend;
  return (
    inConeOf(layout, before, corner, (lines[4 * i + 2]! - x) / r, (lines[4 * i + 3]! - y) / r) &&
    inConeOf(layout, before, corner, (lines[4 * i + 4]! - x) / r, (lines[4 * i + 5]! - y) / r)
  );
}

function pieceOf({ terrain, piece }: Layout, bend: Bend): number {
  for (let i = 0; i < terrain.length; i++) if (terrain[i] === ~bend.owner && piece[i] === bend.piece) return i;
  throw new Error('a bend round no piece');
}

function isClearOfDisc(
  x: number,
  y: number,
  radius: number,
  limit: number,
  bends: readonly Bend[],
  path: Trace,
): boolean {
  let wasOwn = false;
  const { lines } = path;
  for (let i = 0; i <= bends.length; i++) {
    const bend = bends[i];
    const isOwn = bend !== undefined && bend.x === x && bend.y === y && bend.r === radius;
    if (!isOwn && !wasOwn) {
      const ax = lines[4 * i]!;
      const ay = lines[4 * i + 1]!;
      const dx = lines[4 * i + 2]! - ax;
      const dy = lines[4 * i + 3]! - ay;
      const mx = x - ax;
      const my = y - ay;
      const square = dx * dx + dy * dy;
      const along = mx * dx + my * dy;
      const cross = mx * dy - my * dx;
      // From the first end, from the last one, or from between them: then without a division.
      if (along <= 0) {
        if (mx * mx + my * my < limit) return false;
      } else if (along >= square) {
        if ((mx - dx) * (mx - dx) + (my - dy) * (my - dy) < limit) return false;
      } else if (cross * cross < limit * square) return false;
    }
    if (bend !== undefined && !isOwn && arcMeetsDisc(x, y, radius, bend, path, i)) return false;
    wasOwn = isOwn;
  }
  return true;
}

function isClearOfPiece(
  board: Board,
  layout: Layout,
  mover: Base,
  dest: Point,
  index: number,
  bends: readonly Bend[],
  path: Trace,
): boolean {
  const terrain = layout.terrain[index]!;
  const piece = layout.piece[index]!;
  const from = layout.first[index]!;
  const to = layout.first[index + 1]!;
  const body = mover.r + layout.rho[index]!;
  const isHard = layout.isImpassable[index]!;
  const radius = isHard ? body : body + DIFFICULT_SKIN;
  const grown = mover.r + DIFFICULT_SKIN;
  const left = layout.left[index]! - grown;
  const right = layout.right[index]! + grown;
  const low = layout.low[index]! - grown;
  const high = layout.high[index]! + grown;
  // Paths have a slack; where the base stands is decided exactly when it comes near.
  if (
    isHard &&
    !isOff(dest.x, dest.y, dest.x, dest.y, left, right, low, high) &&
    entersCore(layout, from, to, body + 2 * SEGMENT_SLACK, dest.x, dest.y, 0, 0, 0)
  ) {
    const { core } = board.terrains[terrain]!.pieces[piece]!;
    if (comparePointCore(dest.x, dest.y, core, body) < 0) return false;
  }
  for (let i = 0; i <= bends.length; i++) {
    const isOwn = i < bends.length && bends[i]!.owner === ~terrain && bends[i]!.piece === piece;
    const wasOwn = i > 0 && bends[i - 1]!.owner === ~terrain && bends[i - 1]!.piece === piece;
    if (!isOwn && !wasOwn) {
      const ax = path.lines[4 * i]!;
      const ay = path.lines[4 * i + 1]!;
      const bx = path.lines[4 * i + 2]!;
      const by = path.lines[4 * i + 3]!;
      const dx = bx - ax;
      const dy = by - ay;
      if (
        !isOff(ax, ay, bx, by, left, right, low, high) &&
        entersCore(layout, from, to, radius, ax, ay, dx, dy, dx * dx + dy * dy)
      ) {
        return false;
      }
    }
    if (i === bends.length || isOwn) continue;
    const bend = bends[i]!;
    if (isOff(bend.x - bend.r, bend.y - bend.r, bend.x + bend.r, bend.y + bend.r, left, right, low, high)) continue;
    if (to - from === 1) {
      if (arcMeetsDisc(layout.elementX[from]!, layout.elementY[from]!, radius, bend, path, i)) return false;
    } else if (arcMeetsCore(layout, from, to, radius, bend, path, i)) return false;
  }
  return true;
}

/** Whether the box with two corners given lies beside another one. */
function isOff(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  left: number,
  right: number,
  low: number,
  high: number,
): boolean {
  return (x1 < left && x2 < left) || (x1 > right && x2 > right) || (y1 < low && y2 < low) || (y1 > high && y2 > high);
}
