import type { Board } from '../board.ts';
import { canSee, type SightRules } from './line-of-sight.ts';
import { stage, type Watcher } from './scene.ts';

/**
 * Who blocks: ids of bases and templates that together leave no line of sight, none of them needlessly named. Empty when
 * there is a free line, be it too long or not.
 */
export function sightBlockers(board: Board, from: Watcher, to: Watcher, rules: SightRules = {}): string[] {
  const { range: _, ...rest } = rules;
  if (canSee(board, from, to, rest)) return [];
  return needed(nearestLast(board, from, to, rest), ignored =>
    canSee(board, from, to, { ...rest, ignore: new Set([...(rest.ignore ?? []), ...ignored]) }),
  );
}

/** Of things that shut something together, those that suffice: one after another is left out where it opens nothing. */
export function needed(ids: readonly string[], opens: (without: readonly string[]) => boolean): string[] {
  const dropped: string[] = [];
  for (const id of ids) {
    if (!opens([...dropped, id])) dropped.push(id);
  }
  return ids.filter(id => !dropped.includes(id)).toReversed();
}

/** What stands near the line of centres is the better answer, so it is left out last. */
function nearestLast(board: Board, from: Watcher, to: Watcher, rules: SightRules): string[] {
  const scene = stage(board, from, to, rules);
  const offsets = new Map<string, number>();
  for (let k = 0; k < scene.blockers; k++) {
    const id = scene.ids[k]!;
    for (let i = scene.first[k]!; i < scene.past[k]!; i++) {
      const offset = Math.abs(scene.toX * scene.y[i]! - scene.toY * scene.x[i]!);
      offsets.set(id, Math.min(offsets.get(id) ?? Infinity, offset));
    }
  }
  return [...offsets].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
