import { expect, test } from 'vitest';
import { nextStop } from './use-line-keys.ts';

test('whoever comes into the log with an arrow is at its newest line', () => {
  expect(nextStop('ArrowUp', -1, 9)).toBe(8);
  expect(nextStop('ArrowDown', -1, 9)).toBe(8);
});

test('arrows go from line to line and stop at the ends', () => {
  expect([nextStop('ArrowUp', 4, 9), nextStop('ArrowDown', 4, 9)]).toEqual([3, 5]);
  expect([nextStop('ArrowUp', 0, 9), nextStop('ArrowDown', 8, 9)]).toEqual([0, 8]);
  expect([nextStop('Home', 4, 9), nextStop('End', 4, 9)]).toEqual([0, 8]);
});

test('other keys lead nowhere', () => {
  expect(nextStop('a', 4, 9)).toBe(-1);
});
