import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const archer = { at: [300, 100], print: { keywords: [{ keyword: 'shooting', x: 2 }] } } as const;

test('forest: laid for one building; it slows walkers down and covers whoever stands in it', () => {
  const table = playing('forest', { creatures: { walker: { at: [300, 200] } } });
  expect(table.refusal({ x: 30_000, y: 10_000, turn: 0 })).toMatchObject({ rule: 'C-TER-4' }); // too near to one's own side
  const laid = table.lay(300, 300);
  expect(laid.state.terrains).toMatchObject([{ card: 'forest', owner: 0 }]);
  expect(laid.player(0).terrains).toEqual(['forest']); // a basic one may be played again
  const walk = laid.activate('walker').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 29_000 })).toMatchObject({ rule: 'C-MOV-15' });
  expect(walk.answer({ mode: 'walk', x: 30_000, y: 28_000 }).creature('walker')).toMatchObject({ y: 28_000 });
});

test('forest: failed defence dice against a shot are rolled again', () => {
  const creatures = { archer, foe: { of: 1, at: [300, 250], print: { health: 4 } } } as const;
  const shot = scene({
    creatures,
    terrains: { wood: { card: 'forest', at: [300, 290] } },
    dice: 'bullseye bullseye axe shield shield',
  })
    .activate('archer')
    .attack('foe', 'shooting');
  expect(shot.asked('reroll')).toMatchObject({ seat: 1, creature: 'foe', purpose: 'defence', places: [0] });
  expect(shot.reroll(0).end().creature('foe')).toMatchObject({ wounds: 0 });
});

test('rocks: nobody walks through them and nobody sees through them', () => {
  const foe = { of: 1, at: [300, 300] } as const;
  const table = playing('rocks', { creatures: { archer: { ...archer, at: [300, 130] }, foe } });
  const open = table.lay(450, 215).activate('archer');
  expect(open.asked('act').deeds).toContainEqual({ do: 'attack', attack: 'shooting', target: 'foe' });
  const shut = table.lay(300, 215).activate('archer');
  expect(shut.refusal({ do: 'attack', attack: 'shooting', target: 'foe' })).toMatchObject({ rule: 'C-RNG-6' });
  const walk = shut.answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 20_000 })).toBeDefined();
  expect(walk.refusal({ mode: 'walk', x: 40_000, y: 13_000 })).toBeUndefined();
});

test.each([
  ['bullseye', { wounds: 1, prosperity: 3, hand: [] }],
  ['axe', { wounds: 0, prosperity: 5, hand: [] }],
  ['shield', { wounds: 0, prosperity: 3, hand: ['fireball'] }],
])('ruins: a search that shows %s', (face, found) => {
  const table = scene({
    creatures: { seeker: { of: 1, at: [300, 350], print: { health: 2 } } },
    terrains: { ruins: { card: 'ruins', at: [300, 300] } },
    players: [{}, { deck: ['dispel', 'fireball'] }],
    active: 1,
    dice: face,
  });
  const end = table.activate('seeker').answer({ do: 'search', terrain: 'ruins' }).end();
  const { prosperity, hand } = end.player(1);
  expect({ wounds: end.creature('seeker')!.wounds, prosperity, hand }).toEqual(found);
  expect(end.state.terrains).toMatchObject([{ searched: true }]);
});

test('ruins: laid on the field they cover from shots, and heroes do not search them', () => {
  const creatures = { archer, foe: { of: 1, at: [300, 320], print: { health: 4 } } } as const;
  const table = playing('ruins', { creatures, dice: 'bullseye bullseye axe axe axe axe' }).lay(300, 230);
  const shot = table.activate('archer').attack('foe', 'shooting');
  expect(shot.asked('reroll')).toMatchObject({ creature: 'foe', places: [0, 1], most: 2 });
  const near = scene({
    creatures: { hero0: { at: [300, 350] } },
    terrains: { ruins: { card: 'ruins', at: [300, 300] } },
  });
  expect(near.activate('hero0').refusal({ do: 'search', terrain: 'ruins' })).toMatchObject({ rule: 'C-RUI-1' });
});

test('hill: whoever stands on it shoots with one die more, by hand or by magic', () => {
  const print = {
    keywords: [
      { keyword: 'shooting', x: 2 },
      { keyword: 'magical-shot', x: 1 },
    ],
  } as const;
  const table = playing('hill', {
    creatures: {
      ours: { at: [240, 300], print },
      theirs: { of: 1, at: [360, 300], print },
      away: { at: [500, 300], print },
    },
  });
  expect(table.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(2);
  const laid = table.lay(300, 230);
  expect(laid.value('shootingDice', 'ours')).toBe(2); // beside it, not yet on it
  const climbed = laid.activate('ours').move(270, 262);
  expect(climbed.value('shootingDice', 'ours')).toBe(3);
  expect(climbed.value('magicalShotDice', 'ours')).toBe(2);
  expect(climbed.value('shootingDice', 'away')).toBe(2);
  const foreign = scene({
    creatures: { theirs: { of: 1, at: [360, 300], print } },
    terrains: { hill: { card: 'hill', at: [360, 300] } },
  });
  expect(foreign.value('shootingDice', 'theirs')).toBe(3);
});

test('mire: a wounded character without Pathfinder that begins its activation there falls ill', () => {
  const hurt = { wounds: 1, print: { health: 3 } };
  const scout = { wounds: 1, print: { health: 3, keywords: [{ keyword: 'pathfinder' }] } } as const;
  const table = scene({
    creatures: {
      sick: { ...hurt, at: [260, 300] },
      well: { at: [300, 300], print: { health: 3 } },
      scout: { ...scout, at: [340, 300] },
      hero0: { wounds: 1, at: [300, 335] },
      dry: { ...hurt, at: [100, 100] },
    },
    terrains: { mire: { card: 'mire', at: [300, 300] } },
  });
  const everybody = ['sick', 'well', 'scout', 'hero0', 'dry'];
  const end = everybody.reduce((next, id) => next.activate(id).rest(), table);
  expect(end.state.creatures.filter(({ diseased }) => diseased).map(({ id }) => id)).toEqual(['sick']);
});

test('mire: laid for one building, Difficult for whoever cannot find the path', () => {
  const laid = playing('mire', { creatures: { walker: { at: [300, 200] } } }).lay(300, 300);
  expect(laid.player(0).city).toMatchObject([{ tapped: true }]);
  const walk = laid.activate('walker').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 29_000 })).toMatchObject({ rule: 'C-MOV-15' });
});
