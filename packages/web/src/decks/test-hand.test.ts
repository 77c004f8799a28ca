import { expect, test } from 'vitest';
import { dealt, drawn, redrawn, shuffled } from './test-hand.ts';

const deck = Array.from({ length: 20 }, (_, n) => `card ${n}`);
const first = (): number => 0; // keeps every order as it is

test('C-SET-8: four cards are dealt', () => {
  expect(dealt(deck, first)).toEqual({ hand: deck.slice(0, 4), deck: deck.slice(4), isSettled: false });
});

test('C-SET-9: returned cards cannot come back by the same redraw, and nothing is lost', () => {
  const after = redrawn(dealt(deck, first), new Set([0, 2]), first);
  expect(after.hand).toEqual(['card 1', 'card 3', 'card 4', 'card 5']);
  expect([...after.hand, ...after.deck].toSorted()).toEqual(deck.toSorted());
  expect(after.isSettled).toBe(true);
});

test('C-TRN-6: each turn brings the top card, as long as there is one', () => {
  const hand = drawn(dealt(deck, first));
  expect(hand.hand.at(-1)).toBe('card 4');
  expect(drawn({ hand: [], deck: [], isSettled: true }).hand).toEqual([]);
});

test('a deck of five cards survives a redraw of four', () => {
  const after = redrawn(dealt(deck.slice(0, 5), first), new Set([0, 1, 2, 3]), first);
  expect([...after.hand, ...after.deck].toSorted()).toEqual(deck.slice(0, 5));
  expect(after.hand).toHaveLength(4);
});

test('a shuffle gives every order', () => {
  const orders = new Set<string>();
  for (const one of [0, 1, 2])
    for (const two of [0, 1]) {
      const draws = [one, two, 0];
      orders.add(shuffled(['a', 'b', 'c'], () => draws.shift()!).join(''));
    }
  expect(orders.size).toBe(6);
});
