import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hull } from '../hull.ts';
import type { Point } from '../point.ts';
import { meetingPlaces } from '../testing/meeting-places.ts';
import { sumOfHulls } from './sum-of-hulls.ts';

/** On few places, so that points, segments, parallel edges and equal ones come up all the time. */
const polygons: fc.Arbitrary<Point[]> = fc
  .oneof(fc.constant(3), fc.constant(40_000))
  .chain(max => fc.array(fc.record({ x: fc.integer({ min: -max, max }), y: fc.integer({ min: -max, max }) }), SOME))
  .map(hull);
const SOME = { minLength: 1, maxLength: 9 };

test('merging edges gives the hull of all sums, corner by corner', () => {
  fc.assert(
    fc.property(polygons, polygons, (one, other) => {
      const mirrored = other.map(({ x, y }) => ({ x: 0 - x, y: 0 - y }));
      expect(sumOfHulls(one, hull(mirrored))).toEqual(meetingPlaces(one, other));
    }),
    { numRuns: 1000 },
  );
});
