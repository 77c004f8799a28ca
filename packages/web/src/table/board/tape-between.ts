import { gap, gapToTerrain, type Board, type Disc, type Point } from '@signum/geometry';
import type { Tape } from './handling.ts';
import type { Frame } from './frame.ts';

/** A tape as it is read: from rim to rim where it begins or ends on a base. */
export interface Measured {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

export function tapeBetween(board: Board, frame: Frame, tape: Tape): Measured {
  const [one, other] = [discAt(board, frame.place(tape.from)), discAt(board, frame.place(tape.to))];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy) || 1;
  const [x, y] = [dx / far, dy / far];
  return {
    from: { x: one.x + one.r * x, y: one.y + one.r * y },
    to: { x: other.x - other.r * x, y: other.y - other.r * y },
    length: Math.max(0, gap(one, other)),
  };
}

/** The base under a place; or the bare place. */
function discAt({ bases }: Board, place: Point): Disc {
  const { x, y } = place;
  return bases.find(base => Math.hypot(base.x - x, base.y - y) <= base.r) ?? { x, y, r: 0 };
}

/** Distances from a disc to all bases but its own, and to all templates. */
export function distancesFrom(board: Board, disc: Disc & { readonly id?: string }): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const base of board.bases) if (base.id !== disc.id) found.set(base.id, Math.max(0, gap(disc, base)));
  for (const terrain of board.terrains) found.set(terrain.id, Math.max(0, gapToTerrain(disc, terrain)));
  return found;
}
