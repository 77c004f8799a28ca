import { decks } from '@signum/cards';
import { expect, test } from 'vitest';
import { EMPTY_SHEET, sheetOf } from './deck-sheet.ts';
import { figuresOf } from './figures.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

test.each(decks.map(deck => [deck.id, deck] as const))(
  'every card of %s is counted once in each figure',
  (_id, deck) => {
    const { costs, types, factions } = figuresOf(sheetOf(deck, 'en'));
    expect([sum(costs), sum(types.values()), sum(factions.values())]).toEqual([deck.size, deck.size, deck.size]);
  },
);

test('a card that asks for three buildings counts once for each of their names', () => {
  const cards = [
    { id: 'bramble-elder-treant', copies: 1 },
    { id: 'final-stanza', copies: 2 },
  ];
  const { costs, symbols } = figuresOf({ ...EMPTY_SHEET, cards });
  expect(sum(costs)).toBe(3);
  expect(Math.max(...symbols.values())).toBeLessThanOrEqual(3);
  expect([...symbols.values()]).toEqual([...symbols.values()].toSorted((one, other) => other - one));
});

test('an empty deck has empty figures', () => {
  expect(figuresOf(EMPTY_SHEET).costs).toEqual([0, 0, 0, 0, 0]);
  expect([...figuresOf(EMPTY_SHEET).types.keys()]).toEqual(['character', 'spell', 'relic', 'tactic']);
});
