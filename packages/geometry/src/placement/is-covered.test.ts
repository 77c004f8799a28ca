import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCovered, type Covers } from './is-covered.ts';

const box = { x1: 0, y1: 0, x2: 100, y2: 60 };
const leftOf =
  (line: number): Covers =>
  (x, y) =>
    x + y / 10 < line;
const rightOf =
  (line: number): Covers =>
  (x, y) =>
    x + y / 10 > line;

test('two halves that overlap cover the box, two with a lane between them do not', () => {
  expect(isCovered(box, leftOf(51), rightOf(49))).toBe(true);
  expect(isCovered(box, rightOf(49), leftOf(51))).toBe(true);
  expect(isCovered(box, leftOf(49), rightOf(51))).toBe(false);
});

test('one that covers all needs no other', () => {
  expect(isCovered(box, leftOf(200), () => false)).toBe(true);
  expect(isCovered(box, () => false, leftOf(200))).toBe(true);
});

test('the rim alone is not enough: both must share the points where they take over', () => {
  // a lane so thin that halving steps over it
  expect(isCovered(box, leftOf(50), rightOf(50))).toBe(false);
});

test('what is said to be covered by two discs is covered everywhere', () => {
  const discs = fc.record({
    x: fc.integer({ min: -50, max: 150 }),
    y: fc.integer({ min: -50, max: 110 }),
    r: fc.integer({ min: 30, max: 150 }),
  });
  let covered = 0;
  fc.assert(
    fc.property(discs, discs, (one, other) => {
      const [inOne, inOther] = [one, other].map(
        (disc): Covers =>
          (x, y) =>
            (x - disc.x) ** 2 + (y - disc.y) ** 2 < disc.r ** 2,
      ) as [Covers, Covers];
      const holes = Array.from({ length: 101 * 61 }, (_, i) => [i % 101, Math.floor(i / 101)] as const).filter(
        ([x, y]) => !inOne(x, y) && !inOther(x, y),
      );
      const told = isCovered(box, inOne, inOther);
      if (told) covered += 1;
      expect(told && holes.length > 0).toBe(false);
    }),
    { numRuns: 300 },
  );
  expect(covered).toBeGreaterThan(10);
});
