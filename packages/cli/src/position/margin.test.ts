import * as fc from 'fast-check';
import { distance, gap, type Base, type Board } from '@signum/geometry';
import { expect, test } from 'vitest';
import { measureMargin } from './margin.ts';

const coordinate = fc.integer({ min: 4000, max: 56000 });
const base = (id: string): fc.Arbitrary<Base> =>
  fc.record({
    id: fc.constant(id),
    team: fc.constant(1),
    x: coordinate,
    y: coordinate,
    r: fc.constantFrom(1600, 2500, 3000, 4000),
    hidden: fc.constant(false),
  });

const WALL = { id: 'wall', impassable: true, difficult: false, blocksSight: false, cover: false };

function board(bases: readonly Base[]): Board {
  const core = [
    { x: 20000, y: 20000 },
    { x: 30000, y: 20000 },
    { x: 30000, y: 24000 },
  ];
  return { width: 60000, bases, terrains: [{ ...WALL, pieces: [{ core, rho: 500 }] }] };
}

test('the two points of a margin are as far apart as the gap it tells, and it is the same both ways (C-CMP-8)', () => {
  fc.assert(
    fc.property(base('a'), base('b'), fc.constantFrom('b', 'wall', 'north', 'west'), (a, b, other) => {
      const table = board([a, b]);
      const margin = measureMargin(table, ['a', other]);
      fc.pre(margin.gap > 0);
      expect(distance(margin.from, margin.to)).toBeCloseTo(margin.gap, 6);
      expect(measureMargin(table, [other, 'a']).gap).toBeCloseTo(margin.gap, 9);
    }),
  );
});

test('between two bases it is the gap that geometry tells (C-CMP-8)', () => {
  fc.assert(
    fc.property(base('a'), base('b'), (a, b) => {
      expect(measureMargin(board([a, b]), ['a', 'b']).gap).toBeCloseTo(gap(a, b), 9);
    }),
  );
});

test('the distance to an edge is that of the rim (C-CMP-8)', () => {
  const fox: Base = { id: 'fox', team: 1, x: 10000, y: 7000, r: 1600, hidden: false };
  const { gap: far, from, to } = measureMargin(board([fox]), ['fox', 'south']);
  expect(far).toBe(5400);
  expect(from).toEqual({ x: 10000, y: 5400 });
  expect(to).toEqual({ x: 10000, y: 0 });
});
