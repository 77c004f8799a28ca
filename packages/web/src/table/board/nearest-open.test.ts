import { CONTACT, type Board, type MoveSpec, type Point } from '@signum/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, moverOf } from './mover.ts';
import { nearestOpen } from './nearest-open.ts';

const WALK: MoveSpec = {
  budget: 10_000,
  short: 8000,
  mode: 'walk',
  run: false,
  pathfinder: false,
  capped: false,
  avoidContact: false,
  band: CONTACT,
};

const base = (id: string, team: number, x: number, y: number) =>
  ({ id, team, x: x * 1000, y: y * 1000, r: 1600, hidden: false }) as const;

// the foe stands at the very end of the move: only a part of the places round it can be reached
const BOARD: Board = {
  width: 60_000,
  bases: [base('fox', 0, 30, 20), base('foe', 1, 30, 32.5), base('other foe', 1, 36, 26)],
  terrains: [],
};

const wishes = fc.record({ x: fc.integer({ min: 0, max: 60_000 }), y: fc.integer({ min: 0, max: 60_000 }) });
const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

test('the quick nearest place is open, and not four millimetres farther than the one geometry finds (C-MOV-4)', () => {
  const way = moverOf(BOARD, 'fox', [{ mode: 'walk', spec: WALK }])!.ways[0]!;
  fc.assert(
    fc.property(wishes, wish => {
      const quick = nearestOpen(way, wish)!;
      expect(isOpen(way, quick)).toBe(true);
      expect(away(quick, wish)).toBeLessThan(away(way.reach.nearest(wish)!, wish) + 400);
    }),
    { numRuns: 120 },
  );
});
