import type { Corners } from './layout.ts';
import { elementBefore, isDisc, type Space } from './space.ts';
import { ANGLE_SLACK } from './spec.ts';

/** A directed tangent: its unit direction and the length between the two touching points. */
export interface Tangent {
  x: number;
  y: number;
  length: number;
}

/**
 * Writes the line that leaves circle 1 and arrives on circle 2, each passed on a given side, into `out`; false when
 * there is none. `h` is the radius with the sign of the side: +r counter-clockwise (centre to the left), -r clockwise,
 * 0 for a point. A circle that is just touched gives a tangent of length 0 instead of none.
 */
export function bitangent(
  x1: number,
  y1: number,
  h1: number,
  x2: number,
  y2: number,
  h2: number,
  out: Tangent,
): boolean {
  const ux = x2 - x1;
  const uy = y2 - y1;
  const square = ux * ux + uy * uy;
  const h = h2 - h1;
  const rest = square - h * h;
  if (rest < -TOUCH * (Math.abs(h) + 1) || square === 0) return false;
  const length = rest > 0 ? Math.sqrt(rest) : 0;
  // With rest < 0 the direction would not quite be a unit vector: h is then taken as the distance itself.
  const side = rest > 0 ? h : h > 0 ? Math.sqrt(square) : -Math.sqrt(square);
  out.x = (length * ux + side * uy) / square;
  out.y = (length * uy - side * ux) / square;
  out.length = length;
  return true;
}

/** Twice the depth (0.01 u) to which a point may lie inside a circle and still count as touching it. */
const TOUCH = 0.02;

/** Whether the unit vector (ux, uy) points into the normal cone of an element, so that a line can touch it there. */
export function inCone(space: Space, element: number, ux: number, uy: number): boolean {
  if (isDisc(space, space.obstacle[element]!)) return true;
  return inConeOf(space, elementBefore(space, element), element, ux, uy);
}

/** The same for a corner and the one before it: along both edges nothing of the core lies farther out than the corner. */
export function inConeOf(corners: Corners, before: number, corner: number, ux: number, uy: number): boolean {
  return (
    uy * corners.normalX[corner]! - ux * corners.normalY[corner]! <= ANGLE_SLACK &&
    uy * corners.normalX[before]! - ux * corners.normalY[before]! >= -ANGLE_SLACK
  );
}
