import { catalogue, decks } from '@signum/cards';
import { LANGUAGE_CODES, languages } from '@signum/text';
import { describe, expect, test } from 'vitest';
import { sheetOf, withCopies } from './deck-sheet.ts';
import { deckText, readDeckText } from './deck-text.ts';

describe('a deck as text', () => {
  test.each(LANGUAGE_CODES)('comes back from its text in %s as it was', code => {
    for (const deck of decks) {
      const sheet = sheetOf(deck, code);
      const { sheet: read, strange } = readDeckText(deckText(sheet, languages[code]));
      expect(strange).toEqual([]);
      expect({ ...read, cards: byId(read.cards) }).toEqual({ ...sheet, cards: byId(sheet.cards) });
    }
  });

  test('no two cards share a name in a language, so that a name is enough', () => {
    for (const code of LANGUAGE_CODES) {
      const names = Object.values(catalogue).map(card => card.names[code].toLowerCase());
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('is read when written by hand: ids, other languages, counts in all shapes', () => {
    const { sheet, strange } = readDeckText(
      'Арена\r\n2x Final Stanza\n1 × flames-of-fury\nfinal stanza\n 3 Nobody \n\n',
    );
    expect(sheet.buildings).toEqual(['arena']);
    expect(sheet.cards).toEqual([
      { id: 'final-stanza', copies: 3 },
      { id: 'flames-of-fury', copies: 1 },
    ]);
    expect(strange).toEqual(['3 Nobody']);
  });

  test('a card that we do not have keeps its line', () => {
    const sheet = withCopies(sheetOf(decks[0]!, 'en'), 'card-of-tomorrow', 2);
    const text = deckText(sheet, languages.en);
    expect(text).toContain('2 card-of-tomorrow');
    expect(readDeckText(text).strange).toEqual(['2 card-of-tomorrow']);
  });

  test('an edition that we do not have is not taken', () => {
    expect(readDeckText('# Foxes [en-1999]').sheet).toMatchObject({ name: 'Foxes', edition: 'en-kitsune' });
  });
});

function byId<T extends { readonly id: string }>(cards: readonly T[]): T[] {
  return cards.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
