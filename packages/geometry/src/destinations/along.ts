import type { Length } from '../length.ts';
import type { Piece } from '../movement/spec.ts';
import { cosSin } from '../number.ts';
import type { Point } from '../point.ts';

/** Where one is after this much of a route; at its end if it is shorter. Nothing for a route without pieces. */
export function pointAlong(pieces: readonly Piece[], length: Length): Point | undefined {
  let rest = length;
  let end: Point | undefined;
  for (const piece of pieces) {
    const own = lengthOf(piece);
    end = pointOn(piece, Math.min(1, rest / own));
    if (rest <= own) return end;
    rest -= own;
  }
  return end;
}

function lengthOf(piece: Piece): Length {
  if (piece.kind === 'arc') return piece.r * piece.span;
  const dx = piece.x2 - piece.x1;
  const dy = piece.y2 - piece.y1;
  return Math.sqrt(dx * dx + dy * dy);
}

function pointOn(piece: Piece, part: number): Point {
  if (piece.kind === 'line') {
    return { x: piece.x1 + part * (piece.x2 - piece.x1), y: piece.y1 + part * (piece.y2 - piece.y1) };
  }
  const [cos, sin] = cosSin(piece.from + piece.side * part * piece.span);
  return { x: piece.x + piece.r * cos, y: piece.y + piece.r * sin };
}
