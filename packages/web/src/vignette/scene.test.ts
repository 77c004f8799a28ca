import { describe, expect, test } from 'vitest';
import { reachOutline, widened } from './reach.ts';
import { ARCHER, FIELD, GHOST, LIMIT, MOVER, OBSTACLES, OTHERS, ROCK, TARGET } from './scene.ts';
import { distance, walkRound, type Disc } from './walk.ts';

/** The directions, seen from the mover, that lie behind an obstacle. */
function shadow(obstacle: Disc): { middle: number; half: number } {
  const wide = widened(obstacle, MOVER);
  return {
    middle: Math.atan2(wide.y - MOVER.y, wide.x - MOVER.x),
    half: Math.asin(wide.r / distance(wide, MOVER)),
  };
}

describe('the picture on the start page', () => {
  test('no two bases overlap, and none lies on the rock', () => {
    const discs = [MOVER, ...OBSTACLES];
    const overlaps = discs.flatMap((a, i) => discs.slice(i + 1).filter(b => distance(a, b) < a.r + b.r));
    expect(overlaps).toEqual([]);
  });

  test('the obstacles within reach stand apart, so that going round one is enough', () => {
    const near = OBSTACLES.filter(one => distance(one, MOVER) - one.r - MOVER.r < LIMIT).map(shadow);
    for (const [i, a] of near.entries()) {
      for (const b of near.slice(i + 1)) {
        const apart = Math.abs(Math.atan2(Math.sin(a.middle - b.middle), Math.cos(a.middle - b.middle)));
        expect(apart).toBeGreaterThan(a.half + b.half);
      }
    }
  });

  test('the fox really has to go round the rock, and really gets there', () => {
    const walk = walkRound(MOVER, GHOST, widened(ROCK, MOVER));
    expect(walk.length).toBeGreaterThan(distance(MOVER, GHOST) + 0.1);
    expect(walk.length).toBeLessThanOrEqual(LIMIT);
    for (const other of [ARCHER, TARGET, ...OTHERS]) {
      expect(distance(GHOST, other)).toBeGreaterThan(other.r + MOVER.r);
    }
  });

  test('the outline touches the full length in the open, and stops at the edge of the table', () => {
    const outline = reachOutline(MOVER, LIMIT, OBSTACLES, FIELD);
    const farthest = Math.max(...outline.map(spot => distance(spot, MOVER)));
    expect(farthest).toBeCloseTo(LIMIT, 4);
    expect(Math.max(...outline.map(spot => spot.y))).toBeCloseTo(FIELD.bottom - MOVER.r, 4);
  });

  test('the archer sees its target: nothing stands between them, and it is within the ruler XL', () => {
    const line = { x: TARGET.x - ARCHER.x, y: TARGET.y - ARCHER.y };
    const length = Math.hypot(line.x, line.y);
    for (const other of [MOVER, ROCK, ...OTHERS, { ...GHOST, r: MOVER.r }]) {
      const aside = Math.abs((other.x - ARCHER.x) * line.y - (other.y - ARCHER.y) * line.x) / length;
      expect(aside).toBeGreaterThan(other.r + ARCHER.r);
    }
    expect(length - ARCHER.r - TARGET.r).toBeLessThanOrEqual(25);
  });
});
