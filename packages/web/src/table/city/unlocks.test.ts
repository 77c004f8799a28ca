import { catalogue } from '@signum/cards';
import { expect, test } from 'vitest';
import { byBenefit, unlockedBy } from './unlocks.ts';

const card = (id: string) => catalogue[id]!;

test('a building unlocks the cards that the City could not pay for without it', () => {
  // Fireball costs a School of Magic and any other building
  expect(unlockedBy('school-of-magic', ['arena'], ['fireball', 'field-dressing'], card)).toEqual({
    cards: ['fireball'],
    named: 1,
  });
});

test('it is asked for by name although it is not enough alone', () => {
  expect(unlockedBy('school-of-magic', [], ['fireball'], card)).toEqual({ cards: [], named: 1 });
});

test('what can be paid for already is not unlocked, and two copies count once', () => {
  expect(unlockedBy('library', ['arena'], ['field-dressing', 'field-dressing'], card)).toEqual({ cards: [], named: 0 });
});

test('what lets a card be played is offered first', () => {
  const offered = byBenefit(['arena', 'school-of-magic', 'temple'], ['library'], ['fireball'], card);
  expect(offered.map(({ building }) => building)).toEqual(['school-of-magic', 'arena', 'temple']);
});
