import { hull } from '../hull.ts';
import type { Point } from '../point.ts';

/**
 * All places of a moving polygon's origin at which it meets a standing one: the standing one, spread by the moving one turned
 * by half a turn. Corners stay whole, so distances between templates are as exact as those between bases.
 */
export function meetingPlaces(standing: readonly Point[], moving: readonly Point[]): Point[] {
  return hull(standing.flatMap(p => moving.map(q => ({ x: p.x - q.x, y: p.y - q.y }))));
}
