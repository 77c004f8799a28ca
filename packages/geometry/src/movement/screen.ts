import type { Base, Board } from '../board.ts';
import { comparePointCore } from '../compare.ts';
import { PI } from '../number.ts';
import type { Point } from '../point.ts';
import { type Arc, arcMeetsCore, arcMeetsDisc, isOnArc } from './arc-meets.ts';
import type { VerifiedRoute } from './checked-route.ts';
import { type Layout, layoutOf } from './layout.ts';
import { stoppedByReturn } from './reentry.ts';
import { entersCore } from './segment.ts';
import { DIFFICULT_SKIN, type MoveSpec, SEGMENT_SLACK, type Turn } from './spec.ts';
import { inConeOf } from './tangent.ts';
import type { Trace } from './trace.ts';
import type { WordBend } from './word.ts';

/**
 * The route at once, if it ends away from fresh enemies, on ground where the base can stand, and its path meets nothing
 * at all, not even Difficult terrain. That is so for most routes, and one look at each thing on the board shows it.
 * Otherwise nothing: then check-route.ts finds out what is met, where, and whether it matters.
 */
export function clearRoute(
  board: Board,
  mover: Base,
  spec: MoveSpec,
  dest: Point,
  word: readonly Turn[],
  bends: readonly WordBend[],
  path: Trace,
): VerifiedRoute | undefined {
  const layout = layoutOf(board);
  const low = mover.r;
  const high = board.width - mover.r;
  if (dest.x < low || dest.y < low || dest.x > high || dest.y > high) return undefined;
  boxLines(path, bends.length + 1);
  for (let i = 0; i < bends.length; i++) {
    const arc = readArc(bends[i]!, path, i);
    if (!isTaut(layout, bends[i]!, arc)) return undefined;
    boxArc(arc);
  }
  // Read once: it is compared with every thing on the board.
  const boxLeft = box[LEFT]!;
  const boxRight = box[RIGHT]!;
  const boxLow = box[LOW]!;
  const boxHigh = box[HIGH]!;
  if (boxLeft < low - SEGMENT_SLACK || boxLow < low - SEGMENT_SLACK) return undefined;
  if (boxRight > high + SEGMENT_SLACK || boxHigh > high + SEGMENT_SLACK) return undefined;
  const { bases } = board;
  let left = NONE;
  let kept = NONE;
  const { baseX, baseY, baseR, team } = layout;
  for (let i = 0; i < baseX.length; i++) {
    const body = mover.r + baseR[i]!;
    const ring = body + spec.band;
    const x = baseX[i]!;
    const y = baseY[i]!;
    // The box holds both ends of the path, so whatever is off it is in contact with neither.
    if (x + ring < boxLeft || x - ring > boxRight || y + ring < boxLow || y - ring > boxHigh) continue;
    if (x === mover.x && y === mover.y && bases[i]!.id === mover.id) continue;
    const square = squareOf(x - dest.x, y - dest.y);
    if (square < body * body) return undefined;
    const isFriend = team[i] === mover.team;
    const isFresh = !isFriend && squareOf(x - mover.x, y - mover.y) >= ring * ring;
    if (isFresh && square < ring * ring) return undefined;
    if (!isClearOfBase(x, y, isFresh ? ring : body, i, bends, path)) return undefined;
    if (isFriend || isFresh) continue;
    if (stoppedByReturn([bases[i]!], mover, spec, bends, path, dest) !== undefined) return undefined;
    if (square < ring * ring) kept = [...kept, bases[i]!.id];
    else left = [...left, bases[i]!.id];
  }
  const grown = mover.r + DIFFICULT_SKIN;
  const { left: lefts, right: rights, low: lows, high: highs, isImpassable } = layout;
  for (let i = 0; i < lefts.length; i++) {
    if (rights[i]! + grown < boxLeft || lefts[i]! - grown > boxRight) continue;
    if (highs[i]! + grown < boxLow || lows[i]! - grown > boxHigh) continue;
    if (!isImpassable[i] && spec.pathfinder) continue;
    if (!isClearOfPiece(board, layout, mover, dest, i, bends, path)) return undefined;
  }
  return { ok: true, cost: path.cost, word, stop: dest, end: dest, contacts: kept, left, kept, touched: NONE };
}

const NONE: readonly string[] = Object.freeze<string[]>([]);

function squareOf(dx: number, dy: number): number {
  return dx * dx + dy * dy;
}

/** The path's arcs and the box round it: scratch, filled anew by each call. */
const arcs: Arc[] = [];
const box = new Float64Array(4);
const LEFT = 0;
const RIGHT = 1;
const LOW = 2;
const HIGH = 3;

function readArc({ x, y, r, side }: WordBend, { lines, turns }: Trace, i: number): Arc {
  const arc = (arcs[i] ??= { x: 0, y: 0, r: 0, fromX: 0, fromY: 0, toX: 0, toY: 0, side: 1, isLong: false });
  arc.x = x;
  arc.y = y;
  arc.r = r;
  arc.side = side;
  arc.isLong = turns[i]! > PI;
  arc.fromX = (lines[4 * i + 2]! - x) / r;
  arc.fromY = (lines[4 * i + 3]! - y) / r;
  arc.toX = (lines[4 * i + 4]! - x) / r;
  arc.toY = (lines[4 * i + 5]! - y) / r;
  return arc;
}

function boxLines({ lines }: Trace, count: number): void {
  let left = lines[0]!;
  let right = left;
  let low = lines[1]!;
  let high = low;
  for (let i = 2; i < 4 * count; i += 2) {
    const x = lines[i]!;
    const y = lines[i + 1]!;
    if (x < left) left = x;
    else if (x > right) right = x;
    if (y < low) low = y;
    else if (y > high) high = y;
  }
  box[LEFT] = left;
  box[RIGHT] = right;
  box[LOW] = low;
  box[HIGH] = high;
}

/** An arc reaches beyond its ends only where it passes an axis of its circle. */
function boxArc(arc: Arc): void {
  const { x, y, r } = arc;
  if (x + r > box[RIGHT]! && isOnArc(arc, 1, 0)) box[RIGHT] = x + r;
  if (y + r > box[HIGH]! && isOnArc(arc, 0, 1)) box[HIGH] = y + r;
  if (x - r < box[LEFT]! && isOnArc(arc, -1, 0)) box[LEFT] = x - r;
  if (y - r < box[LOW]! && isOnArc(arc, 0, -1)) box[LOW] = y - r;
}

/** Whether an arc touches its corner only where the corner is the outermost point of its core. */
function isTaut(layout: Layout, bend: WordBend, arc: Arc): boolean {
  if (bend.owner >= 0) return true;
  const piece = pieceOf(layout, bend);
  const from = layout.first[piece]!;
  const to = layout.first[piece + 1]!;
  if (to - from === 1) return true;
  // The long way round a corner leads through its own core.
  if (arc.isLong) return false;
  const corner = from + bend.corner;
  const before = bend.corner === 0 ? to - 1 : corner - 1;
  return inConeOf(layout, before, corner, arc.fromX, arc.fromY) && inConeOf(layout, before, corner, arc.toX, arc.toY);
}

function pieceOf({ terrain, piece }: Layout, bend: WordBend): number {
  for (let i = 0; i < terrain.length; i++) if (terrain[i] === ~bend.owner && piece[i] === bend.piece) return i;
  throw new Error('a bend round no piece');
}

function isClearOfBase(
  x: number,
  y: number,
  radius: number,
  base: number,
  bends: readonly WordBend[],
  path: Trace,
): boolean {
  const limit = (radius - SEGMENT_SLACK) * (radius - SEGMENT_SLACK);
  for (let i = 0; i <= bends.length; i++) {
    const isOwn = i < bends.length && bends[i]!.owner === base;
    if (!isOwn && (i === 0 || bends[i - 1]!.owner !== base)) {
      const ax = path.lines[4 * i]!;
      const ay = path.lines[4 * i + 1]!;
      const dx = path.lines[4 * i + 2]! - ax;
      const dy = path.lines[4 * i + 3]! - ay;
      const square = dx * dx + dy * dy;
      const along = (x - ax) * dx + (y - ay) * dy;
      const part = along <= 0 ? 0 : along >= square ? 1 : along / square;
      const ex = x - ax - part * dx;
      const ey = y - ay - part * dy;
      if (ex * ex + ey * ey < limit) return false;
    }
    if (i === bends.length || isOwn) continue;
    if (arcMeetsDisc(x, y, radius, arcs[i]!)) return false;
  }
  return true;
}

function isClearOfPiece(
  board: Board,
  layout: Layout,
  mover: Base,
  dest: Point,
  index: number,
  bends: readonly WordBend[],
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
    const arc = arcs[i]!;
    if (isOff(arc.x - arc.r, arc.y - arc.r, arc.x + arc.r, arc.y + arc.r, left, right, low, high)) continue;
    if (to - from === 1) {
      if (arcMeetsDisc(layout.elementX[from]!, layout.elementY[from]!, radius, arc)) return false;
    } else if (arcMeetsCore(layout, from, to, radius, arc)) return false;
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
