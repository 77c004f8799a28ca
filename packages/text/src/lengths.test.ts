import { expect, test } from 'vitest';
import { decimal, measured } from './lengths.ts';

test.each([
  [1, { unit: 'mm', tenths: 1, isLess: true }],
  [10, { unit: 'mm', tenths: 1, isLess: false }],
  [230, { unit: 'mm', tenths: 23, isLess: false }],
  [230.000_000_1, { unit: 'mm', tenths: 23, isLess: false }],
  [231, { unit: 'mm', tenths: 24, isLess: false }],
  [999, { unit: 'mm', tenths: 100, isLess: false }],
  [1000, { unit: 'cm', tenths: 10, isLess: false }],
  [8001, { unit: 'cm', tenths: 81, isLess: false }],
])('%d hundredths of a millimetre are rounded up to what a player reads', (length, shown) => {
  expect(measured(length)).toEqual(shown);
});

test('a number has at most one decimal, after the mark of its language', () => {
  expect([decimal(23, '.'), decimal(23, ','), decimal(20, '.'), decimal(3, ',')]).toEqual(['2.3', '2,3', '2', '0,3']);
});
