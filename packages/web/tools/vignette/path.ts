import { cosSin, pointAlong, type Piece, type Point } from '@signum/geometry';
import { centimetres, lengthOf, spotOf } from './table.ts';

/** Places joined by straight lines, and closed. */
export function ringPath(places: readonly Point[]): string {
  return `M${places.map(at).join('L')}Z`;
}

/** A polygon that is given as x, y, x, y ... */
export function polygonPath(flat: readonly number[]): string {
  return ringPath(Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! })));
}

/** The way of a base; it begins with a line or an arc. */
export function routePath(pieces: readonly Piece[]): string {
  return `M${at(pointAlong(pieces, 0)!)}${pieces.map(stroke).join('')}`;
}

function stroke(piece: Piece): string {
  if (piece.kind === 'line') return `L${at({ x: piece.x2, y: piece.y2 })}`;
  const { x, y, r, from, span, side } = piece;
  const [cos, sin] = cosSin(from + side * span);
  const radius = centimetres(r).toFixed(3);
  // Counter-clockwise on the table is so in the picture, too; SVG calls that sweep 0.
  return `A${radius} ${radius} 0 ${span > Math.PI ? 1 : 0} ${side === 1 ? 0 : 1} ${at({ x: x + r * cos, y: y + r * sin })}`;
}

/** A tick across a way after so many centimetres, longer at every fifth. */
export function tickPath(pieces: readonly Piece[], cm: number): string {
  const [before, here, after] = [cm - 0.01, cm, cm + 0.01].map(far => spotOf(pointAlong(pieces, lengthOf(far))!));
  const [dx, dy] = [after!.x - before!.x, after!.y - before!.y];
  const half = (cm % 5 === 0 ? 0.75 : 0.4) / Math.hypot(dx, dy);
  const [x, y] = [here!.x, here!.y];
  return `M${(x + dy * half).toFixed(3)} ${(y - dx * half).toFixed(3)}L${(x - dy * half).toFixed(3)} ${(y + dx * half).toFixed(3)}`;
}

function at(place: Point): string {
  const { x, y } = spotOf(place);
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
