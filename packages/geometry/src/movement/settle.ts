import type { Base } from '../board.ts';
import { compareGap } from '../compare.ts';
import type { Point } from '../point.ts';
import { settlesFreely } from './arrival.ts';
import { SETTLE } from './reentry.ts';
import type { Space } from './space.ts';
import { whyNotStanding } from './standing.ts';
import { freshContacts, type Walk } from './walk.ts';

/**
 * Where a base that stopped on the ring of `enemy` is set down: at gap 0, or as near as the others allow, on whole
 * coordinates. It enters no contact but those that begin where it stopped. Nothing when no such place exists.
 */
export function settle(walk: Walk, space: Space, stop: Point, enemy: Base): Point | undefined {
  const { mover, spec } = walk;
  const together = companions(walk, stop, enemy);
  const gaps = gapsToTry(spec.band);
  for (const gap of gaps) {
    const spot = nearestSpot(walk, space, stop, facing(stop, enemy, mover.r + enemy.r + gap, 0), enemy, [enemy]);
    if (spot !== undefined) return spot;
    // Straight towards this enemy is barred or touches another that is met in the same moment: then go between the two.
    for (const other of together) {
      const between = touching(enemy, other, mover.r + gap, stop);
      const both = between && nearestSpot(walk, space, stop, between, enemy, [enemy, other]);
      if (both !== undefined) return both;
    }
  }
  // In a corner between the ring and something else the only way in may lead along that something.
  for (let aside = STEP; aside < SETTLE; aside += STEP) {
    for (const gap of gaps) {
      for (const side of [aside, -aside]) {
        const ideal = facing(stop, enemy, mover.r + enemy.r + gap, side);
        const spot = nearestSpot(walk, space, stop, ideal, enemy, [enemy, ...together]);
        if (spot !== undefined) return spot;
      }
    }
  }
  return undefined;
}

const STEP = 10;

/** The point at `reach` from the enemy in the direction of the stop, or so far aside of it. */
function facing(stop: Point, enemy: Base, reach: number, aside: number): Point {
  const dx = stop.x - enemy.x;
  const dy = stop.y - enemy.y;
  const x = dx - (aside * dy) / reach;
  const y = dy + (aside * dx) / reach;
  const scale = reach / Math.sqrt(x * x + y * y);
  return { x: enemy.x + scale * x, y: enemy.y + scale * y };
}

/** Touching first, then by half millimetres away; the last ones are just inside the band. */
function gapsToTry(band: number): number[] {
  const gaps: number[] = [];
  for (let gap = 0; gap < band - 2; gap += 50) gaps.push(gap);
  return [...gaps, Math.max(0, band - 2), Math.max(0, band - 1)];
}

/** Other fresh enemies whose ring passes through the stop. */
function companions({ board, mover, spec }: Walk, stop: Point, enemy: Base): Base[] {
  return board.bases.filter(base => {
    if (base.team === mover.team || base.id === enemy.id || compareGap(mover, base, spec.band) < 0) return false;
    const dx = base.x - stop.x;
    const dy = base.y - stop.y;
    return Math.sqrt(dx * dx + dy * dy) < mover.r + base.r + spec.band + 1;
  });
}

/** The grid point round an ideal one where the base may stand; nearest to the enemy first, then by x and y. */
function nearestSpot(
  walk: Walk,
  space: Space,
  stop: Point,
  ideal: Point,
  enemy: Base,
  allowed: readonly Base[],
): Point | undefined {
  const { board, mover, spec } = walk;
  const spots: (Point & { readonly square: number })[] = [];
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const x = Math.round(ideal.x) + i;
      const y = Math.round(ideal.y) + j;
      spots.push({ x, y, square: (x - enemy.x) * (x - enemy.x) + (y - enemy.y) * (y - enemy.y) });
    }
  }
  spots.sort((a, b) => a.square - b.square || a.x - b.x || a.y - b.y);
  for (const { x, y } of spots) {
    const spot = { x, y };
    if (squareTo(spot, stop) > SETTLE * SETTLE) continue;
    if (whyNotStanding(board, mover, spot) !== undefined) continue;
    const fresh = freshContacts(walk, spot);
    if (!fresh.some(base => base.id === enemy.id)) continue;
    if (fresh.some(base => allowed.every(one => one.id !== base.id))) continue;
    if (settlesFreely(space, stop, spot, fresh, spec.band)) return spot;
  }
  return undefined;
}

/** The point at `reach` beyond both rims that is nearest to the stop, and near enough to be set down on. */
function touching(a: Base, b: Base, reach: number, stop: Point): Point | undefined {
  const ra = a.r + reach;
  const rb = b.r + reach;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = (ra * ra - rb * rb + square) / (2 * square);
  const rest = (ra * ra) / square - along * along;
  if (rest < 0) return undefined;
  const across = Math.sqrt(rest);
  const [one, two] = [across, -across].map(h => ({ x: a.x + along * dx - h * dy, y: a.y + along * dy + h * dx }));
  const near = squareTo(one!, stop) <= squareTo(two!, stop) ? one! : two!;
  return squareTo(near, stop) <= SETTLE * SETTLE ? near : undefined;
}

function squareTo(a: Point, b: Point): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}
