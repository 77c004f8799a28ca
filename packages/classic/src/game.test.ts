import { isRefused } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import type { Deck } from './deck/deck.ts';
import { editions, type EditionId } from './editions/index.ts';
import { classicGame, type ClassicSetup } from './game.ts';
import type { ClassicState } from './state.ts';
import { basics, character, hero, spell } from './testing/cards.ts';

const squad = Array.from({ length: 30 }, (_, index) => character(`soldier${index}`));
const locked = spell('locked', { faction: 'vallor', hero: 'somebody-else' });
const cards: Card[] = [...basics, ...squad, locked, hero('brissa'), hero('roland', { faction: 'grypharim' })];
const game = classicGame(Object.fromEntries(cards.map(card => [card.id, card])));
const deck: Deck = { hero: 'brissa', cards: squad.map(({ id }) => id), pool: ['arena'] };

const SEED = '00'.repeat(32);

function begun(setup: Partial<ClassicSetup> = {}) {
  return game.begin({ edition: 'en-kitsune', decks: [deck, deck], ...setup }, SEED);
}

/** The same game with the first answer that is offered, again and again, up to a question of this kind. */
function playedTo(begin: ClassicState, kind: string): ClassicState {
  let state = begin;
  for (let asked = game.pending(state); asked && asked.kind !== kind; asked = game.pending(state)) {
    const next = game.answer(state, { to: asked.n, seat: asked.seat, answer: game.answers(asked)[0]! });
    if (isRefused(next)) throw new Error(JSON.stringify(next.refused));
    ({ state } = next);
  }
  return state;
}

const ALL = Object.keys(editions) as EditionId[];

describe('two players with one faction and one hero', () => {
  test.each(ALL)('C-CRD-14: may play under %s', edition => {
    const first = begun({ edition });
    if (isRefused(first)) throw new Error(JSON.stringify(first.refused));
    expect(first.state.players.map(player => player.hero)).toEqual(['brissa', 'brissa']);
  });

  test('C-CRD-14, C-CRD-10: have a hero each, of different names on the Battlefield', () => {
    const first = begun();
    if (isRefused(first)) throw new Error(JSON.stringify(first.refused));
    const state = playedTo(first.state, 'startingHand');
    expect(state.creatures.map(({ kind, owner, card }) => [kind, owner, card])).toEqual([
      ['hero', state.first, 'brissa'],
      ['hero', 1 - state.first, 'brissa'],
    ]);
    expect(new Set(state.creatures.map(({ id }) => id)).size).toBe(2);
  });
});

test('C-GEN-1: a game runs under one of the four editions', () => {
  expect(begun({ edition: 'en-2099' as EditionId })).toMatchObject({ refused: { rule: 'C-GEN-1' } });
});

test('C-CRD-10, C-DCK-3: the faction of the hero is that of the deck', () => {
  expect(begun({ decks: [deck, { ...deck, hero: 'roland' }] })).toMatchObject({
    refused: { code: 'illegal-deck', rule: 'C-DCK-3', facts: { seat: 1 } },
  });
});

test.each(ALL)('C-DCK-9: under %s a game begins although a card names another hero', edition => {
  const withLocked = { ...deck, cards: [...deck.cards, 'locked'] };
  expect(isRefused(begun({ edition, decks: [deck, withLocked] }))).toBe(false);
});

test.each<[string, object]>([
  ['a word that is an object', { do: { toString: 1 } }],
  ['a word of JavaScript', { do: 'constructor' }],
  ['a card that is an object', { do: 'play', card: { toString: 1 } }],
  ['a part too many', { do: 'end turn', extra: 1 }],
  ['no word', {}],
])('K-ANS-1: an action with %s is refused, and changes nothing', (_what, action) => {
  const first = begun();
  if (isRefused(first)) throw new Error(JSON.stringify(first.refused));
  const state = playedTo(first.state, 'nextAction');
  const before = JSON.stringify(state);
  const reply = { to: state.answered, seat: state.active, answer: { kind: 'nextAction', ...action } as never };
  const saved = JSON.parse(before) as ClassicState; // what is open there has not been worked out yet
  for (const one of [saved, state]) {
    expect(game.answer(one, reply)).toMatchObject({ refused: { rule: 'C-TRN-15' } });
    expect(JSON.stringify(one)).toBe(before);
  }
});
