import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';
import { minion } from '../testing/cards.ts';

test('C-KW-MasterOfRitual: up to X dice that failed are rolled again', () => {
  const keywords = [
    { keyword: 'ritual', x: 3 },
    { keyword: 'master-of-ritual', x: 2 },
  ] as const;
  const asked = acting({
    heroes: false,
    creatures: { a: { at: [300, 300], print: { keywords } } },
    cards: [minion('imp')],
    players: [{ minion: 'imp' }, {}],
    dice: 'axe shield axe  axe bullseye',
  }).answer({ do: 'use', ability: 'ritual' });
  expect(asked.pending).toMatchObject({ kind: 'reroll', purpose: 'ritual', places: [0, 1, 2], most: 2 });
  expect(asked.answer({ dice: [0, 2] }).end().pending).toMatchObject({ kind: 'place' });
});

test('C-KW-MasterOfRitual: a Bullseye cannot be rolled away', () => {
  const keywords = [
    { keyword: 'ritual', x: 2 },
    { keyword: 'master-of-ritual', x: 2 },
  ] as const;
  const asked = acting({
    creatures: { a: { print: { keywords } } },
    cards: [minion('imp')],
    players: [{ minion: 'imp' }, {}],
    dice: 'bullseye axe',
  }).answer({ do: 'use', ability: 'ritual' });
  expect(asked.pending).toMatchObject({ places: [1], most: 1 });
  expect(asked.refusal({ dice: [0] })).toBeDefined();
});
