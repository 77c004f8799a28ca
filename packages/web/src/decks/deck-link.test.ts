import { catalogue, decks } from '@signum/cards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckLink, readDeckLink } from './deck-link.ts';
import { EMPTY_SHEET, sheetOf } from './deck-sheet.ts';

test.each(decks.map(deck => [deck.id, deck] as const))('%s comes back from its link as it was', (_id, deck) => {
  const sheet = sheetOf(deck, 'ru');
  expect(readDeckLink(`http://localhost/decks${deckLink(sheet)}`)).toEqual(sheet);
});

test('a link can be read by people, and every id of the catalogue stands in it as it is', () => {
  expect(deckLink({ ...EMPTY_SHEET, cards: [{ id: 'web-burst', copies: 2 }] })).toBe(
    '#deck=1~en-kitsune~~~web-burst.2~~~',
  );
  expect(Object.keys(catalogue).filter(id => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

test('any name survives the way', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      expect(readDeckLink(deckLink({ ...EMPTY_SHEET, name }))?.name).toBe(name);
    }),
  );
});

test.each(['', '#progress', '#deck=', '#deck=2~en-kitsune~~~~~~', '#deck=1~en-1999~~~~~~', '#deck=1~en-kitsune~hero'])(
  'no deck is read from "%s"',
  hash => {
    expect(readDeckLink(hash)).toBeUndefined();
  },
);

test('nonsense in a link does no harm', () => {
  fc.assert(
    fc.property(fc.string(), junk => {
      const read = readDeckLink(`#deck=1~ru-1~${junk}`);
      for (const { copies } of read?.cards ?? []) expect(copies).toBeGreaterThan(0);
    }),
  );
});
