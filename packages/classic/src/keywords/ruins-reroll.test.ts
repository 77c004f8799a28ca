import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';
import { terrain } from '../testing/cards.ts';

const ruins = terrain('ruins', 30, {
  ruins: {
    bullseye: { do: 'wound', whom: 'that creature', amount: 1 },
    'axe|shield': { do: 'prosper', who: 'you', amount: 2 },
  },
});
const raider = { at: [300, 300], print: { health: 3, keywords: [{ keyword: 'ruins-reroll' }] } } as const;

test('C-KW-RuinsReroll, C-RUI-8: it may roll the die of a search again', () => {
  const table = acting({
    heroes: false,
    creatures: { a: raider },
    terrains: { t1: { card: ruins, at: [300, 346] } },
    dice: 'bullseye axe',
  });
  const asked = table.answer({ do: 'search', terrain: 't1' });
  expect(asked.pending).toMatchObject({ kind: 'reroll', purpose: 'search', faces: ['bullseye'] });
  expect(asked.answer({ dice: [0] }).end().state.players[0]).toMatchObject({ prosperity: 5 });
  expect(asked.answer({ dice: [] }).creature('a')).toMatchObject({ wounds: 1 });
});

test('C-KW-RuinsReroll, C-RUI-8: and the die of a secret entrance', () => {
  const table = acting({
    heroes: false,
    creatures: { a: raider },
    terrains: {
      t1: { card: ruins, at: [300, 346], searched: true },
      t2: { card: ruins, at: [500, 500], searched: true },
    },
    dice: 'bullseye axe',
  });
  const asked = table.answer({ do: 'secret entrance', terrain: 't1' });
  expect(asked.pending).toMatchObject({ kind: 'reroll', purpose: 'search' });
  expect(asked.answer({ dice: [0] }).end().pending).toMatchObject({
    kind: 'choose',
    purpose: 'place to go',
    options: ['t2'],
  });
});
