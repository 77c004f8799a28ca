import type { BuildingCard } from '@signum/classic';
import { expect, test } from 'vitest';
import { real, scene } from '../../testing/index.ts';
import { akkari } from '../akkari.ts';

const stout = { health: 5 };
const mushroom = { card: 'infected-mushroom' };
const inCity = (...city: string[]) => ({ players: [{ city, minion: 'infected-mushroom' }] });

test.each(akkari.filter(({ type }) => type === 'building').map(({ id }) => id))(
  '%s: constructed for the Prosperity it costs',
  id => {
    const { prosperity } = (real(id) as BuildingCard).cost;
    const inTurn = (saved: number) =>
      scene({ active: 1, players: [{ buildings: [id], prosperity: saved - 1, deck: ['fireball'] }, {}] }).endTurn(); // 1 comes with the turn
    expect(inTurn(prosperity).construct(id).player(0)).toMatchObject({
      prosperity: 0,
      city: [{ card: id, tapped: false }],
    });
    expect(inTurn(prosperity - 1).refusal({ building: id })).toMatchObject({ code: 'too-little-prosperity' });
  },
);

test('devastator-swarm: its members are stronger while wounded, and never tire', () => {
  const creatures = {
    rasp: { card: 'rasp-blood-drinker', at: [300, 300], wounds: 1, defended: true },
    orba: { card: 'orba-egg-tender', at: [100, 300], wounds: 1 },
  } as const;
  const table = scene({ creatures, ...inCity('devastator-swarm') });
  expect([table.value('strength', 'rasp'), table.value('tires', 'rasp')]).toEqual([3, false]);
  expect([table.value('strength', 'orba'), table.value('tires', 'orba')]).toEqual([1, true]); // of another Swarm
  const without = scene({ creatures });
  expect([without.value('strength', 'rasp'), without.value('tires', 'rasp')]).toEqual([2, true]);
  const foe = { of: 1, at: [332, 300], print: stout } as const;
  const fight = scene({ active: 1, creatures: { ...creatures, foe }, ...inCity('devastator-swarm') })
    .activate('foe')
    .attack('rasp');
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'rasp', dice: 3, most: 3 });
});

test('devastator-swarm: the first opposing character that falls in a turn brings 1 Prosperity', () => {
  const creatures = {
    rasp: { card: 'rasp-blood-drinker', at: [300, 300] },
    hesk: { at: [300, 364] },
    foe: { of: 1, at: [332, 300], print: { health: 1 } },
    mate: { of: 1, at: [332, 364], print: { health: 1 } },
  } as const;
  const table = scene({ creatures, ...inCity('devastator-swarm'), dice: 'axe axe axe axe axe' });
  const one = table.activate('rasp').attack('foe').assign(0).assign(2);
  expect(one.player(0).prosperity - table.player(0).prosperity).toBe(1);
  const two = one.activate('hesk').attack('mate').assign(0).assign(1).end();
  expect(two.creature('mate')).toBeUndefined();
  expect(two.player(0).prosperity - table.player(0).prosperity).toBe(1);
});

test('spinner-swarm: its members are difficult targets, and their Magical Shots have one die more', () => {
  const creatures = {
    tzeth: { card: 'tzeth-venom-priest', at: [300, 300] },
    nyssith: { card: 'nyssith-web-caster', at: [100, 300] },
    rasp: { card: 'rasp-blood-drinker', at: [500, 300] },
    archer: { of: 1, at: [300, 500], print: { keywords: [{ keyword: 'shooting', x: 1 }] } },
  } as const;
  const table = scene({ active: 1, creatures, ...inCity('spinner-swarm'), dice: 'bullseye axe' });
  const dice = (id: string) => table.value('magicalShotDice', id);
  expect(['tzeth', 'nyssith', 'rasp'].map(dice)).toEqual([3, 0, 0]);
  expect(['tzeth', 'nyssith', 'rasp'].map(id => table.value('spoilsShots', id))).toEqual([true, true, false]);
  const end = table.activate('archer').attack('tzeth', 'shooting').end(); // the Bullseye is rolled again
  expect(end.creature('tzeth')).toMatchObject({ wounds: 0 });
});

test('brood-swarm: its members hatch minions out of the dead, and their Rituals have one die more', () => {
  const creatures = {
    orba: { card: 'orba-egg-tender', at: [300, 300] },
    gorrak: { card: 'gorrak-hollow-host', at: [100, 300] },
    foe: { of: 1, at: [132, 300] },
  } as const;
  const table = scene({ creatures, ...inCity('brood-swarm'), dice: 'axe axe axe axe bullseye' });
  expect([table.value('ritualDice', 'orba'), table.value('ritualDice', 'gorrak')]).toEqual([4, 0]);
  const dead = table.activate('gorrak').attack('foe').assign(0).assign(2);
  expect(dead.asked('place')).toMatchObject({ card: 'infected-mushroom', where: { goal: 'foe' } });
  const single = scene({ creatures, players: [{ minion: 'infected-mushroom' }], dice: 'axe axe axe' });
  expect(single.activate('gorrak').attack('foe').assign(0).assign(2).told('diceRolled')).toEqual([]);
});

const minions = (n: number) =>
  Object.fromEntries(
    Array.from({ length: n }, (_, i) => [`imp${i}`, { ...mushroom, at: [100 + 50 * i, 300] as const }]),
  );

const gained = (n: number) =>
  scene({ creatures: { ...minions(n), theirs: { ...mushroom, of: 1, at: [500, 500] } }, ...inCity('brood-swarm') })
    .use('brood-swarm')
    .player(0).prosperity - 3;

test('brood-swarm: tapped, it gives 1 Prosperity if you have a minion', () => {
  expect([0, 1, 3].map(gained)).toEqual([0, 1, 1]);
});

test('queens-temple: for 1 Prosperity a minion beside a creature with Ritual that no enemy touches', () => {
  const creatures = {
    hero0: { card: 'szaravel-matron-of-the-brood', at: [300, 300] },
    orba: { card: 'orba-egg-tender', at: [100, 300] },
    ashkar: { card: 'ashkar-plague-chanter', at: [500, 300] },
    foe: { of: 1, at: [532, 300] },
    rasp: { card: 'rasp-blood-drinker', at: [300, 100] },
  } as const;
  const table = scene({ creatures, ...inCity('queens-temple') }).use('queens-temple');
  expect(table.options).toEqual(['hero0', 'orba']);
  const end = table.choose('orba').place(100, 332);
  expect(end.asked('nextAction').seat).toBe(0); // one minion, not two
  expect(end.player(0)).toMatchObject({ prosperity: 2, city: [{ tapped: true }] });
  expect(end.summoned('infected-mushroom')).toMatchObject({ x: 10_000, y: 33_200 });
});

test('queens-temple: or a minion of yours dies for 2 Prosperity', () => {
  const creatures = { imp: { ...mushroom, at: [300, 300] }, theirs: { ...mushroom, of: 1, at: [500, 300] } } as const;
  const table = scene({ creatures, ...inCity('queens-temple') }).use('queens-temple', 1);
  expect(table.asked('choose')).toMatchObject({ card: 'infected-mushroom', options: ['hero1', 'theirs'] });
  const end = table.choose('hero1');
  expect(end.creature('imp')).toBeUndefined();
  expect(end.player(0)).toMatchObject({ prosperity: 5, city: [{ tapped: true }] });
  const idle = scene(inCity('queens-temple'));
  for (const ability of [0, 1])
    expect(idle.refusal({ do: 'use building', building: 'queens-temple', ability })).toMatchObject({ rule: 'C-PLY-5' });
});

test('venom-cellars: for 1 Prosperity a wound to a poisoned character of the opponent', () => {
  const poisoned = { of: 1, poisoned: true, print: stout };
  const creatures = {
    one: { ...poisoned, at: [100, 300], armour: 1 },
    two: { ...poisoned, at: [200, 300] },
    well: { of: 1, at: [300, 300] },
    hero1: { poisoned: true },
    own: { poisoned: true, at: [500, 300] },
  } as const;
  const table = scene({ creatures, ...inCity('venom-cellars') }).use('venom-cellars');
  expect(table.options).toEqual(['one', 'two']);
  const end = table.choose('one');
  expect(end.creature('one')).toMatchObject({ wounds: 1, armour: 1 });
  expect(end.player(0).prosperity).toBe(2);
});

test("venom-cellars: once a turn 1 Prosperity when the opponent's hero is poisoned", () => {
  const creatures = {
    hero0: { at: [300, 300] },
    hero1: { at: [300, 380] },
    foe: { of: 1, at: [380, 300] },
  } as const;
  const players = [{ city: ['venom-cellars'], relics: ['venom-gland'] }];
  const table = scene({ creatures, players }).useRelic('venom-gland');
  expect(table.choose('hero1').player(0).prosperity).toBe(4);
  expect(table.choose('foe').player(0).prosperity).toBe(3);
  const { usedUp } = table.choose('hero1').player(0).city[0]!;
  table.state.players[0]!.city[0]!.usedUp = usedUp; // as if that had happened before, in this turn
  expect(table.choose('hero1').player(0).prosperity).toBe(3);
});

test('loom-of-silk: a character of the opponent within L cannot run in its turn', () => {
  const creatures = {
    hero0: { at: [300, 300] },
    near: { of: 1, at: [300, 400] },
    near2: { of: 1, at: [482, 300] },
    far: { of: 1, at: [117, 300] },
  } as const;
  const loom = scene({ creatures, ...inCity('loom-of-silk') }).use('loom-of-silk');
  expect(loom.asked('mode').possible).toEqual([0, 2]); // nobody of yours could hide
  const table = loom.mode(0);
  expect(table.options).toEqual(['near', 'near2']);
  const theirs = table.choose('near').nextTurn();
  expect(theirs.activate('near').refusal({ do: 'run' })).toMatchObject({ rule: 'C-ABL-20' });
  expect(theirs.activate('near').refusal({ do: 'move' })).toBeUndefined();
  expect(theirs.activate('near2').refusal({ do: 'run' })).toBeUndefined();
  expect(theirs.nextTurn().nextTurn().activate('near').refusal({ do: 'run' })).toBeUndefined();
});

test('loom-of-silk: or a Spinner of yours that no enemy touches hides', () => {
  const creatures = {
    hero0: { at: [300, 300] },
    quelith: { card: 'quelith-thread-walker', at: [300, 100] },
    nyssith: { card: 'nyssith-web-caster', at: [400, 100] },
    tzeth: { card: 'tzeth-venom-priest', at: [100, 400] },
    rasp: { card: 'rasp-blood-drinker', at: [200, 100] },
    foe: { of: 1, at: [132, 400] },
    near: { of: 1, at: [300, 400] },
  } as const;
  const table = scene({ creatures, ...inCity('loom-of-silk') }).use('loom-of-silk');
  expect(table.asked('mode').possible).toEqual([0, 1, 2]);
  const hiding = table.mode(1);
  expect(hiding.options).toEqual(['quelith', 'nyssith']);
  expect(hiding.choose('quelith').creature('quelith')).toMatchObject({ hidden: true });
});

test('loom-of-silk: or its silk is sold for 1 Prosperity; it is tapped either way', () => {
  const sold = scene(inCity('loom-of-silk')).use('loom-of-silk'); // there is nobody to hold back or hide
  expect(sold.player(0)).toMatchObject({ prosperity: 4, city: [{ tapped: true }] });
  expect(sold.asked('nextAction').actions.filter(({ do: what }) => what === 'use building')).toEqual([]);
});
