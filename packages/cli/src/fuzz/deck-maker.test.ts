import { catalogue } from '@signum/cards';
import { deckRefusals, editions, type EditionId } from '@signum/classic';
import { hashOfText, seeded } from '@signum/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDeck } from './deck-maker.ts';

const cards = Object.values(catalogue);
const heroes = cards.filter(({ type }) => type === 'hero').map(({ id }) => id);

test('every deck that is made is legal in its edition, whatever it is made round', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(editions) as EditionId[])),
      fc.constantFrom(...heroes),
      fc.subarray(cards.map(({ id }) => id)),
      fc.nat(),
      (edition, hero, around, seed) => {
        const chance = seeded(hashOfText(String(seed)));
        const deck = makeDeck({ edition, hero, around: new Set(around) }, catalogue, chance);
        expect(deckRefusals(deck, editions[edition], catalogue)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('what a deck is made round is in it: support twice, a character once', () => {
  const around = new Set(['sly-trick', 'big-marta', 'fireball', 'thol-the-flenser']);
  const wish = { edition: 'en-kitsune', hero: 'brissa-de-molforn', around } as const;
  const deck = makeDeck(wish, catalogue, seeded(hashOfText('round')));
  const copies = [...around].map(id => deck.cards.filter(card => card === id).length);
  expect(copies).toEqual([2, 1, 2, 0]); // the last belongs to another faction
});

test("no deck has a card that only another hero's squad can play", () => {
  for (const hero of heroes) {
    const around = new Set(cards.map(({ id }) => id));
    const deck = makeDeck({ edition: 'en-kitsune', hero, around }, catalogue, seeded(hashOfText(hero)));
    const bound = deck.cards.flatMap(id => {
      const card = catalogue[id]!;
      return 'hero' in card && card.hero !== undefined ? [card.hero] : [];
    });
    expect(bound.filter(name => name !== hero)).toEqual([]);
  }
});
