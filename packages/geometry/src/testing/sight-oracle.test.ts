import { expect, test } from 'vitest';
import { isClear, sampledLine } from './sight-oracle.ts';

const A = { x: 10_000, y: 30_000, r: 1_600 };
const B = { x: 40_000, y: 30_000, r: 1_600 };
const LOOK = { range: Infinity, margin: 0, rimPoints: 48 };
const pillar = (y: number, radius: number): { core: { x: number; y: number }[]; radius: number } => ({
  core: [{ x: 25_000, y }],
  radius,
});

test('C-LOS-4: a line that touches a rim is blocked, one a hair beside it is not', () => {
  const line = { from: A, to: B };
  expect(isClear(line, [pillar(32_000, 2_000)], 0)).toBe(false);
  expect(isClear(line, [pillar(32_001, 2_000)], 0)).toBe(true);
});

test('past a pillar one sees with the edge of the base', () => {
  expect(sampledLine(A, B, [pillar(30_000, 1_500)], LOOK)).toBeDefined();
  expect(sampledLine(A, B, [pillar(30_000, 1_700)], LOOK)).toBeUndefined();
});

test('two pillars with a slit of 0.04 mm are seen through, closed ones are not', () => {
  expect(sampledLine(A, B, [pillar(34_002, 4_000), pillar(25_998, 4_000)], LOOK)).toBeDefined();
  expect(sampledLine(A, B, [pillar(34_000, 4_000), pillar(26_000, 4_000)], LOOK)).toBeUndefined();
});

test('C-LOS-2: a line longer than the range does not count', () => {
  const free = [pillar(30_000, 1_000)];
  expect(sampledLine(A, B, free, { ...LOOK, range: 27_600 })).toBeDefined();
  expect(sampledLine(A, B, free, { ...LOOK, range: 27_400 })).toBeUndefined();
});
