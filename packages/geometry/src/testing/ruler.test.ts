import { expect, test } from 'vitest';
import { isNearer, stretches } from './placement-oracle.ts';
import { entryAlong } from './ray-oracle.ts';
import { betweenCores, compareGap, compareShapeGap, segmentFromCore } from './ruler.ts';
import { box } from './templates.ts';

const PLATE = box(0, 0, 1_000, 1_000);

test('gaps of discs and plates are compared exactly', () => {
  expect(compareGap({ x: 0, y: 0, r: 2 }, { x: 6, y: 8, r: 3 }, 5)).toBe(0);
  expect(compareGap({ x: 0, y: 0, r: 2 }, { x: 6, y: 8, r: 3 }, 6)).toBe(-1);
  expect(compareShapeGap({ x: 500, y: 1_300, r: 100 }, PLATE, 200)).toBe(0);
  expect(compareShapeGap({ x: 500, y: 1_301, r: 100 }, PLATE, 200)).toBe(1);
  expect(isNearer({ x: 500, y: 1_300, r: 100 }, PLATE, 200)).toBe(false);
  expect(isNearer({ x: 500, y: 1_299, r: 100 }, PLATE, 200)).toBe(true);
});

test('segments and plates are nothing apart when they meet', () => {
  expect(segmentFromCore({ x: -5, y: 500 }, { x: 2_000, y: 500 }, PLATE.core)).toBe(0);
  expect(segmentFromCore({ x: 1_003, y: -50 }, { x: 1_003, y: 5_000 }, PLATE.core)).toBe(3);
  expect(betweenCores(PLATE.core, box(1_300, 1_400, 2_000, 2_000).core)).toBe(500);
  expect(betweenCores(PLATE.core, box(100, 100, 200, 200).core)).toBe(0);
});

test('a straight way ends where it enters', () => {
  const [from, to] = [
    { x: 3_000, y: 500 },
    { x: -3_000, y: 500 },
  ];
  expect(entryAlong(from, to, PLATE.core, 400, 0)).toBeCloseTo(1_600, 6);
  expect(entryAlong(from, { x: 3_000, y: 9_000 }, PLATE.core, 400, 0)).toBe(Infinity);
});

test('stretches are closed and found one by one', () => {
  expect(stretches(0, 9, at => at !== 3 && at < 8)).toEqual([
    [0, 2],
    [4, 7],
  ]);
});
