import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beyondNoise,
  differenceOfDifferences,
  differenceOfMeans,
  differenceOfShares,
  meanDifference,
  quantile,
  stratifiedDifference,
  wilson,
} from './statistics.ts';

describe("Wilson's interval", () => {
  test('81 of 263, the example of Newcombe (1998)', () => {
    const [low, high] = wilson(81 / 263, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  test('none of 20 is not never', () => {
    const [low, high] = wilson(0, 20);
    expect(low).toBe(0);
    expect(high).toBeCloseTo(0.1611, 4);
  });

  test('without a game everything is possible', () => expect(wilson(0.5, 0)).toEqual([0, 1]));

  test('it narrows with the games, and is never empty', () => {
    for (const share of [0, 0.5, 0.9, 1]) {
      const [few, many] = [wilson(share, 20), wilson(share, 400)];
      expect(many[1] - many[0]).toBeLessThan(few[1] - few[0]);
      expect(many[1]).toBeGreaterThan(many[0]);
    }
  });

  test('it always holds the share, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
        const share = Math.round(part * n) / n;
        const [low, high] = wilson(share, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share + 1e-12);
        expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      }),
    );
  });
});

describe('a difference of shares', () => {
  test('56 of 70 and 48 of 80, the example of Newcombe (1998)', () => {
    const { value, interval, p } = differenceOfShares(56 / 70, 70, 48 / 80, 80);
    expect(value).toBeCloseTo(0.2, 10);
    expect(interval[0]).toBeCloseTo(0.0524, 4);
    expect(interval[1]).toBeCloseTo(0.3339, 4);
    expect(p).toBeCloseTo(0.008, 3); // z = 2.65
  });

  test('with nothing to compare nothing is claimed', () => {
    expect(differenceOfShares(0.5, 0, 0.7, 10)).toEqual({ value: 0, interval: [-1, 1], p: 1 });
  });
});

describe('like compared with like', () => {
  test('of one kind it is the plain difference with its standard error', () => {
    const { value, interval } = stratifiedDifference([{ n: 70, won: 56, m: 80, otherWon: 48 }]);
    expect(value).toBeCloseTo(0.2, 10);
    expect(interval[0]).toBeCloseTo(0.0575, 4);
    expect(interval[1]).toBeCloseTo(0.3425, 4);
  });

  test('a card that changes nothing, played often in a strong deck and seldom in a weak one, changes nothing', () => {
    const strong = { n: 80, won: 72, m: 20, otherWon: 18 };
    const weak = { n: 20, won: 2, m: 80, otherWon: 8 };
    const { value, p } = stratifiedDifference([strong, weak]);
    expect(value).toBeCloseTo(0, 10);
    expect(p).toBeGreaterThan(0.99);
  });

  test('kinds in which it was always or never played tell nothing', () => {
    const telling = { n: 10, won: 6, m: 10, otherWon: 4 };
    const silent = { n: 50, won: 50, m: 0, otherWon: 0 };
    expect(stratifiedDifference([telling, silent])).toEqual(stratifiedDifference([telling]));
    expect(stratifiedDifference([silent])).toEqual({ value: 0, interval: [-1, 1], p: 1 });
  });

  test('where every game went one way, few games are not taken for certainty', () => {
    const { value, interval } = stratifiedDifference([{ n: 3, won: 3, m: 3, otherWon: 0 }]);
    expect(value).toBe(1);
    expect(interval[0]).toBeLessThan(0.4);
  });
});

describe('the same games played twice', () => {
  test('if every game went as before, nothing has changed, without a doubt', () => {
    expect(meanDifference([0, 0, 0, 0])).toEqual({ value: 0, interval: [0, 0], p: 1 });
  });

  test('the mean of -1, 0, 1, 1, 1 with the standard error of a sample', () => {
    const { value, interval } = meanDifference([-1, 0, 1, 1, 1]);
    expect(value).toBeCloseTo(0.4, 10);
    expect(interval[1] - value).toBeCloseTo(1.96 * 0.4, 3); // standard deviation 0.894 / root of 5
  });
});

test('two means: 1, 2, 3 and 4, 5, 6 are 3 apart, give or take 1.6', () => {
  const { value, interval } = differenceOfMeans([4, 5, 6], [1, 2, 3]);
  expect(value).toBe(3);
  expect(interval[0]).toBeCloseTo(3 - 1.96 * Math.sqrt(2 / 3), 3);
});

test('errors of two differences add up by squares', () => {
  const { value, interval, p } = differenceOfDifferences(
    { value: 0.5, interval: [0.2, 0.8], p: 0 },
    { value: 0.1, interval: [-0.3, 0.5], p: 0.6 },
  );
  expect(value).toBeCloseTo(0.4, 10);
  expect(interval[0]).toBeCloseTo(-0.1, 10); // 0.3 and 0.4 make 0.5
  expect(p).toBeCloseTo(0.117, 3);
});

describe('what is beyond noise among many', () => {
  test('the example of Benjamini and Hochberg (1995): four of fifteen', () => {
    const chances = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    expect(beyondNoise(chances).filter(Boolean)).toHaveLength(4);
    expect(beyondNoise(chances.toReversed()).lastIndexOf(true)).toBe(14);
  });

  test('of nothing nothing is', () => expect(beyondNoise([])).toEqual([]));

  test('one in twenty by itself is not, among many', () => {
    expect(beyondNoise([0.04, ...Array.from({ length: 99 }, () => 0.9)])[0]).toBe(false);
    expect(beyondNoise([0.04])[0]).toBe(true);
  });
});

test('half of 1 to 9 lies below 5', () => expect(quantile([9, 8, 7, 6, 5, 4, 3, 2, 1], 0.5)).toBe(5));
