import { expect, test } from 'vitest';
import { classicMachine } from '../machine.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { building, relic, tactic, terrain } from '../testing/cards.ts';
import { stateOf, tableOn } from '../testing/position.ts';
import { reading } from '../testing/reading.ts';

const points = (table: ReturnType<typeof reading>) => table.state.players.map(({ prosperity }) => prosperity);

test('C-CMP-32: Prosperity is gained, lost not below 0, and stolen as far as there is any', () => {
  const players = [{ prosperity: 1 }, { prosperity: 2 }];
  expect(points(reading({ do: 'prosper', who: 'you', amount: 2 }, { players }))).toEqual([3, 2]);
  expect(points(reading({ do: 'tax', who: 'opponent', amount: 3 }, { players }))).toEqual([1, 0]);
  expect(points(reading({ do: 'steal', amount: 3 }, { players }))).toEqual([3, 0]);
});

test('Counted Prosperity: one for every three buildings, but at least one', () => {
  const amount = { count: { all: 'your building' }, per: 3, min: 1 } as const;
  const city = ['arena', 'barracks', 'library', 'smithy', 'tavern', 'temple', 'city-hall'];
  const rich = reading({ do: 'prosper', who: 'you', amount }, { players: [{ city, prosperity: 0 }] });
  expect(rich.state.players[0]!.prosperity).toBe(2);
  const poor = reading({ do: 'prosper', who: 'you', amount }, { players: [{ city: ['arena'], prosperity: 0 }] });
  expect(poor.state.players[0]!.prosperity).toBe(1);
});

test('C-CTY-6: a destroyed basic building can be built again, a unique one is out of the game', () => {
  const cards = [building('mint', { kind: 'unique' })];
  const players = [{}, { city: ['arena', 'mint'] }];
  const basic = reading({ do: 'destroy', what: { choose: "opponent's building" } }, { cards, players });
  expect(basic.asked('choose').options).toEqual(['1 arena', '1 mint']);
  const arena = basic.answer({ chosen: ['1 arena'] });
  expect(arena.state.players[1]).toMatchObject({ buildings: ['arena'], removed: [], city: [{ card: 'mint' }] });
  const unique = reading({ do: 'destroy', what: { choose: "opponent's unique building" } }, { cards, players });
  expect(unique.state.players[1]).toMatchObject({ buildings: [], removed: ['mint'], city: [{ card: 'arena' }] });
});

test('C-REL-5: a destroyed relic goes to the Graveyard', () => {
  const table = reading(
    { do: 'destroy', what: { choose: "opponent's relic" } },
    { cards: [relic('crown')], players: [{}, { relics: ['crown'] }] },
  );
  expect(table.state.players[1]).toMatchObject({ relics: [], graveyard: ['crown'] });
  expect(table.told('relicDestroyed')).toHaveLength(1);
});

test('C-TER-8: a destroyed terrain leaves the Battlefield; a unique one never comes back', () => {
  const card = terrain('well', 40, { kind: 'unique' });
  const table = reading(
    { do: 'destroy', what: { choose: 'terrain' } },
    { terrains: { well: { card, at: [300, 300], of: 1 } }, creatures: {} },
  );
  expect(table.state.terrains).toEqual([]);
  expect(table.state.players[1]!.removed).toEqual(['well']);
});

test('A face-down tactic is destroyed without effect, chosen unseen', () => {
  const hidden = tactic('snare', { when: 'moveEnded', effect: { do: 'draw', who: 'you', amount: 1 } });
  const table = reading(
    { do: 'destroy', what: { choose: "opponent's tactic" } },
    { cards: [hidden], players: [{}, { tactics: ['snare', 'snare'] }] },
  );
  expect(table.asked('choose').options).toEqual(['t10', 't11']);
  expect(table.answer({ chosen: ['t11'] }).state.players[1]).toMatchObject({
    graveyard: ['snare'],
    tactics: [{ id: 't10' }],
  });
});

test('C-CTY-8: buildings are tapped and untapped; only those for which it makes a difference can be chosen', () => {
  const players = [{ city: ['arena', 'library', 'temple'] }];
  const tap = { do: 'tap', what: { choose: 'your building', n: 2, upTo: true } } as const;
  const untap = { do: 'untap', what: { choose: 'your building', n: 2, upTo: true } } as const;
  const tapped = reading([tap, untap], { players }).answer({ chosen: ['0 arena', '0 temple'] });
  expect(tapped.state.players[0]!.city.map(one => one.tapped)).toEqual([true, false, true]);
  expect(tapped.asked('choose').options).toEqual(['0 arena', '0 temple']);
  const untapped = tapped.answer({ chosen: ['0 temple'] });
  expect(untapped.state.players[0]!.city.map(one => one.tapped)).toEqual([true, false, false]);
  expect(untapped.told('buildingUntapped')).toHaveLength(1);
});

test('C-CTY-4: a text lets build for less', () => {
  const cards = [building('mint', { kind: 'unique', cost: { buildings: [], prosperity: 4 } })];
  const table = reading({ do: 'build', less: 1 }, { cards, players: [{ buildings: ['mint'], prosperity: 3 }] });
  expect(table.asked('construct')).toMatchObject({ seat: 0, options: ['mint'] });
  const built = table.answer({ building: 'mint' });
  expect(built.state.players[0]).toMatchObject({ prosperity: 0, city: [{ card: 'mint' }] });
});

test('C-REL-6, C-REL-9: a repair gives Durability back, not above the printed number, or takes marks off', () => {
  const cards = [relic('plate', { durability: 3 }), relic('coin', { uses: { n: 3, on: 'trigger' } }), relic('crown')];
  const effect = { do: 'repair', what: { choose: 'your relic' }, amount: 2 } as const;
  const repaired = (chosen: string) => {
    const text = { seat: 0, source: 'forge', card: 'smithy' };
    const state = stateOf({
      cards,
      players: [{ relics: ['plate', 'coin', 'crown'] }],
      frames: [effectOf(text, effect)],
    });
    Object.assign(state.players[0]!.relics[0]!, { tokens: 2 });
    Object.assign(state.players[0]!.relics[1]!, { marks: 2 });
    const begun = classicMachine.begin(state);
    const table = tableOn(begun.state, begun.events);
    expect(table.asked('choose').options).toEqual(['r00', 'r01']); // the crown needs none
    return table.answer({ chosen: [chosen] }).state.players[0]!.relics;
  };
  expect(repaired('r00')[0]).toMatchObject({ tokens: 3, marks: 0 });
  expect(repaired('r01')[1]).toMatchObject({ tokens: 0, marks: 0 });
});
