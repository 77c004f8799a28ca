import { catalogue } from '@signum/cards';
import { expect, test } from 'vitest';
import { isPrinted } from './is-printed.ts';

const hero = catalogue['velmora-silk-assassin']!;

test('a card of the catalogue is printed, whether a game brings its lore along or not', () => {
  const { flavour, source, ...played } = hero;
  expect([flavour, source]).not.toContain(undefined);
  expect(isPrinted(hero)).toBe(true);
  expect(isPrinted(played)).toBe(true);
});

test('a card that is played in another way is not, nor is one that nobody knows', () => {
  expect(isPrinted({ ...hero, health: 99 })).toBe(false);
  expect(isPrinted({ ...hero, id: 'nobody' })).toBe(false);
  expect(isPrinted({ ...hero, id: 'constructor' })).toBe(false);
  expect(isPrinted(null)).toBe(false);
});
