import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitsOf, withRerolls } from './hits.ts';

const dice = fc.integer({ min: 0, max: 8 });
const chance = fc.constantFrom(1 / 3, 2 / 3);
const mean = (hits: readonly number[]): number => hits.reduce((sum, often, count) => sum + often * count, 0);

test('C-MEL-23: some number of hits always comes, never more than dice that strike', () => {
  fc.assert(
    fc.property(dice, chance, dice, (strike, aim, guards) => {
      const hits = hitsOf(strike, aim, guards);
      expect(hits).toHaveLength(strike + 1);
      expect(hits.reduce((sum, often) => sum + often, 0)).toBeCloseTo(1, 9);
    }),
    { numRuns: 60 },
  );
});

test('C-CMP-2: two of three faces hit where nobody guards, and every guard takes some of it', () => {
  expect(mean(hitsOf(3, 2 / 3, 0))).toBeCloseTo(2, 9);
  expect(mean(hitsOf(3, 2 / 3, 1))).toBeLessThan(2);
  expect(mean(hitsOf(3, 2 / 3, 2))).toBeLessThan(mean(hitsOf(3, 2 / 3, 1)));
});

test('a die that may be rolled again has two chances, and no more', () => {
  expect(withRerolls(1 / 3, 2, 0)).toBe(1 / 3);
  expect(withRerolls(1 / 3, 2, 9)).toBeCloseTo(5 / 9, 9);
});
