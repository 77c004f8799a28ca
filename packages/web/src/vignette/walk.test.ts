import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, walkRound } from './walk.ts';

const disc = { x: 0, y: 0, r: 3 };

test('with nothing in the way it is a straight line', () => {
  expect(walkRound({ x: -10, y: 5 }, { x: 10, y: 5 }, disc).length).toBeCloseTo(20, 9);
});

test('right through the middle it is tangent, arc, tangent', () => {
  const tangent = Math.sqrt(100 - 9);
  const arc = 3 * (Math.PI - 2 * Math.acos(0.3));
  expect(walkRound({ x: -10, y: 0 }, { x: 10, y: 0.000_001 }, disc).length).toBeCloseTo(2 * tangent + arc, 4);
});

const outside = fc
  .record({ angle: fc.double({ min: 0, max: 6.28, noNaN: true }), far: fc.double({ min: 3.01, max: 20, noNaN: true }) })
  .map(({ angle, far }) => ({ x: far * Math.cos(angle), y: far * Math.sin(angle) }));

test('a walk is never shorter than the straight line, never enters the disc, and ends where it should', () => {
  fc.assert(
    fc.property(outside, outside, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
      const walk = walkRound(from, to, disc);
      expect(walk.length).toBeGreaterThanOrEqual(distance(from, to) - 1e-9);
      expect(distance(walk.at(part * walk.length), disc)).toBeGreaterThanOrEqual(3 - 1e-6);
      expect(distance(walk.at(walk.length), to)).toBeLessThan(1e-6);
    }),
  );
});
