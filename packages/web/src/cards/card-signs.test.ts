import { expect, test } from 'vitest';
import { lackingSigns } from './card-signs.ts';

test('of two equal symbols in a cost only as many are shown as missing as are missing', () => {
  expect(lackingSigns(['arena', 'any', 'any'], ['any'])).toEqual([false, true, false]);
  expect(lackingSigns(['arena', 'any', 'any'], ['any', 'any'])).toEqual([false, true, true]);
});

test('a symbol that the cost does not name is never shown', () => {
  expect(lackingSigns(['temple'], ['smithy'])).toEqual([false]);
});
