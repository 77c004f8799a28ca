import type { Board } from '../board.ts';
import { someFreePlace } from '../placement/free-place.ts';
import { isEmpty, terrainSpace, type TerrainRules } from '../placement/terrain-space.ts';
import { posed, type Pose } from '../pose.ts';
import type { Shape } from '../shape.ts';

/**
 * Some pose of a template by trying every turn: the corners between all that it must keep away from, one turn after the other.
 * Takes seconds on a crowded table, and misses slivers that hold a whole place only far from their corners.
 */
export function somePoseOfEveryTurn(board: Board, pieces: readonly Shape[], rules: TerrainRules): Pose | undefined {
  for (const turn of TURNS) {
    const { field, keepouts } = terrainSpace(board, posed(pieces, { x: 0, y: 0, turn }), rules);
    const place = isEmpty(field) ? undefined : someFreePlace(field, keepouts);
    if (place !== undefined) return { ...place, turn };
  }
  return undefined;
}

/** All whole degrees, every thirtieth first, then those 7 on: what fits at all mostly fits soon. */
const TURNS = Array.from({ length: 360 }, (_, i) => ((i % 12) * 30 + Math.floor(i / 12) * 7) % 360);
