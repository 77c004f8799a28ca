import { hull } from './hull.ts';
import type { Length } from './length.ts';
import type { Point } from './point.ts';
import type { Shape } from './shape.ts';
import { SINES } from './sines.ts';

/** How a template lies: where its own origin is, and by how many whole degrees it is turned counter-clockwise. */
export interface Pose extends Point {
  /** 0 to 359. */
  readonly turn: number;
}

/** A template as it lies on the table. Corners come to lie on whole hundredths; the same pose gives the same ones everywhere. */
export function posed(pieces: readonly Shape[], pose: Pose): Shape[] {
  const sin = sine(pose.turn);
  const cos = sine(pose.turn + 90);
  return pieces.map(({ core, rho }) => ({ core: hull(core.map(corner => turned(corner, cos, sin, pose))), rho }));
}

function turned(corner: Point, cos: number, sin: number, pose: Pose): Point {
  return {
    x: pose.x + rounded(cos * corner.x - sin * corner.y),
    y: pose.y + rounded(sin * corner.x + cos * corner.y),
  };
}

/** Halves go away from the origin, so that a quarter turn more only swaps coordinates. */
function rounded(value: number): Length {
  const whole = Math.floor(Math.abs(value) + 0.5);
  return value < 0 && whole > 0 ? -whole : whole;
}

function sine(degrees: number): number {
  const turn = degrees % 360;
  const half = turn % 180;
  const value = SINES[half <= 90 ? half : 180 - half];
  if (value === undefined) throw new Error(`a pose is turned by whole degrees from 0 to 359, not by ${degrees}`);
  return turn < 180 ? value : 0 - value;
}
