import { expect, test } from 'vitest';
import { begun, chance, playUntil, sightOf } from '../testing/practice.ts';
import { asksForHand, heldCards, lackingIn } from './held-cards.ts';

const practice = playUntil(
  begun('1'),
  chance(5),
  ({ kind, seat }, { turn }) => kind === 'nextAction' && seat === 0 && turn > 4,
);

test('in the own turn a card can be played, or there is a reason why not', () => {
  const sight = sightOf(practice, 0);
  const held = heldCards(sight);
  expect(held.map(({ card }) => card)).toEqual(sight.view.players[0]!.hand);
  expect(held.length).toBeGreaterThan(0);
  for (const { isOpen, refusal } of held) expect(isOpen).toBe(refusal === null);
});

test('out of turn no card can be played, and each says so', () => {
  const held = heldCards(sightOf(practice, 1));
  expect(new Set(held.map(({ refusal }) => refusal?.code))).toEqual(new Set(['not-your-turn']));
});

test('a hand that is not seen has no cards to show', () => {
  const sight = sightOf(practice, 0);
  const players = sight.view.players.map(player => ({ ...player, hand: 3 }));
  expect(heldCards({ ...sight, view: { ...sight.view, players } })).toEqual([]);
});

test('a question for cards to discard opens exactly those', () => {
  const sight = sightOf(practice, 0);
  const hand = sight.view.players[0]!.hand as readonly string[];
  const choose = { kind: 'choose', seat: 0, n: 1, purpose: 'card to discard', options: [hand[0]!], least: 1, most: 1 };
  const asked = { ...sight, question: choose as typeof sight.question };
  expect(asksForHand(asked)).toBe(true);
  expect(heldCards(asked).map(({ card, isOpen }) => isOpen === (card === hand[0]))).not.toContain(false);
});

test('C-SET-9, C-SET-10: the first hand is exchanged where it lies, every card of it', () => {
  const first = playUntil(begun('1'), chance(5), ({ kind, seat }) => kind === 'startingHand' && seat === 0);
  const held = heldCards(sightOf(first, 0));
  expect(held.length).toBeGreaterThan(0);
  for (const { isOpen, isForChoice, refusal } of held)
    expect([isOpen, isForChoice, refusal]).toEqual([true, true, null]);
});

test('missing buildings are read from the refusal, and from no other', () => {
  const facts = { missing: ['arena'], tapped: false };
  expect(lackingIn({ code: 'buildings-missing', rule: 'C-CST-1', facts })).toEqual(['arena']);
  expect(lackingIn({ code: 'not-your-turn', rule: 'C-PLY-2', facts: {} })).toEqual([]);
});
