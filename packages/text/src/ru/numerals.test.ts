import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nouns } from './nouns.ts';
import { count, numeral, signed } from './numerals.ts';

test.each([
  [1, '1 рану'],
  [2, '2 раны'],
  [4, '4 раны'],
  [5, '5 ран'],
  [11, '11 ран'],
  [12, '12 ран'],
  [21, '21 рану'],
  [22, '22 раны'],
  [111, '111 ран'],
])('%i wounds are counted as a Russian counts them', (n, words) => {
  expect(count(n, nouns.wound)).toBe(words);
});

test('Damage and Prosperity have no plural', () => {
  expect(count(1, nouns.damage)).toBe('1 урон');
  expect(count(5, nouns.damage)).toBe('5 урона');
  expect(count(3, nouns.prosperity)).toBe('3 процветания');
});

test('The last two digits alone decide', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99 }), fc.nat({ max: 9 }), (n, hundreds) => {
      expect(count(hundreds * 100 + n, nouns.card).split(' ')[1]).toBe(count(n, nouns.card).split(' ')[1]);
    }),
  );
});

test('Small numbers are words, and two knows its gender', () => {
  expect(numeral(2, 'm', 'nom')).toBe('два');
  expect(numeral(2, 'f', 'nom')).toBe('две');
  expect(numeral(3, 'f', 'gen')).toBe('трёх');
});

test('A negative number has a true minus', () => {
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});
