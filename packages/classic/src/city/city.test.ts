import { expect, test } from 'vitest';
import type { BuildingCard, Cost } from '../card.ts';
import { costOf, incomeOf, payersOf, whyNotPay } from './city.ts';
import { missingFor, waysToTap } from './costs.ts';
import { building, character, relic, spell, terrain } from '../testing/cards.ts';
import { stateOf, type Position } from '../testing/position.ts';
import type { CostSymbol } from '../vocabulary.ts';

const guild = building('guild', { kind: 'class', faction: 'vallor' });
const cost = (...buildings: CostSymbol[]): Cost => ({ buildings, prosperity: 0 });
const richIn = (city: string[], more: Partial<Position> = {}) =>
  stateOf({ cards: [guild], players: [{ city }], ...more });

test.each([
  ['the Arena and any other', cost('arena', 'any'), ['arena', 'tavern'], true],
  ['the Arena alone', cost('arena', 'any'), ['arena'], false],
  ['two others', cost('arena', 'any'), ['tavern', 'temple'], false],
  ['a unique building for any', cost('any'), ['guild'], true],
  ['a unique building for unique', cost('unique'), ['guild'], true],
  ['a basic building for unique', cost('unique'), ['tavern'], false],
  ['one building for two symbols', cost('any', 'any'), ['tavern'], false],
  ['the same name twice', cost('tavern', 'tavern'), ['tavern', 'temple'], false],
  ['nothing', cost(), [], true],
])(
  'C-CST-1, C-CST-2, C-CST-3, C-CRD-8, C-TV-46: symbols are matched one to one: %s',
  (_what, price, city, isEnough) => {
    const state = richIn(city);
    expect(whyNotPay(state, 0, price)?.code).toBe(isEnough ? undefined : 'buildings-missing');
    expect(waysToTap(price.buildings, payersOf(state, 0)).length > 0).toBe(isEnough);
    expect(missingFor(price.buildings, payersOf(state, 0)).length === 0).toBe(isEnough);
  },
);

test.each([
  [cost('any', 'arena'), ['tavern'], ['arena'], false],
  [cost('any', 'any', 'arena'), ['arena'], ['any', 'any'], false],
  [cost('any', 'unique'), ['tavern'], ['unique'], false],
  [cost('tavern', 'tavern'), ['tavern'], ['tavern'], false],
])('C-CST-1: a refusal names the symbols that nothing is left for', (price, city, missing, tapped) => {
  expect(whyNotPay(richIn(city), 0, price)?.facts).toEqual({ missing, tapped });
});

test('C-CST-1, C-CTY-8: a refusal tells whether the buildings stand and are only tapped', () => {
  const state = richIn(['arena', 'tavern']);
  state.players[0]!.city[1]!.tapped = true;
  expect(whyNotPay(state, 0, cost('any', 'tavern'))?.facts).toEqual({ missing: ['tavern'], tapped: true });
});

test('C-CST-2: the player chooses which buildings are tapped', () => {
  const state = richIn(['arena', 'tavern', 'temple', 'guild']);
  const ways = waysToTap(['arena', 'any'], payersOf(state, 0));
  expect(ways).toEqual([
    ['arena', 'tavern'],
    ['arena', 'temple'],
    ['arena', 'guild'],
  ]);
});

test('C-CTY-8: a tapped building pays for nothing', () => {
  const state = richIn(['arena', 'tavern']);
  state.players[0]!.city[1]!.tapped = true;
  expect(payersOf(state, 0)).toEqual([{ card: 'arena', isUnique: false }]);
  expect(whyNotPay(state, 0, cost('any', 'any'))).toBeDefined();
});

test('C-CST-4, C-CMP-32: without enough Prosperity nothing is paid at all', () => {
  const state = richIn(['arena']);
  expect(whyNotPay(state, 0, { buildings: ['arena'], prosperity: 3 })).toBeUndefined();
  expect(whyNotPay(state, 0, { buildings: ['arena'], prosperity: 4 })).toMatchObject({
    code: 'too-little-prosperity',
    facts: { needed: 4, there: 3 },
  });
});

const academy = building('academy', { kind: 'unique', abilities: [{ always: [{ discount: 'character', by: 2 }] }] });

test.each([
  ['any symbols first', ['arena', 'any', 'any'], 1, ['arena'], 1],
  ['then Prosperity', ['arena', 'any'], 2, ['arena'], 1],
  ['never a name', ['arena', 'tavern'], 1, ['arena', 'tavern'], 0],
] as [string, CostSymbol[], number, CostSymbol[], number][])(
  'C-CST-1: a discount takes off %s',
  (_what, buildings, prosperity, rest, left) => {
    const cards = [academy, character('recruit', { cost: { buildings, prosperity } })];
    const state = stateOf({ cards, players: [{ city: ['academy'] }] });
    expect(costOf(state, 0, 'recruit')).toEqual({ buildings: rest, prosperity: left });
    expect(costOf(state, 1, 'recruit')).toEqual({ buildings, prosperity }); // it is not the other player's Academy
  },
);

test('C-CTY-9: standing texts work tapped or not, and only for the kind of card they name', () => {
  const cards = [academy, spell('bolt', { cost: cost('any') }), character('recruit', { cost: cost('any') })];
  const state = stateOf({ cards, players: [{ city: ['academy'] }] });
  state.players[0]!.city[0]!.tapped = true;
  expect(costOf(state, 0, 'recruit').buildings).toEqual([]);
  expect(costOf(state, 0, 'bolt').buildings).toEqual(['any']);
});

test('C-ABL-15: a discount with a condition comes and goes with it', () => {
  const sly: BuildingCard = building('sly', {
    abilities: [{ always: [{ discount: 'spell', by: 1 }], if: { prosperity: 'your', than: 'more' } }],
  });
  const state = stateOf({ cards: [sly, spell('bolt', { cost: cost('any') })], players: [{ city: ['sly'] }] });
  expect(costOf(state, 0, 'bolt').buildings).toEqual(['any']);
  state.players[0]!.prosperity = 9;
  expect(costOf(state, 0, 'bolt').buildings).toEqual([]);
});

test('C-CRD-30: a text after the name of a building counts only while that building stands', () => {
  const crown = relic('crown', { abilities: [{ always: [{ income: 2 }], needs: 'guild' }] });
  const income = (city: string[]) =>
    incomeOf(stateOf({ cards: [guild, crown], players: [{ city, relics: ['crown'] }] }), 0);
  expect(income([])).toBe(0);
  expect(income(['guild'])).toBe(2);
});

test('C-TRN-7: income comes from buildings, relics, creatures and terrains of that player together', () => {
  const more = { abilities: [{ always: [{ income: 1 }] }] };
  const state = stateOf({
    cards: [building('mint', more), relic('purse', more)],
    players: [{ city: ['mint'], relics: ['purse'] }],
    creatures: { clerk: { print: more }, foe: { of: 1, print: more, at: [100, 400] } },
    terrains: {
      x1: { card: terrain('well', 20, more), at: [300, 200] },
      x2: { card: terrain('lake', 20, more), at: [300, 400], of: 1 },
    },
  });
  expect(incomeOf(state, 0)).toBe(4);
  expect(incomeOf(state, 1)).toBe(2);
});

test.each([
  ['ru-1', ['any']],
  ['fr-1', ['smithy']],
  ['en-2022', ['smithy']],
  ['en-kitsune', ['smithy']],
] as const)('C-MAT-90, C-TER-2: what terrain costs under %s', (edition, symbols) => {
  const state = stateOf({ edition, cards: [terrain('wood', 30, { cost: cost('smithy') })] });
  expect(costOf(state, 0, 'wood').buildings).toEqual(symbols);
});
