import type { Board } from '../board.ts';
import { posed, type Pose } from '../pose.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Shape } from '../shape.ts';
import { nearestFreePlace } from './free-place.ts';
import { flawOf } from './keepout.ts';
import { isEmpty, terrainSpace, type TerrainRules } from './terrain-space.ts';

export type { TerrainRules };

/**
 * Why a template cannot lie so, with the nearest place for it in the same rotation; nothing when it can (C-TER-4). To hear
 * yes or no is far cheaper: `canLay`.
 */
export function terrainFlaw(
  board: Board,
  pieces: readonly Shape[],
  pose: Pose,
  rules: TerrainRules,
): Refusal | undefined {
  const { field, keepouts } = terrainSpace(board, posed(pieces, { x: 0, y: 0, turn: pose.turn }), rules);
  if (isEmpty(field)) return refusal('off-table', 'C-TER-4');
  const flaw = flawOf(field, keepouts, pose);
  if (flaw === undefined) return undefined;
  const told = flaw.code === 'off-table' ? { ...flaw, rule: 'C-TER-4' } : flaw;
  const nearest = nearestFreePlace(field, keepouts, pose);
  return nearest === undefined ? told : { ...told, nearest };
}
