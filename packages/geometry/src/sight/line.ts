import type { Length } from '../length.ts';
import type { Scene } from './scene.ts';

/**
 * A directed line through a scene and the part of it that counts: from where it leaves the looking base to where it enters
 * the other. Every segment from base to base on this line contains that part, so it alone must be free (C-LOS-1).
 */
export interface Line {
  /** Direction, of length 1. Left of it is (-dy, dx). */
  dx: number;
  dy: number;
  /** How far the line passes to the left of the origin. */
  shift: number;
  /** The part that counts, measured along the direction. */
  start: number;
  end: number;
}

/** Doubles are this near the truth, in hundredths of a millimetre, with much to spare. */
export const SLACK: Length = 1e-6;

export function emptyLine(): Line {
  return { dx: 1, dy: 0, shift: 0, start: 0, end: 0 };
}

/** How far a point lies to the left of a line. */
export function leftOf(line: Line, x: number, y: number): number {
  return line.dx * y - line.dy * x - line.shift;
}

/**
 * Lays the line that touches one circle and, ahead of it, another. `left1` says how far the first centre lies left of the
 * line, `left2` the second: a radius, or minus a radius. Whole numbers give the tangent without any cancellation.
 */
export function touch(
  line: Line,
  x1: number,
  y1: number,
  left1: number,
  x2: number,
  y2: number,
  left2: number,
): boolean {
  const vx = x2 - x1;
  const vy = y2 - y1;
  const square = vx * vx + vy * vy;
  const climb = left2 - left1;
  let rest = square - climb * climb;
  if (rest < 0) {
    if (rest < -SLACK) return false;
    rest = 0;
  }
  if (square === 0) return false;
  const length = Math.sqrt(rest);
  line.dx = (length * vx + climb * vy) / square;
  line.dy = (length * vy - climb * vx) / square;
  line.shift = line.dx * y1 - line.dy * x1 - left1;
  return true;
}

/** Does the line meet both bases, the looking one first? Then its start and end are set. */
export function meetsBoth(scene: Scene, line: Line): boolean {
  const { fromR, toR, toX, toY } = scene;
  const missFrom = Math.abs(line.shift);
  if (missFrom > fromR + SLACK) return false;
  const missTo = Math.abs(leftOf(line, toX, toY));
  if (missTo > toR + SLACK) return false;
  line.start = halfChord(fromR, missFrom);
  line.end = line.dx * toX + line.dy * toY - halfChord(toR, missTo);
  if (line.end >= line.start) return true;
  if (line.end < line.start - SLACK) return false;
  line.end = line.start;
  return true;
}

/** Half of the part of a line inside a circle; a tangent has none, however its distance was rounded. */
function halfChord(r: Length, miss: number): number {
  return miss > r - TANGENT ? 0 : Math.sqrt(r * r - miss * miss);
}

const TANGENT = 1e-9;

/** Does nothing touch the part of the line that counts? */
export function isFree(scene: Scene, line: Line): boolean {
  const { blockers, likely } = scene;
  if (blockers === 0) return true;
  if (isStoppedBy(scene, likely, line)) return false;
  for (let k = 0; k < blockers; k++) {
    if (k !== likely && isStoppedBy(scene, k, line)) {
      scene.likely = k;
      return false;
    }
  }
  return true;
}

/** Does one blocker, skin included, touch the part of the line that counts? */
export function isStoppedBy(scene: Scene, blocker: number, line: Line): boolean {
  const first = scene.first[blocker]!;
  const past = scene.past[blocker]!;
  const reach = scene.reach[blocker]! - SLACK;
  if (past - first > 1) return isStoppedByPlate(scene, first, past, reach, line);
  const x = scene.x[first]!;
  const y = scene.y[first]!;
  const left = line.dx * y - line.dy * x - line.shift;
  if (left >= reach || left <= -reach) return false;
  const along = line.dx * x + line.dy * y;
  const over = along < line.start ? line.start - along : along > line.end ? along - line.end : 0;
  return left * left + over * over < reach * reach;
}

function isStoppedByPlate(scene: Scene, first: number, past: number, reach: number, line: Line): boolean {
  const { dx, dy, shift, start, end } = line;
  let lowest = Infinity;
  let highest = -Infinity;
  for (let i = first; i < past; i++) {
    const left = dx * scene.y[i]! - dy * scene.x[i]! - shift;
    if (left < lowest) lowest = left;
    if (left > highest) highest = left;
  }
  if (lowest >= reach || highest <= -reach) return false;
  // In the frame of the line the part that counts is [start, end] on the axis: it is near a corner, or one of its ends is
  // near an edge, or the axis cuts the plate somewhere in it.
  let cutFrom = Infinity;
  let cutTo = -Infinity;
  let along0 = dx * scene.x[past - 1]! + dy * scene.y[past - 1]!;
  let left0 = dx * scene.y[past - 1]! - dy * scene.x[past - 1]! - shift;
  for (let i = first; i < past; i++) {
    const along = dx * scene.x[i]! + dy * scene.y[i]!;
    const left = dx * scene.y[i]! - dy * scene.x[i]! - shift;
    const over = along < start ? start - along : along > end ? along - end : 0;
    if (left * left + over * over < reach * reach) return true;
    if (left0 > 0 !== left > 0) {
      const cut = along0 + (along - along0) * (left0 / (left0 - left));
      if (cut < cutFrom) cutFrom = cut;
      if (cut > cutTo) cutTo = cut;
    }
    if (isNearEdge(start, along0, left0, along, left, reach)) return true;
    if (isNearEdge(end, along0, left0, along, left, reach)) return true;
    along0 = along;
    left0 = left;
  }
  return cutFrom <= end && cutTo >= start;
}

/** Is the point t of the axis nearer than reach to the inner part of an edge? */
function isNearEdge(t: number, x0: number, y0: number, x1: number, y1: number, reach: number): boolean {
  const ex = x1 - x0;
  const ey = y1 - y0;
  const square = ex * ex + ey * ey;
  const along = (t - x0) * ex - y0 * ey;
  if (along <= 0 || along >= square) return false;
  const cross = ex * y0 + ey * (t - x0);
  return cross * cross < reach * reach * square;
}
