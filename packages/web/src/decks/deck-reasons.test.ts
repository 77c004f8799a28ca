import { decks } from '@signum/cards';
import { describe, expect, test } from 'vitest';
import { reasonsOf } from './deck-reasons.ts';
import { EMPTY_SHEET, sheetOf, withCopies, type DeckSheet } from './deck-sheet.ts';

const foxes = sheetOf(
  decks.find(({ id }) => id === 'kitsune-starter')!,
  'en',
);
const codes = (sheet: DeckSheet): string[] => reasonsOf(sheet).map(({ refusal }) => refusal.code);
const leadOf = (sheet: DeckSheet, code: string): unknown =>
  reasonsOf(sheet).find(({ refusal }) => refusal.code === code)?.lead;

describe('what is wrong with a deck leads to its cards', () => {
  test('C-DCK-1: nothing is wrong with a ready deck', () => {
    expect(reasonsOf(foxes)).toEqual([]);
  });

  test('C-CRD-10: an empty deck is told to find a hero, and nothing else', () => {
    expect(codes(EMPTY_SHEET)).toEqual(['no-hero']);
    expect(leadOf(EMPTY_SHEET, 'no-hero')).toEqual({ to: 'add', types: ['hero'] });
  });

  test('C-CMP-15: a deck that is too small leads to all kinds of cards, one that is too big to its own', () => {
    const small = { ...foxes, cards: foxes.cards.slice(0, 3) };
    expect(leadOf(small, 'deck-too-small')).toEqual({ to: 'add', types: ['character', 'spell', 'relic', 'tactic'] });
    const big = withCopies(withCopies(withCopies(foxes, 'final-stanza', 9), 'vanish-in-smoke', 9), 'flames-of-fury', 9);
    expect(leadOf(big, 'deck-too-big')).toEqual({ to: 'cards', cards: big.cards.map(({ id }) => id) });
  });

  test('C-CMP-17, C-DCK-3: too many copies and strangers lead to themselves, all at once', () => {
    const wrong = withCopies(withCopies(foxes, 'final-stanza', 3), 'web-burst', 2);
    expect(codes(wrong)).toEqual(['foreign-faction', 'too-many-copies']);
    expect(leadOf(wrong, 'too-many-copies')).toEqual({ to: 'cards', cards: ['final-stanza'] });
    expect(leadOf(wrong, 'foreign-faction')).toEqual({ to: 'cards', cards: ['web-burst'] });
  });

  test('C-DCK-7: hired support leads to the hired cards of the deck', () => {
    const wrong = ['war-chest', 'plunder', 'cheap-shot', 'turncoat', 'paid-loyalty', 'siege-engineers'].reduce(
      (sheet, id) => withCopies(sheet, id, 2),
      foxes,
    );
    expect(codes(wrong)).toEqual(['too-much-hired-support']);
    expect(leadOf(wrong, 'too-much-hired-support')).toEqual({
      to: 'cards',
      cards: ['war-chest', 'plunder', 'cheap-shot', 'turncoat', 'paid-loyalty', 'siege-engineers'],
    });
  });
});
