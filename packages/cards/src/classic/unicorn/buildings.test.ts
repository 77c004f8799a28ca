import { expect, test } from 'vitest';
import { scene } from '../../testing/index.ts';

const stout = { health: 5 };
const inCity = (...city: string[]) => ({ players: [{ city, minion: 'glade-pixie' }] });

test.each([
  ['house-of-the-silver-bough', 3],
  ['house-of-the-moonfang', 3],
  ['house-of-the-dawnspring', 2],
  ['fairy-garden', 3],
  ['hall-of-a-thousand-bows', 2],
  ['moongate', 3],
])('%s: constructed for %i Prosperity', (id, prosperity) => {
  const inTurn = (saved: number) =>
    scene({ active: 1, players: [{ buildings: [id], prosperity: saved - 1, deck: ['fireball'] }, {}] }).endTurn(); // 1 comes with the turn
  expect(inTurn(prosperity).construct(id).player(0)).toMatchObject({
    prosperity: 0,
    city: [{ card: id, tapped: false }],
  });
  expect(inTurn(prosperity - 1).refusal({ building: id })).toMatchObject({ code: 'too-little-prosperity' });
});

test('house-of-the-silver-bough: its archers roll a die again and know every path', () => {
  const creatures = {
    caltael: { card: 'caltael-the-sentinel-archer', at: [300, 100] },
    tikka: { card: 'tikka-pack-whelp', at: [100, 100] },
    theirs: { card: 'caltael-the-sentinel-archer', of: 1, at: [500, 100] },
    foe: { of: 1, at: [300, 300], print: stout },
  } as const;
  const table = scene({ creatures, ...inCity('house-of-the-silver-bough'), dice: 'axe axe bullseye axe' });
  expect(['caltael', 'tikka', 'theirs'].map(id => table.value('pathfinder', id))).toEqual([true, false, false]);
  const shot = table.activate('caltael').attack('foe', 'shooting');
  expect(shot.asked('reroll')).toMatchObject({ creature: 'caltael', purpose: 'attack', most: 1 });
  expect(shot.reroll(1).end().creature('foe')).toMatchObject({ wounds: 1 });
  const single = scene({ creatures, dice: 'axe axe' }).activate('caltael').attack('foe', 'shooting').end();
  expect(single.creature('foe')).toMatchObject({ wounds: 0 });
});

test('house-of-the-moonfang: its wolves fight after a Run, with one die more if all attack', () => {
  const creatures = {
    tikka: { card: 'tikka-pack-whelp', at: [300, 100] },
    thessaly: { card: 'thessaly-longshot', at: [100, 100] },
    foe: { of: 1, at: [300, 332], print: stout },
  } as const;
  const table = scene({ creatures, ...inCity('house-of-the-moonfang'), dice: 'bullseye axe axe bullseye' });
  const values = (name: 'diceForAllAttack' | 'fightsAfterRun') =>
    ['tikka', 'thessaly', 'hero0'].map(id => table.value(name, id));
  expect(values('fightsAfterRun')).toEqual([true, false, false]);
  expect(values('diceForAllAttack')).toEqual([1, 0, 0]);
  const end = table.activate('tikka').run(300, 300).attack('foe').assign(0).assign(1).end(); // Backstab, two dice, defence
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
  expect(scene({ creatures, dice: 'bullseye' }).activate('tikka').run(300, 300).asked('nextAction').seat).toBe(0);
});

const dawnspring = {
  liriel: { card: 'liriel-spring-maiden', at: [300, 300], wounds: 1 },
  orsolya: { card: 'orsolya-grove-warden', at: [100, 300], wounds: 2 },
  grask: { card: 'grask-redmane', at: [500, 300], wounds: 1 },
  theirs: { card: 'liriel-spring-maiden', of: 1, at: [400, 400], wounds: 1 },
  archer: { of: 1, at: [300, 500], print: { keywords: [{ keyword: 'shooting', x: 1 }] } },
} as const;

test('house-of-the-dawnspring: its members are difficult targets, and their Magical Shots have one die more', () => {
  const table = scene({ active: 1, creatures: dawnspring, ...inCity('house-of-the-dawnspring'), dice: 'bullseye axe' });
  const all = ['liriel', 'orsolya', 'grask', 'theirs'];
  expect(all.map(id => table.value('magicalShotDice', id))).toEqual([2, 0, 0, 1]); // no shot, nothing to add to
  expect(all.map(id => table.value('spoilsShots', id))).toEqual([true, true, false, false]);
  const end = table.activate('archer').attack('liriel', 'shooting').end(); // the Bullseye is rolled again
  expect(end.creature('liriel')).toMatchObject({ wounds: 1 });
});

test('house-of-the-dawnspring: tapped, it heals one of its characters', () => {
  const table = scene({ creatures: dawnspring, ...inCity('house-of-the-dawnspring') }).use('house-of-the-dawnspring');
  expect(table.options).toEqual(['liriel', 'orsolya']);
  const end = table.choose('orsolya');
  expect(end.creature('orsolya')).toMatchObject({ wounds: 1 });
  expect(end.player(0).city).toMatchObject([{ tapped: true }]);
});

test('fairy-garden: for 1 Prosperity a pixie comes to a character that no enemy touches', () => {
  const creatures = {
    one: { at: [300, 300] },
    two: { at: [100, 300] },
    held: { at: [500, 300] },
    foe: { of: 1, at: [532, 300] },
    idle: { of: 1, at: [100, 500] },
  } as const;
  const table = scene({ creatures, ...inCity('fairy-garden') }).use('fairy-garden');
  expect(table.options).toEqual(['one', 'two']); // nor to the hero
  const end = table.choose('two').place(100, 332);
  expect(end.asked('nextAction').seat).toBe(0); // one pixie, not two
  expect(end.summoned('glade-pixie')).toMatchObject({ kind: 'minion', owner: 0, y: 33_200, activated: true });
  expect(end.player(0)).toMatchObject({ prosperity: 2, city: [{ tapped: true }] });
  const poor = scene({ creatures, players: [{ city: ['fairy-garden'], minion: 'glade-pixie', prosperity: 0 }] });
  expect(poor.refusal({ do: 'use building', building: 'fairy-garden', ability: 0 })).toBeDefined();
});

test('fairy-garden: or 1 Prosperity, not both in a turn', () => {
  const table = scene({ creatures: { one: {} }, ...inCity('fairy-garden') }).use('fairy-garden', 1);
  expect(table.player(0)).toMatchObject({ prosperity: 4, city: [{ tapped: true }] });
  expect(table.refusal({ do: 'use building', building: 'fairy-garden', ability: 0 })).toMatchObject({
    rule: 'C-CTY-8',
  });
});

test('hall-of-a-thousand-bows: an archer of yours has one die more this turn and shoots after a move', () => {
  const creatures = {
    hero0: { card: 'elianor-silverbough' },
    caltael: { card: 'caltael-the-sentinel-archer', at: [300, 100] },
    thessaly: { card: 'thessaly-longshot', at: [100, 100] },
    tikka: { card: 'tikka-pack-whelp', at: [500, 100] },
    foe: { of: 1, at: [300, 300], print: { health: 5, keywords: [{ keyword: 'shooting', x: 1 }] } },
  } as const;
  const table = scene({ creatures, ...inCity('hall-of-a-thousand-bows'), dice: 'bullseye axe axe axe' });
  const hall = table.use('hall-of-a-thousand-bows');
  expect(hall.options).toEqual(['caltael', 'thessaly']); // characters, no hero
  const end = hall.choose('caltael').activate('caltael').move(300, 150).attack('foe', 'shooting').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1 });
  expect(end.value('shootingDice', 'caltael')).toBe(3);
  const later = end.endTurn();
  expect([later.value('shootingDice', 'caltael'), later.value('shootsAfterMove', 'caltael')]).toEqual([2, []]);
});

test('moongate: tapped, it moves a character that no enemy touches up to S, whose activation is not used', () => {
  const creatures = {
    one: { at: [300, 300] },
    two: { at: [100, 300] },
    held: { at: [500, 300] },
    foe: { of: 1, at: [532, 300] },
    idle: { of: 1, at: [100, 500] },
  } as const;
  const table = scene({ creatures, ...inCity('moongate') }).use('moongate');
  expect(table.options).toEqual(['one', 'two']);
  const way = table.choose('one');
  expect(way.refusal({ mode: 'walk', x: 30_000, y: 38_100 })).toMatchObject({ code: 'too-far' });
  const end = way.answer({ mode: 'walk', x: 30_000, y: 38_000 });
  expect(end.creature('one')).toMatchObject({ y: 38_000, activated: false });
  expect(end.activate('one').move(300, 480).creature('one')).toMatchObject({ y: 48_000 });
});

test('moongate: your terrains cost one building less', () => {
  const players = [{ city: ['moongate'], terrains: ['mountain-spring'] }];
  const laid = scene({ players }).playTerrain('mountain-spring').lay(300, 300); // the Gate itself pays the other
  expect(laid.state.terrains).toMatchObject([{ card: 'mountain-spring' }]);
  expect(laid.player(0).city).toMatchObject([{ card: 'moongate', tapped: true }]);
  const without = scene({ players: [{ city: ['arena'], terrains: ['mountain-spring'] }] });
  expect(without.refusal({ do: 'play terrain', card: 'mountain-spring' })).toMatchObject({ code: 'buildings-missing' });
  const spell = scene({ players: [{ city: ['library', 'moongate'], hand: ['overgrowth'] }] });
  expect(spell.refusal({ do: 'play', card: 'overgrowth' })).toMatchObject({ code: 'buildings-missing' }); // terrains only
});
