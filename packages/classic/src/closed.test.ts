import { expect, test } from 'vitest';
import { closed } from './closed.ts';
import { building, character, spell } from './testing/cards.ts';
import { position } from './testing/position.ts';

const mint = building('mint', { abilities: [{ use: 'tap', effect: { do: 'prosper', who: 'you', amount: 1 } }] });
const cards = [
  mint,
  spell('alms', { effect: { do: 'prosper', who: 'you', amount: 1 } }),
  character('dear', { cost: { buildings: ['arena'], prosperity: 0 } }),
];
const table = position({
  cards,
  players: [
    { city: ['mint'], hand: ['alms', 'dear'] },
    { city: ['mint'], hand: ['alms'] },
  ],
});
const reasons = (list: ReturnType<typeof closed>) => new Set(list.map(({ refusal }) => refusal.rule));

test("C-TRN-15: in one's own turn only what is really closed has a reason", () => {
  expect(closed(table.state, 0)).toMatchObject([
    { action: { do: 'play', card: 'dear' }, refusal: { rule: 'C-CST-1' } },
  ]);
});

test("C-PLY-2, C-CTY-10: in the other player's turn everything is closed", () => {
  const list = closed(table.state, 1);
  expect(list.map(({ action }) => action.do)).toEqual(['activate', 'play', 'use building']);
  expect(reasons(list)).toEqual(new Set(['C-PLY-2']));
});

test('C-TRN-18, C-TRN-19, C-MAT-33: while a creature acts nothing else can be declared', () => {
  const acting = table.answer({ do: 'activate', creature: 'hero0' });
  expect(acting.asked('act').creature).toBe('hero0');
  expect(reasons(closed(acting.state, 0))).toEqual(new Set(['C-TRN-18']));
  expect(acting.refusal({ do: 'play', card: 'alms' })).toBeDefined();
});

test('C-TRN-14: in the Construction Phase no card is played and no ability used', () => {
  expect(reasons(closed({ ...table.state, phase: 'construction' }, 0))).toEqual(new Set(['C-TRN-14']));
});

test('C-TRN-17: while a card is being played the next one waits', () => {
  const cast = spell('cast', { effect: { do: 'damage', whom: { choose: 'creature' }, amount: 1 } });
  const playing = position({ cards: [cast], players: [{ hand: ['cast', 'cast'] }] }).answer({
    do: 'play',
    card: 'cast',
  });
  expect(reasons(closed(playing.state, 0))).toEqual(new Set(['C-TRN-17']));
});

test('C-TRN-17, C-TRN-22: whoever has ended the turn and orders the passes can do nothing else', () => {
  const passing = position({ creatures: { one: {}, other: { at: [100, 300] } } }).answer({ do: 'end turn' });
  expect(passing.asked('order').of).toBe('activations');
  const list = closed(passing.state, 0);
  expect(list.map(({ action }) => action.do)).toEqual(['activate', 'activate', 'activate']);
  expect(reasons(list)).toEqual(new Set(['C-TRN-17']));
});
