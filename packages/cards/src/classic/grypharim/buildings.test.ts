import type { BuildingCard } from '@signum/classic';
import { expect, test } from 'vitest';
import { cityFor, playing, real, scene } from '../../testing/index.ts';
import { grypharim } from '../grypharim.ts';

const stout = { health: 5 };
const inCity = (...city: string[]) => ({ players: [{ city, minion: 'legion-recruit' }] });

test.each(grypharim.filter(({ type }) => type === 'building').map(({ id }) => id))(
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

test('order-of-the-lance: its members have a die more after a move', () => {
  const creatures = {
    herrick: { card: 'herrick-the-unbowed', at: [300, 300] },
    ulric: { card: 'brother-ulric-the-penitent', at: [100, 300] },
    foe: { of: 1, at: [300, 400], print: stout },
  } as const;
  const fought = (...city: string[]) =>
    scene({ creatures, ...inCity(...city), dice: '' })
      .activate('herrick')
      .move(300, 368)
      .attack('foe')
      .assign(0)
      .asked('assignDice').dice;
  expect([fought('order-of-the-lance'), fought()]).toEqual([3, 2]);
  const table = scene({ creatures, ...inCity('order-of-the-lance') });
  expect(['herrick', 'ulric', 'hero0'].map(id => table.has(id, 'charge'))).toEqual([true, false, false]);
});

test('order-of-the-lance: Adelheid, who charges by herself, does not gain more', () => {
  const creatures = {
    adelheid: { card: 'adelheid-gryphon-knight', at: [300, 300] },
    foe: { of: 1, at: [300, 441], print: stout },
  } as const;
  const fight = scene({ creatures, ...inCity('order-of-the-lance') })
    .activate('adelheid')
    .move(300, 400, 'flight')
    .attack('foe')
    .assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ dice: 4 });
});

test('order-of-the-chalice: its members heal with a die more and regenerate', () => {
  const creatures = {
    belinda: { card: 'belinda-the-merciful-hand', at: [300, 300], wounds: 1 },
    nun: { at: [100, 300], wounds: 1, print: { health: 5, keywords: [{ keyword: 'healer', x: 1 }] } },
    anselm: { card: 'brother-anselm', at: [100, 500] },
  } as const;
  const table = scene({ creatures, ...inCity('order-of-the-chalice'), dice: 'bullseye' });
  expect(['belinda', 'nun', 'anselm'].map(id => table.value('healerDice', id))).toEqual([4, 1, 0]);
  const end = table.activate('belinda').rest().activate('nun').rest().end();
  expect(['belinda', 'nun'].map(id => end.creature(id)!.wounds)).toEqual([0, 1]);
});

test('order-of-the-chalice: tapped, it heals a wounded member by 2', () => {
  const creatures = {
    anselm: { card: 'brother-anselm', at: [100, 500], wounds: 2 },
    honoria: { card: 'sister-honoria', at: [300, 500], wounds: 1 },
    other: { at: [400, 500], wounds: 2, print: stout },
    belinda: { card: 'belinda-the-merciful-hand', at: [500, 300] },
  } as const;
  const table = scene({ creatures, ...inCity('order-of-the-chalice') }).use('order-of-the-chalice');
  expect(table.options).toEqual(['anselm', 'honoria']);
  const end = table.choose('anselm');
  expect(end.creature('anselm')).toMatchObject({ wounds: 0 });
  expect(end.player(0).city).toMatchObject([{ tapped: true }]);
});

test('order-of-the-pyre: its members fight on wounded, and better against the wounded', () => {
  const creatures = {
    morwen: { card: 'inquisitor-morwen', at: [300, 300], wounds: 1 },
    hurt: { of: 1, at: [332, 300], wounds: 1, print: stout },
    well: { of: 1, at: [268, 300], print: stout },
    belinda: { card: 'belinda-the-merciful-hand', at: [100, 100] },
  } as const;
  const table = scene({ creatures, ...inCity('order-of-the-pyre'), dice: 'axe axe bullseye' });
  expect(['morwen', 'belinda'].map(id => table.has(id, 'fortitude'))).toEqual([true, false]);
  const fight = table.activate('morwen').attack('hurt').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'morwen', dice: 2 });
  expect(fight.assign(2).end().creature('hurt')).toMatchObject({ wounds: 3 });
  const plain = table.activate('morwen').attack('well').assign(0);
  expect(plain.asked('assignDice')).toMatchObject({ creature: 'morwen', dice: 1 });
});

test('order-of-the-pyre: 1 Prosperity whenever the opponent plays a spell', () => {
  const creatures = { foe: { of: 1, at: [100, 100] } } as const;
  const end = playing('fireball', { creatures, players: [{}, { city: ['order-of-the-pyre'] }] });
  expect(end.player(1).prosperity).toBe(4);
  const own = playing('fireball', { creatures, players: [{ city: ['order-of-the-pyre'] }] }).pay(
    ...cityFor('fireball'),
  );
  expect(own.creature('foe')).toBeUndefined();
  expect(own.player(0).prosperity).toBe(3);
  const relic = playing('jousting-lance', { players: [{}, { city: ['order-of-the-pyre'] }] });
  expect(relic.player(1).prosperity).toBe(3);
});

test('monastery: tapped it gives 1 Prosperity', () => {
  const end = scene(inCity('monastery')).use('monastery');
  expect(end.player(0)).toMatchObject({ prosperity: 4, city: [{ tapped: true }] });
});

test('gryphon-eyrie: for 1 Prosperity a character whom no enemy touches is set down within S of another of yours', () => {
  const creatures = {
    free: { at: [100, 300] },
    free2: { at: [500, 100] },
    held: { at: [300, 500] },
    foe: { of: 1, at: [300, 532] },
  } as const;
  const table = scene({ creatures, ...inCity('gryphon-eyrie') }).use('gryphon-eyrie');
  expect(table.options).toEqual(['free', 'free2']);
  const near = table.choose('free');
  expect(near.options).toEqual(['hero0', 'free2', 'held']);
  const place = near.choose('held');
  expect(place.refusal({ x: 30_000, y: 38_700 })).toMatchObject({ code: 'too-far' });
  const end = place.place(300, 388);
  expect(end.creature('free')).toMatchObject({ x: 30_000, y: 38_800, activated: false });
  expect(end.player(0)).toMatchObject({ prosperity: 2, city: [{ tapped: true }] });
});

test('imperial-academy: characters cost 1 less while you have more Prosperity than the opponent', () => {
  const card = 'herrick-the-unbowed';
  const whyNot = (prosperity: number) =>
    scene({ players: [{ city: ['imperial-academy', 'arena'], hand: [card], prosperity }] }).refusal({
      do: 'play',
      card,
    });
  expect(whyNot(4)).toBeUndefined();
  expect(whyNot(3)).toMatchObject({ rule: 'C-CST-1' });
  const end = scene({ players: [{ city: ['imperial-academy', 'arena'], hand: [card], prosperity: 4 }] })
    .play(card)
    .place(300, 16);
  expect(end.player(0)).toMatchObject({ prosperity: 4, city: [{ tapped: true }, { tapped: true }] });
});

test('imperial-academy: for 1 Prosperity a minion beside a character with Drill', () => {
  const creatures = {
    severus: { card: 'severus-the-honoured-legionnaire', at: [300, 300] },
    tiberia: { card: 'tiberia-drill-sergeant', at: [100, 300] },
    other: { at: [500, 300] },
  } as const;
  const table = scene({ creatures, ...inCity('imperial-academy') }).use('imperial-academy', 1);
  expect(table.options).toEqual(['severus', 'tiberia']);
  const end = table.choose('severus').place(300, 332);
  expect(end.summoned('legion-recruit')).toMatchObject({ owner: 0, y: 33_200 });
  expect(end.player(0)).toMatchObject({ prosperity: 2, city: [{ tapped: true }] });
  expect(
    scene(inCity('imperial-academy')).refusal({ do: 'use building', building: 'imperial-academy', ability: 1 }),
  ).toMatchObject({ rule: 'C-PLY-5' });
});
