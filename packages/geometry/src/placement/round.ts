import type { Length } from '../length.ts';
import { norm } from '../number.ts';
import type { Point } from '../point.ts';
import type { Disc } from '../shape.ts';
import { signedDistance } from './signed-distance.ts';

/** A disc that holds a convex core, and how far its middle is from the core; within it that is below 0, by how deep. */
export interface Round extends Disc {
  readonly off: Length;
}

/** Cores are asked about many times, and there are few. A cache and nothing more. */
const known = new WeakMap<readonly Point[], Round>();

/** A disc that holds all corners, round the middle of their box. */
export function roundOf(core: readonly Point[]): Round {
  if (core.length === 1) return { x: core[0]!.x, y: core[0]!.y, r: 0, off: 0 };
  const before = known.get(core);
  if (before) return before;
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of core) {
    x1 = Math.min(x1, x);
    y1 = Math.min(y1, y);
    x2 = Math.max(x2, x);
    y2 = Math.max(y2, y);
  }
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const r = Math.max(...core.map(corner => norm(corner.x - x, corner.y - y)));
  const round = { x, y, r, off: signedDistance(x, y, core) };
  known.set(core, round);
  return round;
}
