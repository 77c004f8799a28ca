import { canSee, cosSin, PI, seenParts, type Base, type Board, type Point } from '@signum/geometry';
import { spotted, type Frame } from './frame.ts';

/** How many points of a seen part, and of the watcher's whole rim, are tried. */
const ENTRIES = 40;
const EXITS = 180;
const HALVINGS = 12;

/**
 * The ground under all free lines between two bases: from points of each rim a triangle to every stretch of the other rim
 * that sees them. Points are tried, so a bundle thinner than two degrees may be missed; nothing is drawn too wide.
 */
export function fanPath(frame: Frame, board: Board, one: Base, other: Base): string {
  return [...trianglesOf(frame, board, one, other), ...trianglesOf(frame, board, other, one)].join('');
}

function trianglesOf(frame: Frame, board: Board, from: Base, to: Base): string[] {
  const triangles: string[] = [];
  for (const part of seenParts(board, from, to)) {
    for (let i = 0; i <= ENTRIES; i += 1) {
      const entry = onRim(to, part.from + (i / ENTRIES) * (part.to - part.from));
      const isFree = (angle: number): boolean => joins(board, from, onRim(from, angle), to, entry);
      for (const [low, high] of freeStretches(isFree)) {
        triangles.push(triangle(frame, entry, onRim(from, low), onRim(from, high)));
      }
    }
  }
  return triangles;
}

function onRim({ x, y, r }: Base, angle: number): Point {
  const [cos, sin] = cosSin(angle);
  return { x: x + r * cos, y: y + r * sin };
}

/** Stretches of angles with a property, their ends found by halving. */
function freeStretches(isFree: (angle: number) => boolean): [number, number][] {
  const stretches: [number, number][] = [];
  let begun: number | undefined = isFree(at(0)) ? at(0) : undefined;
  for (let i = 1; i <= EXITS; i += 1) {
    const now = isFree(at(i));
    if (now && begun === undefined) begun = border(isFree, at(i), at(i - 1));
    if (begun === undefined || (now && i < EXITS)) continue;
    stretches.push([begun, now ? at(i) : border(isFree, at(i - 1), at(i))]);
    begun = undefined;
  }
  return stretches;
}

/** The angle of one of the points that are tried. */
function at(index: number): number {
  return (2 * PI * index) / EXITS;
}

/** The last free angle on the way to one that is not. */
function border(isFree: (angle: number) => boolean, free: number, shut: number): number {
  let [good, bad] = [free, shut];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (good + bad) / 2;
    if (isFree(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Is the segment between two points of the rims free, and outside of both bases? */
function joins(board: Board, from: Base, exit: Point, to: Base, entry: Point): boolean {
  const [dx, dy] = [entry.x - exit.x, entry.y - exit.y];
  if (dx * (exit.x - from.x) + dy * (exit.y - from.y) < 0) return false;
  if (dx * (to.x - entry.x) + dy * (to.y - entry.y) < 0) return false;
  return canSee(board, { ...exit, r: 0, id: from.id }, { ...entry, r: 0, id: to.id });
}

/** All triangles run the same way round, so that together they fill without holes. */
function triangle(frame: Frame, a: Point, b: Point, c: Point): string {
  const isLeft = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  const corners = isLeft ? [a, b, c] : [a, c, b];
  return `M${corners.map(corner => spotted(frame.at(corner))).join('L')}Z`;
}
