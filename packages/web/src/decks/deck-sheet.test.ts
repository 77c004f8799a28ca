import { catalogue, decks } from '@signum/cards';
import { BASIC_BUILDINGS, deckRefusals, editions } from '@signum/classic';
import { expect, test } from 'vitest';
import {
  copiesOf,
  EMPTY_SHEET,
  MOST_COPIES,
  newSheet,
  playedDeck,
  sheetOf,
  sizeOf,
  withCard,
  withCopies,
  without,
  withPool,
} from './deck-sheet.ts';

const ready = decks[0]!;

test.each(decks.map(deck => [deck.id, deck] as const))('C-DCK-1: %s stays legal as a sheet', (_id, deck) => {
  const sheet = sheetOf(deck, 'fr');
  expect(sheet.name).toBe(deck.names.fr);
  expect(sizeOf(sheet)).toBe(deck.size);
  expect(deckRefusals(playedDeck(sheet), editions[deck.edition], catalogue)).toEqual([]);
});

test('C-CRD-26: a new deck brings the nine basic buildings along', () => {
  expect(newSheet('x').buildings.toSorted()).toEqual([...BASIC_BUILDINGS]);
  expect(newSheet('x').terrains.length).toBeGreaterThan(2);
});

test('copies come and go, and stop at a limit that is above every rule', () => {
  const two = withCopies(EMPTY_SHEET, 'web-burst', 2);
  expect(copiesOf(two, 'web-burst')).toBe(2);
  expect(copiesOf(withCard(two, 'web-burst'), 'web-burst')).toBe(3);
  expect(withCopies(two, 'web-burst', 0).cards).toEqual([]);
  expect(copiesOf(withCopies(two, 'web-burst', 99), 'web-burst')).toBe(MOST_COPIES);
});

test('a card goes where its kind belongs, and leaves from there', () => {
  const ids = [ready.hero, ready.minion!, ready.cards[0]!.id, 'arena', 'forest'];
  const whole = ids.reduce(withCard, EMPTY_SHEET);
  expect(whole).toMatchObject({ hero: ids[0], minion: ids[1], buildings: ['arena'], terrains: ['forest'] });
  expect(ids.map(id => copiesOf(whole, id))).toEqual([1, 1, 1, 1, 1]);
  expect(ids.reduce(without, whole)).toEqual(EMPTY_SHEET);
});

test('C-DCK-10: one building of a name suffices', () => {
  expect(withPool(withPool(EMPTY_SHEET, 'arena', true), 'arena', true).buildings).toEqual(['arena']);
});
