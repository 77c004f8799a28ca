import { expect, test } from 'vitest';
import { lengthText, rulerText } from './length-text.ts';

test('a length is rounded up to the next millimetre, in the words of its language', () => {
  expect(lengthText('en', 1201)).toBe('1.3');
  expect(lengthText('fr', 1200)).toBe('1,2');
});

test('nothing is nothing, without a sign before it', () => {
  expect(lengthText('en', 0)).toBe('0.0');
  expect(lengthText('en', -3)).toBe('0.0');
});

test('whole centimetres are written as rulers are', () => {
  expect(rulerText('en', 10_000)).toBe('10');
  expect(rulerText('en', 8500)).toBe('8.5');
});
