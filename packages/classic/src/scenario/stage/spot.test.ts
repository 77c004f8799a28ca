import { compareGap, compareTerrainGap } from '@signum/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../form/place.ts';
import { besideBase, besideTerrain, going } from './spot.ts';

const radius = fc.constantFrom(1600, 2500, 3000, 4000);
const direction = fc.constantFrom(...DIRECTIONS);
const gap = fc.integer({ min: 0, max: 30_000 });
const point = fc.record({ x: fc.integer({ min: 0, max: 60_000 }), y: fc.integer({ min: 0, max: 60_000 }) });

test('C-CMP-8: a base beside another is never nearer than told, and less than two hundredths farther', () => {
  fc.assert(
    fc.property(point, radius, radius, direction, gap, (from, r, own, side, apart) => {
      const disc = { ...besideBase({ ...from, r }, side, apart, own), r: own };
      expect(compareGap(disc, { ...from, r }, apart)).toBeGreaterThanOrEqual(0);
      expect(compareGap(disc, { ...from, r }, apart + 2)).toBeLessThan(0);
    }),
  );
});

test('along the compass the gap is exact', () => {
  expect(besideBase({ x: 30_000, y: 30_000, r: 1600 }, 'east', 8000, 2500)).toEqual({ x: 42_100, y: 30_000 });
  expect(besideBase({ x: 30_000, y: 30_000, r: 1600 }, 'south', 0, 1600)).toEqual({ x: 30_000, y: 26_800 });
  expect(going({ x: 0, y: 0 }, 'north-west', 10_000)).toEqual({ x: -7071, y: 7071 });
});

test('beside a template the same holds, whatever its outline', () => {
  const core = [
    { x: 25_000, y: 29_000 },
    { x: 36_000, y: 28_000 },
    { x: 33_000, y: 33_000 },
  ];
  const flags = { impassable: false, difficult: false, blocksSight: false, cover: false };
  const wood = { id: 'wood', pieces: [{ core, rho: 500 }], ...flags };
  fc.assert(
    fc.property(radius, direction, gap, (r, side, apart) => {
      const disc = { ...besideTerrain(wood, { x: 30_000, y: 30_000 }, side, apart, r), r };
      expect(compareTerrainGap(disc, wood, apart)).toBeGreaterThanOrEqual(0);
      expect(compareTerrainGap(disc, wood, apart + 4)).toBeLessThan(0);
    }),
  );
});
