import type { Point } from '../point.ts';
import { atan2, TURN } from '../number.ts';
import type { Bend } from './bend.ts';
import { ANGLE_SLACK, type Piece } from './spec.ts';
import { bitangent, type Tangent } from './tangent.ts';

/**
 * A route drawn out. Line i ends where arc i begins; the last line ends at the destination. The arrays are written over
 * by the next route and are longer than any route needs: the number of bends says what counts.
 */
export interface Trace {
  cost: number;
  /** Four numbers a line: from, to. One line more than there are bends. */
  readonly lines: Float64Array;
  /** How far the slide goes, for each bend. */
  readonly turns: Float64Array;
}

/** No taut route on a table comes near so many bends; a word that does is refused. */
export const MOST_BENDS = 200;

export function emptyTrace(): Trace {
  return { cost: 0.5, lines: new Float64Array(4 * MOST_BENDS + 4), turns: new Float64Array(MOST_BENDS) };
}

const tangent: Tangent = { x: 0, y: 0, length: 0 };

/** Draws the taut route round the bends into `out`; gives the number of the line that does not exist, or -1. */
export function trace(from: Point, bends: readonly Bend[], to: Point, out: Trace): number {
  const { lines, turns } = out;
  const count = bends.length;
  let cost = 0;
  let x = from.x;
  let y = from.y;
  let h = 0;
  let cameX = 0;
  let cameY = 0;
  for (let i = 0; i <= count; i++) {
    const bend = i < count ? bends[i] : undefined;
    const toX = bend === undefined ? to.x : bend.x;
    const toY = bend === undefined ? to.y : bend.y;
    const toH = bend === undefined ? 0 : bend.side * bend.r;
    const ux = toX - x;
    const uy = toY - y;
    const square = ux * ux + uy * uy;
    const across = toH - h;
    const rest = square - across * across;
    let length = 0;
    let dx = cameX;
    let dy = cameY;
    // The usual tangent is computed on the spot; `bitangent` knows the borderline ones.
    if (rest > 0) {
      length = Math.sqrt(rest);
      dx = (length * ux + across * uy) / square;
      dy = (length * uy - across * ux) / square;
    } else if (bitangent(x, y, h, toX, toY, toH, tangent)) {
      dx = tangent.x;
      dy = tangent.y;
      // From a point to itself there is a line, only it has no direction.
    } else if (h !== 0 || toH !== 0 || x !== toX || y !== toY) return i;
    if (i > 0) {
      const { r, side } = bends[i - 1]!;
      // The slide turns the line that came into the line that goes.
      const turn = atan2(side * (cameX * dy - cameY * dx), cameX * dx + cameY * dy);
      const whole = turn < -ANGLE_SLACK ? turn + TURN : Math.max(0, turn);
      turns[i - 1] = whole;
      cost += r * whole;
    }
    lines[4 * i] = x + h * dy;
    lines[4 * i + 1] = y - h * dx;
    lines[4 * i + 2] = toX + toH * dy;
    lines[4 * i + 3] = toY - toH * dx;
    cost += length;
    cameX = dx;
    cameY = dy;
    x = toX;
    y = toY;
    h = toH;
  }
  out.cost = cost;
  return -1;
}

/** The angle at which a route arrives on bend i. */
export function arrivalAngle({ x, y }: Point, { lines }: Trace, i: number): number {
  return atan2(lines[4 * i + 3]! - y, lines[4 * i + 2]! - x);
}

/** The lines and arcs of a drawn route, without those of no length. */
export function piecesOf(bends: readonly Bend[], path: Trace): Piece[] {
  const { lines, turns } = path;
  const pieces: Piece[] = [];
  for (let i = 0; i <= bends.length; i++) {
    const x1 = lines[4 * i]!;
    const y1 = lines[4 * i + 1]!;
    const x2 = lines[4 * i + 2]!;
    const y2 = lines[4 * i + 3]!;
    if (x1 !== x2 || y1 !== y2) pieces.push({ kind: 'line', x1, y1, x2, y2 });
    const bend = bends[i];
    if (bend === undefined || turns[i] === 0) continue;
    const { x, y, r, side } = bend;
    pieces.push({ kind: 'arc', x, y, r, from: arrivalAngle(bend, path, i), span: turns[i]!, side });
  }
  return pieces;
}

/** A box with sides along the table's. */
export interface Box {
  left: number;
  right: number;
  low: number;
  high: number;
}

const box: Box = { left: 0, right: 0, low: 0, high: 0 };

/** The box round all lines and all circles bent round; scratch, good until the next call. */
export function boxOf(bends: readonly Bend[], { lines }: Trace): Box {
  box.left = box.right = lines[0]!;
  box.low = box.high = lines[1]!;
  for (let i = 2; i < 4 * bends.length + 4; i += 2) {
    const x = lines[i]!;
    const y = lines[i + 1]!;
    if (x < box.left) box.left = x;
    else if (x > box.right) box.right = x;
    if (y < box.low) box.low = y;
    else if (y > box.high) box.high = y;
  }
  for (let i = 0; i < bends.length; i++) {
    const { x, y, r } = bends[i]!;
    if (x - r < box.left) box.left = x - r;
    if (x + r > box.right) box.right = x + r;
    if (y - r < box.low) box.low = y - r;
    if (y + r > box.high) box.high = y + r;
  }
  return box;
}
