import { expect, test } from 'vitest';
import type { Obstacle } from './obstacles.ts';
import { pathOracle } from './path-oracle.ts';
import { box } from './templates.ts';

const ROOM = { from: 0, to: 60_000 };
const START = { x: 20_000, y: 30_000 };
const BEHIND = { x: 40_000, y: 30_000 };

test('nothing in the way: both bounds are the straight line', () => {
  expect(pathOracle([], ROOM, START, 25_000).bounds(BEHIND)).toEqual({
    low: 20_000,
    high: 20_000,
    way: [START, BEHIND],
  });
});

test('round a disc the bounds hold the tangents and the arc between them, and lie close together', () => {
  const [far, radius] = [10_000, 5_000];
  const tangent = Math.sqrt(far * far - radius * radius);
  const exact = 2 * tangent + radius * (Math.PI - 2 * Math.acos(radius / far));
  const disc = { core: [{ x: 30_000, y: 30_000 }], radius };
  const { low, high } = pathOracle([disc], ROOM, START, 25_000).bounds(BEHIND);
  expect(low).toBeLessThan(exact);
  expect(high).toBeGreaterThan(exact);
  expect(high / low).toBeLessThan(1.004);
});

test('a half turn round a body that is touched at both ends costs pi times the radius', () => {
  const disc = { core: [{ x: 30_000, y: 30_000 }], radius: 10_000 };
  const { low, high } = pathOracle([disc], ROOM, START, 40_000, [BEHIND]).bounds(BEHIND);
  expect(low).toBeLessThan(Math.PI * 10_000);
  expect(high).toBeGreaterThan(Math.PI * 10_000);
  expect(high / low).toBeLessThan(1.004);
});

test('a wall from edge to edge lets nobody through', () => {
  const wall = { core: box(30_000, 0, 31_000, 60_000).core, radius: 1_000 };
  expect(pathOracle([wall], ROOM, START, 100_000).bounds(BEHIND)).toMatchObject({ low: Infinity, high: Infinity });
});

/** A row of pillars right across the table, 10 cm from one another. */
function pillars(radius: number): Obstacle[] {
  return [0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000].map(y => ({ core: [{ x: 30_000, y }], radius }));
}

test('a gap of exactly the width is passed, one a hundredth of a millimetre narrower on both sides is not', () => {
  const [start, end] = [
    { x: 20_000, y: 35_000 },
    { x: 40_000, y: 35_000 },
  ];
  expect(pathOracle(pillars(5_000), ROOM, start, 25_000).bounds(end).high).toBeCloseTo(20_000, 6);
  expect(pathOracle(pillars(5_001), ROOM, start, 25_000).bounds(end).high).toBe(Infinity);
});

test('nobody ends inside an obstacle', () => {
  const disc = { core: [BEHIND], radius: 5_000 };
  expect(pathOracle([disc], ROOM, START, 60_000).bounds({ x: 40_000, y: 31_000 })).toMatchObject({
    low: Infinity,
    high: Infinity,
  });
});
