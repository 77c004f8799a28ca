import { BASIC_BUILDINGS, type BuildingCard } from '@signum/classic';
import { expect, test } from 'vitest';
import { real, scene } from '../../testing/index.ts';

const inCity = (...city: string[]) => ({ players: [{ city }] });

test.each(BASIC_BUILDINGS)('%s: constructed for the Prosperity it costs', id => {
  const { prosperity } = (real(id) as BuildingCard).cost;
  const inTurn = (saved: number) =>
    scene({ active: 1, players: [{ buildings: [id], prosperity: saved - 1, deck: ['fireball'] }] }).endTurn(); // 1 comes with the turn
  const end = inTurn(prosperity).construct(id);
  expect(end.player(0)).toMatchObject({ prosperity: 0, city: [{ card: id, tapped: false }] });
  expect(inTurn(prosperity - 1).refusal({ building: id })).toMatchObject({ code: 'too-little-prosperity' });
});

test('barracks: a creature that shoots or throws does so with one die more until the end of the turn', () => {
  const archer = { print: { keywords: [{ keyword: 'shooting', x: 2 }] } } as const;
  const creatures = { archer, axeman: { at: [400, 300] } } as const;
  const table = scene({ creatures, ...inCity('barracks') }).use('barracks');
  expect(table.options).toEqual(['hero0', 'archer', 'axeman']);
  const end = table.choose('archer');
  expect(end.value('shootingDice', 'archer')).toBe(3);
  expect(table.choose('axeman').value('shootingDice', 'axeman')).toBe(0); // nothing to add to
  expect(end.endTurn().value('shootingDice', 'archer')).toBe(2);
});

test('barracks: the same for Throwing', () => {
  const thrower = { print: { keywords: [{ keyword: 'throwing', x: 1 }] } } as const;
  const table = scene({ creatures: { thrower }, ...inCity('barracks') })
    .use('barracks')
    .choose('thrower');
  expect(table.value('throwingDice', 'thrower')).toBe(2);
});

test('library: a card for 1 Prosperity', () => {
  const table = scene({ players: [{ city: ['library'], deck: ['dispel', 'fireball'], prosperity: 1 }] });
  const end = table.use('library');
  expect(end.player(0)).toMatchObject({ prosperity: 0, hand: ['fireball'], deck: ['dispel'] });
  const poor = scene({ players: [{ city: ['library'], deck: ['fireball'], prosperity: 0 }] });
  expect(poor.refusal({ do: 'use building', building: 'library', ability: 0 })).toMatchObject({
    code: 'too-little-prosperity',
  });
});

test('tavern: a creature of yours that nobody holds goes S farther', () => {
  const creatures = { free: {}, held: { at: [100, 500] }, foe: { of: 1, at: [132, 500] } } as const;
  const table = scene({ creatures, ...inCity('tavern') }).use('tavern');
  expect(table.options).toEqual(['hero0', 'free']);
  expect(table.choose('free').endTurn().value('stride', 'free')).toBe(0);
  const walk = table.choose('free').activate('free').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 48_100 })).toMatchObject({ code: 'too-far' });
  expect(walk.answer({ mode: 'walk', x: 30_000, y: 48_000 }).creature('free')).toMatchObject({ y: 48_000 });
});

test('arena: a character, not a hero, has 1 Strength more until the end of the turn', () => {
  const creatures = {
    knight: { print: { strength: 2 } },
    squire: { at: [400, 300] },
    foe: { of: 1, at: [500, 300] },
  } as const;
  const table = scene({ creatures, ...inCity('arena') }).use('arena');
  expect(table.options).toEqual(['knight', 'squire']);
  const end = table.choose('knight');
  expect(end.value('strength', 'knight')).toBe(3);
  expect(end.endTurn().value('strength', 'knight')).toBe(2);
});

test('school-of-magic: magical attacks of a creature have one die more', () => {
  const keywords = [
    { keyword: 'magical-shot', x: 1 },
    { keyword: 'magical-strike', x: 2 },
  ] as const;
  const table = scene({ creatures: { mage: { print: { keywords } } }, ...inCity('school-of-magic') })
    .use('school-of-magic')
    .choose('mage');
  expect(table.value('magicalShotDice', 'mage')).toBe(2);
  expect(table.value('magicalStrikeDice', 'mage')).toBe(3);
  expect(table.endTurn().value('magicalShotDice', 'mage')).toBe(1);
  expect(table.value('magicalShotDice', 'hero0')).toBe(0);
});

test('temple: one wound of a wounded character of yours is healed, not of the hero', () => {
  const hurt = { wounds: 2, print: { health: 4 } };
  const creatures = { one: hurt, two: { ...hurt, at: [400, 300] }, foe: { ...hurt, of: 1, at: [500, 300] } } as const;
  const table = scene({ creatures, ...inCity('temple') }).use('temple');
  expect(table.options).toEqual(['one', 'two']);
  expect(table.choose('two').creature('two')).toMatchObject({ wounds: 1 });
  const idle = scene(inCity('temple'));
  expect(idle.refusal({ do: 'use building', building: 'temple', ability: 0 })).toMatchObject({ rule: 'C-PLY-5' });
});

test('shooting-range: a creature may roll two dice of a shot again', () => {
  const archer = { at: [300, 100], print: { keywords: [{ keyword: 'shooting', x: 3 }] } } as const;
  const creatures = { archer, foe: { of: 1, at: [300, 200], print: { health: 4 } } } as const;
  const dice = 'axe axe axe bullseye bullseye axe axe';
  const table = scene({ creatures, dice, ...inCity('shooting-range') })
    .use('shooting-range')
    .choose('archer');
  const shot = table.activate('archer').attack('foe', 'shooting');
  expect(shot.asked('reroll')).toMatchObject({ purpose: 'attack', places: [0, 1, 2], most: 2 });
  expect(shot.reroll(0, 2).end().creature('foe')).toMatchObject({ wounds: 2 });
  expect(table.endTurn().value('shotRerolls', 'archer')).toBe(0);
});

const gained = (own: number, other: number) =>
  scene({ players: [{ city: ['city-hall'], prosperity: own }, { prosperity: other }] })
    .use('city-hall')
    .player(0).prosperity - own;

test('city-hall: 1 Prosperity for whoever has no more than the opponent, and nothing for others', () => {
  expect(gained(5, 4)).toBe(0);
  expect(gained(5, 5)).toBe(1);
  expect(gained(5, 6)).toBe(1);
});

test('smithy: your hero has 1 Strength more until the end of the turn, and nobody is asked who', () => {
  const table = scene({ creatures: { knight: {} }, ...inCity('smithy') }).use('smithy');
  expect(table.value('strength', 'hero0')).toBe(4);
  expect(table.value('strength', 'knight')).toBe(1);
  expect(table.player(0).city).toMatchObject([{ card: 'smithy', tapped: true }]);
  expect(table.endTurn().value('strength', 'hero0')).toBe(3);
});
