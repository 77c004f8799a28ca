import { expect, test } from 'vitest';
import { character, minion } from '../testing/cards.ts';
import { reading } from '../testing/reading.ts';

const hero0 = { kind: 'hero', at: [300, 300] } as const;

test('C-SUM-12, C-SUM-13: minions come into contact, one after the other, and have been activated', () => {
  const table = reading(
    { do: 'minion', near: 'your hero', amount: 2 },
    { creatures: { hero0 }, cards: [minion('imp')], players: [{ minion: 'imp' }] },
  );
  const both = table.answer({ x: 30_000, y: 33_210 }).answer({ x: 30_000, y: 26_790 });
  const imps = both.state.creatures.filter(({ kind }) => kind === 'minion');
  expect(imps.map(({ y, activated }) => [y, activated])).toEqual([
    [33_210, true],
    [26_790, true],
  ]);
});

test('C-CRD-20: without a minion card none comes', () => {
  const table = reading({ do: 'minion', near: 'your hero', amount: 1 }, { creatures: { hero0 } });
  expect(table.pending).toBeUndefined();
  expect(table.state.creatures).toHaveLength(2);
});

const shade = character('shade', {
  cost: { buildings: ['any', 'arena'], prosperity: 1 },
  keywords: [{ keyword: 'first-word', effect: { do: 'prosper', who: 'you', amount: 5 } }],
});
const rebirth = {
  do: 'summon',
  what: { choose: 'your character card', in: 'graveyard', cost: { atMost: 3 } },
  near: 'your hero',
} as const;

test('C-ABL-26: a character from the Graveyard enters without cost and without its First Word, and counts as chosen', () => {
  const table = reading([rebirth, { do: 'hide', whom: 'the chosen creature' }], {
    creatures: { hero0 },
    cards: [shade, character('giant', { cost: { buildings: [], prosperity: 9 } })],
    players: [{ graveyard: ['giant', 'shade'], prosperity: 0 }],
  }).answer({ x: 30_000, y: 33_210 });
  expect(table.state.creatures.find(({ card }) => card === 'shade')).toMatchObject({
    hidden: true,
    activated: true,
    owner: 0,
  });
  expect(table.state.players[0]).toMatchObject({ graveyard: ['giant'], prosperity: 0 });
  expect(table.told('creatureSummoned')).toMatchObject([{ how: 'by an effect' }]);
});

test('C-SUM-7, C-CMP-29: with the limit of creatures reached its card stays in the Graveyard', () => {
  const crowd = Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [`c${index}`, { at: [50 + 60 * index, 100] }] as const),
  );
  const table = reading(rebirth, {
    creatures: { hero0, ...crowd },
    cards: [shade],
    players: [{ graveyard: ['shade'] }],
  });
  expect(table.state.players[0]!.graveyard).toEqual(['shade']);
  expect(table.pending).toBeUndefined();
});
