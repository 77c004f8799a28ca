import { BASIC_BUILDINGS, type Card } from '@signum/classic';
import { basics, stateOf } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { turnsToProsperity } from './race.ts';

const hall: Card = {
  ...basics.find(({ id }) => id === 'city-hall')!,
  abilities: [{ use: 'tap', effect: { do: 'prosper', who: 'you', amount: 2 } }],
};

const mint: Card = { ...hall, id: 'mint', kind: 'unique' } as Card;

const turns = (city: readonly string[], prosperity: number, edition: 'en-2022' | 'en-kitsune' = 'en-kitsune') =>
  turnsToProsperity(stateOf({ edition, cards: [hall, mint], players: [{ city, prosperity }] }), 0);

test('C-END-5: with all nine basic buildings and enough Prosperity no turn is missing', () => {
  expect(turns(BASIC_BUILDINGS, 33)).toBe(0);
  expect(turns(BASIC_BUILDINGS, 30)).toBeGreaterThan(0);
});

test('C-END-5: every building that is missing takes a turn at least', () => {
  expect(turns(BASIC_BUILDINGS.slice(0, 6), 60)).toBe(3);
});

test('a building that gives Prosperity shortens the way', () => {
  const four = BASIC_BUILDINGS.slice(0, 4);
  expect(turns([...four, 'mint'], 5)).toBeLessThan(turns(four, 5));
});

test('C-CTY-2: a City Hall that is constructed next turn gives as much from then on as one that stands', () => {
  const others = BASIC_BUILDINGS.filter(name => name !== 'city-hall');
  expect(turns(['city-hall', ...others.slice(0, 3)], 5)).toBe(turns(others.slice(0, 4), 5));
});

test('C-TRN-12: from a full City the way is what is missing, by three and what the City Hall gives each turn', () => {
  expect(turns(BASIC_BUILDINGS, 23)).toBe(2);
  expect(turns(BASIC_BUILDINGS, 28)).toBe(1);
});

test('C-MAT-70: where no buildings are needed, an empty City can win', () => {
  expect(turns([], 51, 'en-2022')).toBe(0);
  expect(turns([], 51)).toBe(9);
});
