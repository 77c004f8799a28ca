import { expect, test } from 'vitest';
import { softmax } from './softmax.ts';

/** How often each place comes up when chance goes evenly through its whole range. */
function shares(values: readonly number[], temperature: number): number[] {
  const counts = values.map(() => 0);
  for (let at = 0; at < RUNS; at += 1) counts[softmax(values, temperature, () => (at + 0.5) / RUNS)]! += 1;
  return counts.map(count => count / RUNS);
}

const RUNS = 20_000;

test('without any temperature it is always the best, and the first of equal ones', () => {
  expect(shares([1, 3, 2], 0)).toEqual([0, 1, 0]);
  expect(shares([1, 3, 3], 0)).toEqual([0, 1, 0]);
});

test('what is worse by one temperature comes up less often by a factor of e', () => {
  const [best, second, third] = shares([4, 2, -2], 2) as [number, number, number];
  expect(best / second).toBeCloseTo(Math.E, 1);
  expect(second / third).toBeCloseTo(Math.E ** 2, 0);
  expect(best + second + third).toBeCloseTo(1, 9);
});

test('the hotter, the more even; and only differences count', () => {
  expect(shares([1, 0], 10)[0]).toBeLessThan(shares([1, 0], 1)[0]!);
  expect(shares([101, 100], 1)).toEqual(shares([1, 0], 1));
});

test('a game that is lost at once is hardly ever chosen', () => {
  expect(shares([0, -120], 2)[1]).toBe(0);
});
