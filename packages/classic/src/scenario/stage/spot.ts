import { compareGap, compareTerrainGap, type Disc, type Length, type Point, type Terrain } from '@signum/geometry';
import type { Direction } from '../form/place.ts';

/** Steps east and north; diagonals by the half root of two, as far as whole numbers tell it. */
const HALF_ROOT = Math.SQRT1_2;
const STEPS: Readonly<Record<Direction, readonly [east: number, north: number]>> = {
  north: [0, 1],
  'north-east': [HALF_ROOT, HALF_ROOT],
  east: [1, 0],
  'south-east': [HALF_ROOT, -HALF_ROOT],
  south: [0, -1],
  'south-west': [-HALF_ROOT, -HALF_ROOT],
  west: [-1, 0],
  'north-west': [-HALF_ROOT, HALF_ROOT],
};

/** The whole place nearest to so far from here in a direction. */
export function going({ x, y }: Point, direction: Direction, far: Length): Point {
  const [east, north] = STEPS[direction];
  return { x: x + Math.round(east * far), y: y + Math.round(north * far) };
}

/**
 * Where the centre of a base is when it lies on one side of another with this gap between them: exactly so far along the
 * compass, and the least bit farther on a diagonal, so that bases never overlap.
 */
export function besideBase(other: Disc, side: Direction, gap: Length, r: Length): Point {
  return outward(other, side, other.r + r + gap, spot => compareGap({ ...spot, r }, other, gap) >= 0);
}

/** The same beside a template, seen from its origin. */
export function besideTerrain(terrain: Terrain, origin: Point, side: Direction, gap: Length, r: Length): Point {
  return outward(origin, side, 0, spot => compareTerrainGap({ ...spot, r }, terrain, gap) >= 0);
}

/** The first place on a ray, from a distance on, that is far enough away. */
function outward(from: Point, side: Direction, least: Length, isFarEnough: (spot: Point) => boolean): Point {
  let near = least - 1;
  let far = least;
  for (let stride = 1; !isFarEnough(going(from, side, far)); stride *= 2) {
    near = far;
    far += stride;
  }
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (isFarEnough(going(from, side, middle))) far = middle;
    else near = middle;
  }
  return going(from, side, far);
}
