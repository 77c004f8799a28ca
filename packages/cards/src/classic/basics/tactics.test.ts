import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

test("caltrops: an opponent's creature that sets out is hurt and stays where it is", () => {
  const creatures = { runner: { at: [100, 100], print: { health: 3 } }, walker: { of: 1, at: [500, 100] } } as const;
  const table = scene({ creatures, players: [{}, { tactics: ['caltrops'] }] })
    .activate('runner')
    .move(100, 190);
  expect(table.asked('tactic')).toMatchObject({ seat: 1 });
  expect(table.fitting).toEqual(['caltrops']);
  const end = table.reveal('caltrops');
  expect(end.creature('runner')).toMatchObject({ wounds: 1, x: 10_000, y: 10_000 });
  expect(end.player(1)).toMatchObject({ tactics: [], graveyard: ['caltrops'] });
  expect(table.pass().creature('runner')).toMatchObject({ wounds: 0, y: 19_000 });
});

test('caltrops: laid face down for one building, and silent about your own moves', () => {
  const laid = playing('caltrops', { creatures: { walker: { at: [300, 300] } } });
  expect(laid.player(0).tactics).toMatchObject([{ card: 'caltrops', paid: { buildings: ['arena'] } }]);
  const end = laid.activate('walker').move(300, 350);
  expect(end.creature('walker')).toMatchObject({ y: 35_000, wounds: 0 });
  expect(end.told('tacticRevealed')).toEqual([]);
});

test("dispel: an opponent's creature loses everything it has gained, and you draw a card", () => {
  const players = [{ city: ['arena'] }, { tactics: ['dispel'], deck: ['fireball', 'caltrops'] }];
  const table = scene({ creatures: { knight: { print: { strength: 2 } } }, players }).use('arena');
  expect(table.value('strength', 'knight')).toBe(3);
  expect(table.fitting).toEqual(['dispel']);
  const end = table.reveal('dispel');
  expect(end.value('strength', 'knight')).toBe(2);
  expect(end.player(1)).toMatchObject({ hand: ['caltrops'], deck: ['fireball'], tactics: [], graveyard: ['dispel'] });
});

test('dispel: what the ground gives is not gained, and your own creatures may gain what they like', () => {
  const archer = { at: [300, 200], print: { keywords: [{ keyword: 'shooting', x: 1 }] } } as const;
  const climbing = scene({
    creatures: { archer },
    terrains: { hill: { card: 'hill', at: [300, 300] } },
    players: [{}, { tactics: ['dispel'] }],
  })
    .activate('archer')
    .move(300, 260);
  expect(climbing.value('shootingDice', 'archer')).toBe(2);
  expect(climbing.told('abilityGained')).toEqual([]);
  const laid = playing('dispel', { creatures: { knight: {} } });
  expect(laid.player(0).tactics).toMatchObject([{ card: 'dispel', paid: { buildings: ['library', 'arena'] } }]);
  const own = scene({ creatures: { knight: {} }, players: [{ city: ['arena'], tactics: ['dispel'] }] }).use('arena');
  expect(own.asked('nextAction').seat).toBe(0);
});
