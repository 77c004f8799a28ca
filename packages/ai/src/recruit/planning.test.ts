import { BASIC_BUILDINGS, type Card, type CardId } from '@signum/classic';
import { basics, character, stateOf } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { construct } from './planning.ts';

const tapFor = (id: string, amount: number, kind: 'basic' | 'unique'): Card => ({
  ...(basics[0] as Extract<Card, { type: 'building' }>),
  id,
  kind,
  cost: { buildings: [], prosperity: kind === 'basic' ? 2 : 3 },
  abilities: [{ use: 'tap', effect: { do: 'prosper', who: 'you', amount } }],
});
const cards = [
  tapFor('city-hall', 1, 'basic'),
  tapFor('mint', 2, 'unique'),
  { ...character('knight'), cost: { buildings: ['arena', 'any'], prosperity: 0 } } as Card,
];

function built(city: readonly CardId[], hand: readonly CardId[], turn: number, options: readonly CardId[]): CardId {
  const state = stateOf({ cards, turn, players: [{ city, hand: [...hand] }] });
  const question = { kind: 'construct', seat: 0, n: 0, options, closed: [], instead: 2 } as const;
  const reply = construct({ state, question, answers: () => [], random: () => 0.5 }, question);
  return (reply as { building: CardId }).building;
}

test('what gives Prosperity comes first', () => {
  expect(built([], ['knight'], 1, ['arena', 'barracks', 'city-hall'])).toBe('city-hall');
});

test('then what the hand waits for', () => {
  expect(built(['city-hall'], ['knight'], 3, ['barracks', 'arena', 'tavern'])).toBe('arena');
});

test('a mint is built while it still pays, and not in the last turns', () => {
  expect(built(['city-hall'], [], 5, ['barracks', 'mint'])).toBe('mint');
  expect(built(BASIC_BUILDINGS, [], 23, ['mint'])).toBe('none');
});

test('C-END-5: where the victory needs all basic buildings, one that is missing is better than nothing', () => {
  expect(built(BASIC_BUILDINGS.slice(0, 8), [], 21, ['temple'])).toBe('temple');
});
