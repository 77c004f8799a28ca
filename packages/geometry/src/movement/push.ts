import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { rayTo } from './ray.ts';
import { baseOf } from './space.ts';
import { whyNotStanding } from './standing.ts';

/** Where a pushed base comes to rest, and whether it went the whole way. */
export interface Pushed {
  readonly x: Length;
  readonly y: Length;
  readonly full: boolean;
}

/**
 * A base pushed straight in a direction until it has gone the distance or meets a base, an Impassable template or the
 * edge; contact on the way stops nothing (C-KW-Buckshot). Rounded towards where it stood, so that it never overlaps.
 */
export function push(board: Board, id: string, direction: Point, distance: Length): Pushed {
  const base = baseOf(board, id);
  const norm = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  if (norm === 0) return { x: base.x, y: base.y, full: false };
  const ux = direction.x / norm;
  const uy = direction.y / norm;
  let room = Math.min(toEdge(base.x, ux, base.r, board.width), toEdge(base.y, uy, base.r, board.width));
  for (const other of board.bases) {
    if (other.id !== id) room = Math.min(room, rayTo([other], base.r + other.r, base.x, base.y, ux, uy));
  }
  for (const { impassable, pieces } of board.terrains) {
    if (!impassable) continue;
    for (const { core, rho } of pieces) room = Math.min(room, rayTo(core, base.r + rho, base.x, base.y, ux, uy));
  }
  const full = room >= distance - ROUNDING;
  // Where it ends exactly there is seldom a whole place: the nearest one is taken that is not farther, or a little less is tried.
  for (let gone = Math.min(room, distance); gone > 0; gone -= 0.5) {
    const at = wholePlace(board, base, gone, ux, uy);
    if (at !== undefined) return { ...at, full };
  }
  return { x: base.x, y: base.y, full };
}

/** The whole place nearest to where a push of this length ends, on which the base can stand and to which it is no longer. */
function wholePlace(board: Board, base: Base, gone: Length, ux: number, uy: number): Point | undefined {
  const endX = base.x + gone * ux;
  const endY = base.y + gone * uy;
  let best: Point | undefined;
  let least = Infinity;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const x = Math.round(endX) + i;
      const y = Math.round(endY) + j;
      const dx = x - base.x;
      const dy = y - base.y;
      if (dx * dx + dy * dy > (gone + ROUNDING) * (gone + ROUNDING)) continue;
      const square = (x - endX) * (x - endX) + (y - endY) * (y - endY);
      if (square >= least || whyNotStanding(board, base, { x, y }) !== undefined) continue;
      least = square;
      best = { x, y };
    }
  }
  return best;
}

/** Doubles may fall this much short of a distance that is exactly free. */
const ROUNDING = 1e-6;

function toEdge(at: number, u: number, r: number, width: number): number {
  return u > 0 ? (width - r - at) / u : u < 0 ? (r - at) / u : Infinity;
}
