import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const stout = { health: 5 };

test("spider-web-mushrooms: an opponent's creature that ends its activation there is poisoned", () => {
  const creatures = {
    inside: { at: [300, 300], print: stout },
    own: { of: 1, at: [300, 332] },
    outside: { at: [100, 100] },
  } as const;
  const table = scene({ creatures, terrains: { web: { card: 'spider-web-mushrooms', of: 1, at: [300, 300] } } });
  const end = table.activate('inside').rest().activate('outside').rest();
  expect(end.state.creatures.filter(({ poisoned }) => poisoned).map(({ id }) => id)).toEqual(['inside']);
  const theirs = end.nextTurn();
  expect(theirs.activate('own').rest().creature('own')).toMatchObject({ poisoned: false }); // it is theirs
});

test('spider-web-mushrooms: laid for two buildings, once a game, and Difficult', () => {
  const laid = playing('spider-web-mushrooms', { creatures: { walker: { at: [300, 200] } } }).lay(300, 300);
  expect(laid.player(0).terrains).toEqual([]); // unique
  expect(laid.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(2);
  const walk = laid.activate('walker').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 29_000 })).toMatchObject({ rule: 'C-MOV-15' });
});

const archer = { of: 1, at: [300, 500], print: { keywords: [{ keyword: 'shooting', x: 1 }] } } as const;

test('cocoon-hollow: yours in it have one Ritual die more and cannot be shot at', () => {
  const creatures = {
    orba: { card: 'orba-egg-tender', at: [300, 300] },
    ashkar: { card: 'ashkar-plague-chanter', at: [400, 300] },
    guest: { card: 'orba-egg-tender', of: 1, at: [300, 335] },
    archer,
  } as const;
  const table = scene({ active: 1, creatures, terrains: { hollow: { card: 'cocoon-hollow', at: [300, 300] } } });
  expect(['orba', 'ashkar', 'guest'].map(id => table.value('ritualDice', id))).toEqual([4, 2, 3]);
  const act = table.activate('archer');
  expect(act.refusal({ do: 'attack', attack: 'shooting', target: 'orba' })).toMatchObject({
    rule: 'C-KW-ShieldAgainst',
  });
  expect(act.refusal({ do: 'attack', attack: 'shooting', target: 'ashkar' })).toBeUndefined();
});

test('cocoon-hollow: laid for one building; it slows walkers and covers whoever is shot at across it', () => {
  const creatures = { walker: { at: [300, 200] }, archer, target: { at: [300, 270], print: stout } } as const;
  const laid = playing('cocoon-hollow', { creatures: { walker: creatures.walker } }).lay(300, 300);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }] });
  const walk = laid.activate('walker').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 29_000 })).toMatchObject({ rule: 'C-MOV-15' });
  const shot = scene({
    active: 1,
    creatures: { archer, target: { at: [300, 290], print: stout } },
    terrains: { hollow: { card: 'cocoon-hollow', at: [300, 370] } },
    dice: 'bullseye axe axe',
  })
    .activate('archer')
    .attack('target', 'shooting');
  expect(shot.asked('reroll')).toMatchObject({ creature: 'target', purpose: 'defence' });
  expect(shot.reroll(0).end().creature('target')).toMatchObject({ wounds: 1 });
});
