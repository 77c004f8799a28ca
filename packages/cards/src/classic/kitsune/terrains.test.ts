import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

test('dawn-brook: laid for two buildings; creatures of both sides within S of it go S farther', () => {
  const table = playing('dawn-brook', {
    creatures: { near: { at: [300, 188] }, far: { at: [350, 187] }, theirs: { of: 1, at: [300, 350] } },
  });
  const laid = table.lay(300, 300);
  expect(laid.state.terrains).toMatchObject([{ card: 'dawn-brook', owner: 0 }]);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }, { tapped: true }] });
  expect(['near', 'far', 'theirs', 'hero0'].map(id => laid.value('stride', id))).toEqual([8000, 0, 8000, 0]);
  const walk = laid.activate('near').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 11_900, y: 18_800 })).toMatchObject({ code: 'too-far' });
  expect(walk.answer({ mode: 'walk', x: 12_000, y: 18_800 }).creature('near')).toMatchObject({ x: 12_000 });
});

const thicket = { bamboo: { card: 'bamboo-thicket', at: [300, 300] } } as const;

test('bamboo-thicket: laid for two buildings, it hides from sight', () => {
  const archer = { at: [300, 150], print: { keywords: [{ keyword: 'shooting', x: 1 }] } } as const;
  const laid = playing('bamboo-thicket', { creatures: { archer, foe: { of: 1, at: [300, 390] } } }).lay(300, 300);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }, { tapped: true }] });
  const blind = laid.activate('archer');
  expect(blind.refusal({ do: 'attack', attack: 'shooting', target: 'foe' })).toMatchObject({ rule: 'C-RNG-6' });
});

test('bamboo-thicket: yours pass it easily and slip away from enemies there; others are slowed down', () => {
  const creatures = {
    ours: { at: [300, 252] },
    foe: { of: 1, at: [268, 252] },
    theirs: { of: 1, at: [340, 348] },
    away: { at: [500, 100] },
  } as const;
  const table = scene({ creatures, terrains: thicket });
  expect(['ours', 'foe', 'theirs', 'away'].map(id => table.has(id, 'pathfinder'))).toEqual([true, false, false, false]);
  expect(['ours', 'foe', 'theirs', 'away'].map(id => table.has(id, 'agile'))).toEqual([true, false, false, false]);
  const gone = table.activate('ours').move(300, 352); // all of M, right through
  expect(gone.creature('ours')).toMatchObject({ y: 35_200, wounds: 0 });
  expect(gone.told('backstabProvoked')).toEqual([]);
  const slow = scene({ creatures, terrains: thicket, active: 1 }).activate('theirs').answer({ do: 'move' });
  expect(slow.refusal({ mode: 'walk', x: 34_000, y: 26_700 })).toMatchObject({ code: 'too-far-in-difficult' });
  expect(slow.refusal({ mode: 'walk', x: 34_000, y: 26_900 })).toBeUndefined();
});
