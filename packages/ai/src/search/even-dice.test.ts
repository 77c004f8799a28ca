import { hashOfText } from '@signum/kernel';
import { expect, test } from 'vitest';
import { evenDice } from './even-dice.ts';

const SEED = hashOfText('even');
const throws = (from: number) => Array.from({ length: 6 }, (_, index) => evenDice(SEED, from + index));

test.each([0, 6, 60])('in six thoughts on end, from number %i, each die shows each of its sides once', from => {
  const six = throws(from);
  for (let die = 0; die < six[0]!.length; die += 1) {
    expect(six.map(dice => dice[die]!).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
  }
});

test('dice do not fall alike, and the next six fall otherwise', () => {
  const [first] = throws(0);
  expect(new Set(first).size).toBe(6);
  expect(throws(6)).not.toEqual(throws(0));
});

test('the same number is the same luck, another seed another', () => {
  expect(evenDice(SEED, 3)).toEqual(evenDice(SEED, 3));
  expect(evenDice(hashOfText('other'), 3)).not.toEqual(evenDice(SEED, 3));
});
