import { expect, test } from 'vitest';
import { building, character, spell } from '../testing/cards.ts';
import { position, type Table } from '../testing/position.ts';

const closedFor = (table: Table, what: object) =>
  table.asked('nextAction').closed.find(({ action }) => JSON.stringify(action) === JSON.stringify(what))?.refusal;

test('C-TRN-15, C-PLY-3: actions come in any order and number, until the turn is ended', () => {
  const mint = building('mint', { abilities: [{ use: 'tap', effect: { do: 'prosper', who: 'you', amount: 1 } }] });
  const cards = [mint, spell('alms', { effect: { do: 'prosper', who: 'you', amount: 2 } })];
  const table = position({ cards, players: [{ city: ['mint'], hand: ['alms', 'alms'] }] });
  const end = table
    .answer({ do: 'play', card: 'alms' })
    .answer({ do: 'use building', building: 'mint', ability: 0 })
    .answer({ do: 'play', card: 'alms' });
  expect(end.state.players[0]).toMatchObject({ prosperity: 8, hand: [], graveyard: ['alms', 'alms'] });
  expect(end.asked('nextAction').actions).toEqual([{ do: 'activate', creature: 'hero0' }, { do: 'end turn' }]);
});

test("C-TRN-20, C-CMP-31, C-ACT-1: nobody is activated twice in a turn, and only one's own creatures are", () => {
  const table = position({
    creatures: { fresh: { at: [200, 100] }, tired: { activated: true }, foe: { of: 1, at: [300, 500] } },
  });
  const { actions } = table.asked('nextAction');
  expect(actions).toContainEqual({ do: 'activate', creature: 'fresh' });
  expect(actions).not.toContainEqual({ do: 'activate', creature: 'foe' });
  expect(closedFor(table, { do: 'activate', creature: 'tired' })).toMatchObject({
    code: 'activated',
    rule: 'C-TRN-20',
  });
  expect(table.refusal({ do: 'activate', creature: 'tired' })).toMatchObject({ rule: 'C-TRN-20' });
});

test('C-SUM-9: whoever was summoned this turn does nothing more, and the reason is told', () => {
  const table = position({ creatures: { newcomer: { since: 3, activated: true } } });
  expect(closedFor(table, { do: 'activate', creature: 'newcomer' })).toMatchObject({ rule: 'C-SUM-9' });
});

test('C-TRN-16: no building is constructed in this phase', () => {
  const table = position({ players: [{ prosperity: 20, buildings: ['arena', 'tavern'] }] });
  expect(JSON.stringify(table.asked('nextAction'))).not.toContain('arena');
});

test('C-TRN-21, C-TRN-22, C-AMB-30: ending the turn passes for everybody left, in the order the player likes', () => {
  const table = position({
    creatures: { one: { at: [200, 100] }, two: { at: [300, 100] }, done: { activated: true } },
  });
  const order = table.answer({ do: 'end turn' });
  expect(order.asked('order')).toMatchObject({ seat: 0, of: 'activations' });
  expect(order.asked('order').options.map(({ creature }) => creature)).toEqual(['hero0', 'one', 'two']);
  const end = order.answer({ next: 2 }).answer({ next: 0 });
  expect(end.told('activationStart').map(({ who }) => who)).toEqual(['two', 'hero0', 'one']);
  expect(end.told('activationEnd')).toHaveLength(3);
  expect(end.state.creatures.filter(({ controller }) => controller === 0).every(({ activated }) => activated)).toBe(
    true,
  );
  expect(end.pending).toBeUndefined();
});

test('C-TRN-22, C-KW-Rush: a newcomer with Rush that was left alone need not be passed for', () => {
  const rush = { keywords: [{ keyword: 'rush' as const }] };
  const creatures = {
    newcomer: { since: 3, print: rush, at: [200, 100] as const },
    veteran: { print: rush, at: [300, 100] as const },
  };
  const end = position({ creatures }).answer({ do: 'end turn' }).answer({ next: 0 });
  expect(end.told('activationStart').map(({ who }) => who)).toEqual(['hero0', 'veteran']);
});

test('C-CTL-9: a creature under foreign control need not be activated, but may be', () => {
  const table = position({ creatures: { puppet: { of: 1, controller: 0, at: [200, 100] } } });
  expect(table.asked('nextAction').actions).toContainEqual({ do: 'activate', creature: 'puppet' });
  expect(
    table
      .answer({ do: 'end turn' })
      .told('activationStart')
      .map(({ who }) => who),
  ).toEqual(['hero0']);
});

test('C-TIM-21: the next action is asked for even if only the end of the turn is left', () => {
  const table = position({ heroes: false, creatures: { only: { activated: true } } });
  expect(table.asked('nextAction').actions).toEqual([{ do: 'end turn' }]);
});

test('C-CST-1, C-CRD-13: a hand card that cannot be played says why', () => {
  const cards = [
    character('dear', { cost: { buildings: ['arena'], prosperity: 0 } }),
    spell('locked', { hero: 'somebody' }),
    spell('aimless', { effect: { do: 'damage', whom: { choose: "opponent's character" }, amount: 1 } }),
  ];
  const table = position({ cards, players: [{ hand: ['aimless', 'dear', 'locked'] }] });
  expect(closedFor(table, { do: 'play', card: 'dear' })).toMatchObject({ code: 'buildings-missing' });
  expect(closedFor(table, { do: 'play', card: 'locked' })).toMatchObject({
    rule: 'C-CRD-13',
    facts: { hero: 'somebody' },
  });
  expect(closedFor(table, { do: 'play', card: 'aimless' })).toMatchObject({ rule: 'C-PLY-5' });
});
