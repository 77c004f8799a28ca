import { catalogue } from '@signum/cards';
import { expect, test } from 'vitest';
import { EMPTY_SHEET } from '../decks/deck-sheet.ts';
import { deckForEdition, ownDecks, pickedDeck, readyDecks } from './pickable-deck.ts';

const all = readyDecks('en');
const find = (id: string) => pickedDeck(all, id, 'kitsune-starter');

test('C-GEN-1: another edition gets a deck of the same faction that it takes', () => {
  expect(deckForEdition(find('akkari-starter'), all, 'ru-1', catalogue).id).toBe('akkari-ru-silk-and-venom');
});

test('a deck that is legal there too is kept', () => {
  expect(deckForEdition(find('akkari-ru-silk-and-venom'), all, 'en-2022', catalogue).id).toBe(
    'akkari-ru-silk-and-venom',
  );
});

test('C-CRD-10: a deck of one’s own can be brought as soon as it has a hero', () => {
  const sheet = { ...EMPTY_SHEET, id: 'own-1', name: 'Mine', changedAt: 0 };
  expect(ownDecks([sheet])).toEqual([]);
  expect(ownDecks([{ ...sheet, hero: 'princess-fumiko' }])).toMatchObject([{ id: 'own-1', name: 'Mine' }]);
});

test('a remembered deck that is gone gives way to the first one', () => {
  expect(find('own-gone').id).toBe('kitsune-starter');
});
