import { deckRefusals, editions, type EditionId } from '@signum/classic';
import { expect, test } from 'vitest';
import { catalogue, deckOf } from './catalogue.ts';
import { decks } from './decks.ts';

test.each(decks.map(deck => [deck.id, deck] as const))('C-DCK-1: the deck %s is legal in its edition', (_id, deck) => {
  expect(deckRefusals(deckOf(deck), editions[deck.edition], catalogue)).toEqual([]);
});

test.each(Object.keys(editions) as EditionId[])('at least five decks are legal in %s', edition => {
  const legal = decks.filter(deck => deckRefusals(deckOf(deck), editions[edition], catalogue).length === 0);
  expect(legal.length).toBeGreaterThanOrEqual(5);
});

test.each(decks.map(deck => [deck.id, deck] as const))(
  'C-DCK-9: the deck %s holds no card of another hero',
  (_id, deck) => {
    const foreign = deck.cards.filter(({ id }) => {
      const card = catalogue[id];
      return card && 'hero' in card && card.hero !== undefined && card.hero !== deck.hero;
    });
    expect(foreign).toEqual([]);
  },
);
