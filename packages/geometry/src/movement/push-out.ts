import { isDisc, type Space } from './space.ts';

/** The nearest point on the outline of a grown obstacle to a point inside it, and how deep that one lies. */
export function pushedOut(
  space: Space,
  obstacle: number,
  x: number,
  y: number,
): { readonly x: number; readonly y: number; readonly depth: number } {
  const { first, radius, elementX, elementY, normalX, normalY, offset } = space;
  const r = radius[obstacle]!;
  const from = first[obstacle]!;
  const to = first[obstacle + 1]!;
  let nx = 0;
  let ny = 0;
  let depth = Infinity;
  if (!isDisc(space, obstacle)) {
    for (let e = from; e < to; e++) {
      const room = offset[e]! + r - normalX[e]! * x - normalY[e]! * y;
      if (room >= depth) continue;
      depth = room;
      nx = normalX[e]!;
      ny = normalY[e]!;
    }
  }
  // Beyond a corner, or for a disc, the way out leads straight from the element's centre.
  let before = to - 1;
  for (let e = from; e < to; e++) {
    const ux = x - elementX[e]!;
    const uy = y - elementY[e]!;
    const beyond = uy * normalX[e]! - ux * normalY[e]! <= 0 && uy * normalX[before]! - ux * normalY[before]! >= 0;
    before = e;
    const distance = Math.sqrt(ux * ux + uy * uy);
    if (!beyond || distance === 0 || r - distance >= depth) continue;
    depth = r - distance;
    nx = ux / distance;
    ny = uy / distance;
  }
  if (depth === Infinity) {
    // The very centre of a disc: any direction will do.
    depth = r;
    nx = 1;
  }
  return { x: x + depth * nx, y: y + depth * ny, depth };
}
