import type { Board } from '../board.ts';
import { inContactWithTerrain } from '../compare.ts';
import { canSee, type SightRules } from './line-of-sight.ts';
import { needed } from './sight-blockers.ts';
import type { Watcher } from './scene.ts';

/**
 * Ids of the templates that shelter a target in sight (C-KW-DefenseAgainstShooting); none when it stands open. It is sheltered
 * by a template that it is in contact with, or by templates that no line of sight within the range avoids, since the shooter
 * chooses the line. Shelter does not add up, so the ids only say whence it comes.
 */
export function coverOf(board: Board, from: Watcher, to: Watcher, rules: SightRules = {}): string[] {
  const shelters = board.terrains.filter(terrain => terrain.cover && rules.ignore?.has(terrain.id) !== true);
  const touched = shelters.filter(terrain => inContactWithTerrain(to, terrain)).map(terrain => terrain.id);
  if (touched.length > 0 || shelters.length === 0) return touched;
  const strict = { ...rules, coverBlocks: true };
  if (canSee(board, from, to, strict) || !canSee(board, from, to, rules)) return [];
  const crossable = shelters.filter(terrain => !terrain.blocksSight).map(terrain => terrain.id);
  return needed(crossable, ignored =>
    canSee(board, from, to, { ...strict, ignore: new Set([...(rules.ignore ?? []), ...ignored]) }),
  );
}
