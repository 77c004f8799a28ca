import { expect, test } from 'vitest';
import type { Gain } from '../values/gain.ts';
import type { Triggered } from '../language/index.ts';
import { building, character } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { endOfTurnOf } from './end-of-turn.ts';

/** Player 0's turn 3 comes to its end. */
function ending(given: Position): Table {
  return position({ phase: 'end', ...given, frames: [endOfTurnOf()] });
}

/** A building whose owner gains so much at the end of a turn. */
function bank(id: string, amount: number, more: Partial<Triggered> = {}) {
  return building(id, { abilities: [{ when: 'endOfTurn', effect: { do: 'prosper', who: 'you', amount }, ...more }] });
}

const stronger = (given: Partial<Gain> = {}): Gain => ({
  bonus: { stat: 'strength', by: 1 },
  source: 'howl',
  by: 0,
  until: 3,
  ...given,
});

const gained = (table: Table) => table.told('prosperityGained').map(({ player, n }) => [player, n]);

test('C-ABL-13 C-TIM-16: what lasts until the end of the turn ends, and nobody is asked while the order cannot matter', () => {
  const creatures = {
    one: { gains: [stronger(), stronger({ source: 'spell' })] },
    two: { gains: [stronger()], at: [400, 300] },
  } as const;
  const table = ending({ creatures });
  expect(table.pending).toBeUndefined();
  expect([table.creature('one')!.gains, table.creature('two')!.gains]).toEqual([[], []]);
});

test('C-ABL-12 C-ABL-13: what lasts longer stays', () => {
  const { until: _until, ...forever } = stronger();
  const table = ending({ creatures: { one: { gains: [stronger(), stronger({ until: 4 }), forever] } } });
  expect(table.creature('one')!.gains.map(({ until }) => until)).toEqual([4, undefined]);
});

test('C-ABL-13: the keyword that ends is told as lost, unless the creature has it printed as well', () => {
  const veteran = stronger({ bonus: { keyword: 'veteran' } });
  const table = ending({
    creatures: {
      recruit: { gains: [veteran] },
      old: { gains: [veteran], print: { keywords: [{ keyword: 'veteran' }] }, at: [400, 300] },
    },
  });
  expect(table.told('abilityLost')).toEqual([{ type: 'abilityLost', who: 'recruit', ability: 'veteran' }]);
});

test('C-TRN-23 C-TIM-17: a player orders own triggers and expiring effects freely', () => {
  const table = ending({
    cards: [bank('bank', 5)],
    players: [{ city: ['bank'] }],
    creatures: { one: { gains: [stronger()] } },
  });
  const { seat, of, options } = table.asked('order');
  expect({ seat, of }).toEqual({ seat: 0, of: 'end of turn' });
  expect(options.map(({ card, creature }) => ({ card, creature }))).toEqual([
    { card: 'bank', creature: undefined },
    { card: undefined, creature: 'one' },
  ]);
  const effectFirst = table.answer({ next: 1 });
  const types = effectFirst.events.map(({ event }) => event.type);
  expect(types.indexOf('parameterChanged')).toBeLessThan(types.indexOf('prosperityGained'));
  const triggerFirst = table.answer({ next: 0 }).events.map(({ event }) => event.type);
  expect(triggerFirst.indexOf('prosperityGained')).toBeLessThan(triggerFirst.indexOf('parameterChanged'));
});

test('C-TIM-17: a trigger no longer has what expired before it', () => {
  const perVeteran = building('barrack', {
    abilities: [
      {
        when: 'endOfTurn',
        effect: { do: 'prosper', who: 'you', amount: { count: { all: 'your creature', has: 'veteran' } } },
      },
    ],
  });
  const table = ending({
    cards: [perVeteran],
    players: [{ city: ['barrack'] }],
    creatures: { one: { gains: [stronger({ bonus: { keyword: 'veteran' } })] } },
  });
  expect(gained(table.answer({ next: 0 }))).toEqual([[0, 1]]);
  expect(gained(table.answer({ next: 1 }))).toEqual([]);
});

test('C-TRN-23 C-TIM-16: the endings of the active player come first, then those of the other', () => {
  const cards = [bank('bank', 1), bank('mint', 2), bank('vault', 4)];
  const table = ending({ cards, active: 1, players: [{ city: ['vault'] }, { city: ['bank', 'mint'] }] });
  expect(table.asked('order').seat).toBe(1);
  expect(gained(table.answer({ next: 1 }))).toEqual([
    [1, 2],
    [1, 1],
    [0, 4],
  ]);
});

test('C-ABL-1: an optional ability of the end of the turn may be declined', () => {
  const table = ending({ cards: [bank('bank', 5, { may: true })], players: [{ city: ['bank'] }] });
  expect(table.asked('may')).toMatchObject({ seat: 0, purpose: 'trigger', card: 'bank' });
  expect(gained(table.answer({ yes: false }))).toEqual([]);
  expect(gained(table.answer({ yes: true }))).toEqual([[0, 5]]);
});

test('C-TIM-16 C-CTL-4: a creature that was lent goes back to its owner, with whatever is on it', () => {
  const { until: _until, ...forever } = stronger();
  const table = ending({
    creatures: { lent: { of: 1, controller: 0, wounds: 1, print: { health: 3 }, gains: [forever] } },
  });
  expect(table.creature('lent')).toMatchObject({ controller: 1, wounds: 1, gains: [forever] });
  expect(table.told('controlEnded')).toEqual([{ type: 'controlEnded', who: 'lent', player: 0 }]);
});

test('C-DMG-11 C-TIM-16: whoever loses Health at the end of the turn may die of it', () => {
  const tough = stronger({ bonus: { stat: 'health', by: 2 } });
  const table = ending({ creatures: { one: { wounds: 1, gains: [tough], print: { health: 1 } } } });
  expect(table.creature('one')).toBeUndefined();
  expect(table.told('creatureEliminated')).toHaveLength(1);
});

test('C-TRN-23: with Health at stake the order of expiring effects is asked for', () => {
  const tough = stronger({ bonus: { stat: 'health', by: 2 }, source: 'blessing' });
  const table = ending({ creatures: { one: { gains: [tough, stronger()], print: { health: 3 } } } });
  expect(table.asked('order').options.map(({ source }) => source)).toEqual(['blessing', 'howl']);
});

test.each([
  [0, 0],
  [1, 0],
  [3, 1],
])('C-DMG-9: of %i Armour tokens left, %i stay when 2 temporary ones end', (left, stay) => {
  const wall = stronger({ bonus: { armourTokens: 2 } });
  const table = ending({ creatures: { one: { armour: left, gains: [wall] } } });
  expect(table.creature('one')).toMatchObject({ armour: stay, gains: [] });
  expect(table.told('armourLost').map(({ n }) => n)).toEqual(left > stay ? [left - stay] : []);
});

test('C-END-6 C-TIM-10: the game ends when nothing waits at the end of the turn any more', () => {
  const cards = [bank('bank', 60), bank('mint', 1)];
  const table = ending({ edition: 'fr-1', cards, players: [{ city: ['bank', 'mint'] }] }).answer({ next: 0 });
  expect(gained(table)).toEqual([
    [0, 60],
    [0, 1],
  ]);
  expect(table.state.outcome).toEqual({ winners: [0], by: 'prosperity' });
});

test('C-ABL-13: what a trigger of the end of the turn gives until the end of the turn does not outlast it', () => {
  const blessing = character('priest', {
    abilities: [
      {
        when: 'endOfTurn',
        effect: { do: 'gain', whom: 'this creature', bonus: [{ stat: 'strength', by: 1 }], until: 'end of turn' },
      },
    ],
  });
  const table = ending({ creatures: { priest: { print: blessing } } });
  expect(table.told('parameterChanged').length).toBeGreaterThan(0);
  expect(table.creature('priest')!.gains).toEqual([]);
});
