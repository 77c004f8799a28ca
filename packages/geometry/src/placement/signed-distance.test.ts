import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, distanceToCore, distanceToSegment } from '../gap.ts';
import { hull } from '../hull.ts';
import type { Point } from '../point.ts';
import { signedDistance } from './signed-distance.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

test('outside it is the distance, inside the way out', () => {
  expect(signedDistance(13, 14, square)).toBe(5);
  expect(signedDistance(4, 5, square)).toBe(-4);
  expect(signedDistance(3, 4, [{ x: 0, y: 0 }])).toBe(5);
});

const points: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
});

test('it is the distance of the ruler or, inside, minus that from the rim; and changes by no more than the way', () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 9 }), points, points, (corners, p, q) => {
      const core = hull(corners);
      const rim = Math.min(...core.map((corner, i) => distanceToSegment(p, corner, core[(i + 1) % core.length]!)));
      const away = distanceToCore(p, core);
      expect(signedDistance(p.x, p.y, core)).toBeCloseTo(away > 0 || core.length < 3 ? away : -rim, 6);
      const change = Math.abs(signedDistance(p.x, p.y, core) - signedDistance(q.x, q.y, core));
      expect(change).toBeLessThanOrEqual(distance(p, q) + 1e-9);
    }),
    { numRuns: 500 },
  );
});
