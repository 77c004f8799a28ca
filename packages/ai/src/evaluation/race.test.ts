import { BASIC_BUILDINGS, type Card } from '@signum/classic';
import { basics, stateOf } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { turnsToProsperity } from './race.ts';

const hall: Card = {
  ...basics.find(({ id }) => id === 'city-hall')!,
  abilities: [{ use: 'tap', effect: { do: 'prosper', who: 'you', amount: 2 } }],
};

const turns = (city: readonly string[], prosperity: number, edition: 'en-2022' | 'en-kitsune' = 'en-kitsune') =>
  turnsToProsperity(stateOf({ edition, cards: [hall], players: [{ city, prosperity }] }), 0);

test('C-END-5: with all nine basic buildings and enough Prosperity no turn is missing', () => {
  expect(turns(BASIC_BUILDINGS, 33)).toBe(0);
  expect(turns(BASIC_BUILDINGS, 30)).toBeGreaterThan(0);
});

test('C-END-5: every building that is missing takes a turn at least', () => {
  expect(turns(BASIC_BUILDINGS.slice(0, 6), 60)).toBe(3);
});

test('a building that gives Prosperity shortens the way', () => {
  const others = BASIC_BUILDINGS.filter(name => name !== 'city-hall');
  expect(turns(['city-hall', ...others.slice(0, 3)], 5)).toBeLessThan(turns(others.slice(0, 4), 5));
});

test('C-MAT-70: where no buildings are needed, an empty City can win', () => {
  expect(turns([], 51, 'en-2022')).toBe(0);
  expect(turns([], 51)).toBe(9);
});
