import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hull, turn } from './hull.ts';
import { isInside } from './testing/ruler.ts';

test('points on an edge and doubles are left out, and the corners run counter-clockwise', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
    { x: 0, y: 0 },
    { x: 4, y: 4 },
  ];
  expect(hull(points)).toEqual([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]);
});

test('points of one line leave its two ends, a single point itself', () => {
  const line = [3, 1, 2, 0].map(x => ({ x, y: 2 * x }));
  expect(hull(line)).toEqual([
    { x: 0, y: 0 },
    { x: 3, y: 6 },
  ]);
  expect(hull([line[0]!, line[0]!])).toEqual([{ x: 3, y: 6 }]);
});

test('every point lies in the hull, and every corner is a left turn', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) });
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 14 }), points => {
      const core = hull(points);
      fc.pre(core.length > 2);
      expect(points.every(p => isInside(p, core))).toBe(true);
      const turns = core.map((p, i) => turn(p, core[(i + 1) % core.length]!, core[(i + 2) % core.length]!));
      expect(Math.min(...turns)).toBeGreaterThan(0);
    }),
  );
});
