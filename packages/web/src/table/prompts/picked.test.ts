import { expect, test } from 'vitest';
import { pickedPlaces, togglePlace } from './picked.ts';

const HAND = ['fox', 'owl', 'fox', 'web'] as const;

test('two copies of a card are picked one by one', () => {
  const one = togglePlace<string>(HAND, [], 2, 4);
  expect(one).toEqual(['fox']);
  // a copy is as good as the other: the first place shows it
  expect(pickedPlaces<string>(HAND, one)).toEqual([0]);
  expect(togglePlace<string>(HAND, one, 2, 4)).toEqual(['fox', 'fox']);
});

test('what is picked stays in the order of the list, as answers are told', () => {
  expect(togglePlace<string>(HAND, ['web'], 1, 4)).toEqual(['owl', 'web']);
});

test('picked once more it is let go', () => {
  expect(togglePlace<string>(HAND, ['owl', 'web'], 1, 4)).toEqual(['web']);
});

test('where only one can be chosen, the next choice replaces it', () => {
  expect(togglePlace<string>(HAND, ['owl'], 3, 1)).toEqual(['web']);
});

test('where two can be chosen, a third takes the place of the second', () => {
  expect(togglePlace<string>(HAND, ['fox', 'owl'], 3, 2)).toEqual(['fox', 'web']);
});
