import type { Point } from '../point.ts';
import type { Piece } from '../movement/spec.ts';
import type { Obstacle } from './obstacles.ts';
import type { Room } from './path-oracle.ts';
import { apart, fromCore, segmentFromCore } from './ruler.ts';

/** What is wrong with a route, or nothing: the pieces must join, keep clear of everything, and have the told length. */
export function flawOf(
  pieces: readonly Piece[],
  start: Point,
  end: Point,
  cost: number,
  obstacles: readonly Obstacle[],
  room: Room,
): string | undefined {
  let [at, length] = [start, 0];
  for (const [i, piece] of pieces.entries()) {
    if (apart(at, pointOf(piece, 0)) > JOIN) return `piece ${i} begins ${apart(at, pointOf(piece, 0))} off`;
    for (const p of [...Array.from(samples(piece), t => pointOf(piece, t)), pointOf(piece, 1)]) {
      if (Math.min(p.x, p.y) < room.from - CLEAR || Math.max(p.x, p.y) > room.to + CLEAR)
        return `piece ${i} leaves the table`;
    }
    const blocker = obstacles.findIndex(obstacle => clearance(piece, obstacle) < -CLEAR);
    if (blocker >= 0) return `piece ${i} runs ${-clearance(piece, obstacles[blocker]!)} into obstacle ${blocker}`;
    at = pointOf(piece, 1);
    length += lengthOf(piece);
  }
  if (apart(at, end) > JOIN) return `ends ${apart(at, end)} off`;
  return Math.abs(length - cost) > JOIN ? `is ${length} long, not ${cost}` : undefined;
}

/** Pieces join when their ends are this near. */
const JOIN = 1e-3;
/** A route may dip this deep: twice the kernel's slack. */
const CLEAR = 0.02;
/** Arcs are looked at every 0.3 mm: what lies between two looks could hide a dip of 0.03 hundredths at most. */
const STEP = 30;

function clearance(piece: Piece, { core, radius }: Obstacle): number {
  if (piece.kind === 'line') return segmentFromCore(pointOf(piece, 0), pointOf(piece, 1), core) - radius;
  let least = fromCore(pointOf(piece, 1), core);
  for (const t of samples(piece)) least = Math.min(least, fromCore(pointOf(piece, t), core));
  return least - radius;
}

function* samples(piece: Piece): Generator<number> {
  if (piece.kind === 'line') yield 0;
  else for (let t = 0; t < 1; t += STEP / Math.max(STEP, lengthOf(piece))) yield t;
}

function lengthOf(piece: Piece): number {
  return piece.kind === 'line' ? apart(pointOf(piece, 0), pointOf(piece, 1)) : piece.r * piece.span;
}

function pointOf(piece: Piece, t: number): Point {
  if (piece.kind === 'line')
    return { x: piece.x1 + t * (piece.x2 - piece.x1), y: piece.y1 + t * (piece.y2 - piece.y1) };
  const angle = piece.from + piece.side * t * piece.span;
  return { x: piece.x + piece.r * Math.cos(angle), y: piece.y + piece.r * Math.sin(angle) };
}
