import { catalogue } from '@signum/cards';
import { expect, test } from 'vitest';
import { matched, suggestedPayment, swapped } from './payment.ts';

const card = (id: string) => catalogue[id]!;
/** Costs a School of Magic and any other building. */
const fireball = card('fireball');

test('C-CST-2: what another card of the hand can still be paid with is spared', () => {
  const city = ['school-of-magic', 'library', 'temple'];
  const ways = city.map(id => [id]);
  const suggested = suggestedPayment(ways, [fireball], city, card);
  expect(suggested).not.toEqual(['school-of-magic']);
  expect(ways).toContainEqual(suggested);
});

test('what another card asks for is not spared if too few buildings are left to play it', () => {
  const city = ['school-of-magic', 'city-hall'];
  expect(suggestedPayment([['city-hall'], ['school-of-magic']], [fireball], city, card)).toEqual(['school-of-magic']);
});

test('a building with an ability of its own is spared if another can pay, and Prosperity before all', () => {
  const usable = (id: string) => (card(id).abilities ?? []).some(ability => 'use' in ability && ability.use === 'tap');
  const buildings = Object.values(catalogue).filter(({ type }) => type === 'building');
  const plain = buildings.find(({ id }) => !usable(id))!.id;
  const useful = buildings.find(({ id }) => usable(id) && id === 'arena')!.id;
  expect(suggestedPayment([[useful], [plain]], [], [useful, plain], card)).toEqual([plain]);
  expect(suggestedPayment([['city-hall'], [useful]], [], ['city-hall', useful], card)).toEqual([useful]);
});

test('without any way to pay nothing is suggested', () => {
  expect(suggestedPayment([], [], [], card)).toBeUndefined();
});

test('pressing another building swaps one of those that were to be tapped, and keeps the rest', () => {
  const ways = [
    ['arena', 'library'],
    ['arena', 'temple'],
    ['library', 'temple'],
  ];
  expect(swapped(ways, ['arena', 'library'], 'temple')).toEqual(['arena', 'temple']);
});

test('pressing a building that is to be tapped spares it, if there is another way', () => {
  const ways = [
    ['arena', 'library'],
    ['arena', 'temple'],
  ];
  expect(swapped(ways, ['arena', 'library'], 'library')).toEqual(['arena', 'temple']);
  expect(swapped(ways, ['arena', 'library'], 'arena')).toBeUndefined();
});

test('C-CST-2: a named symbol takes its own building, any takes what is left', () => {
  expect(matched(['any', 'arena'], ['tavern', 'arena'], () => false)).toEqual([
    { symbol: 'arena', building: 'arena' },
    { symbol: 'any', building: 'tavern' },
  ]);
});
