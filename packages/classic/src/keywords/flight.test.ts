import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { moveOf } from '../procedures/move.ts';
import { terrain } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';

const rocks = terrain('rocks', 40, { keywords: [{ keyword: 'impassable' }] });

function flying(rest: Position = {}, keywords: KeywordUse[] = [{ keyword: 'flight' }]) {
  const { creatures, ...others } = rest;
  return position({
    heroes: false,
    creatures: { bird: { at: [300, 300], print: { movement: 'L', health: 3, keywords } }, ...creatures },
    frames: [moveOf('bird' as CreatureId, 0)],
    ...others,
  });
}

test('C-KW-Flight: it flies straight over enemies and rocks, and contact on the way does not stop it', () => {
  const over = {
    creatures: { enemy: { of: 1, at: [240, 300] } },
    terrains: { t1: { card: rocks, at: [240, 300] } },
  } as const;
  const after = flying(over).answer({ mode: 'flight', x: 18_000, y: 30_000 });
  expect(after.creature('bird')).toMatchObject({ x: 18_000, y: 30_000 });
  expect(flying(over, []).refusal({ mode: 'walk', x: 18_000, y: 30_000 })).toBeDefined();
});

test('C-KW-Flight: Difficult terrain does not slow it', () => {
  const swamp = {
    terrains: { t1: { card: terrain('swamp', 40, { keywords: [{ keyword: 'difficult' }] }), at: [240, 300] } },
  } as const;
  expect(flying(swamp).refusal({ mode: 'flight', x: 15_000, y: 30_000 })).toBeUndefined();
  expect(flying(swamp, []).refusal({ mode: 'walk', x: 15_000, y: 30_000 })).toBeDefined();
});

test('C-KW-Flight: it ends neither on rocks nor on another base, but contact is allowed', () => {
  const rest = {
    creatures: { enemy: { of: 1, at: [200, 300] } },
    terrains: { t1: { card: rocks, at: [300, 200] } },
  } as const;
  expect(flying(rest).refusal({ mode: 'flight', x: 30_000, y: 20_000 })).toBeDefined();
  expect(flying(rest).refusal({ mode: 'flight', x: 20_000, y: 31_000 })).toBeDefined();
  expect(flying(rest).refusal({ mode: 'flight', x: 23_200, y: 30_000 })).toBeUndefined();
});

test('C-KW-Flight: whoever it flies away from stabs', () => {
  const after = flying({ creatures: { enemy: { of: 1, at: [332, 300] } }, dice: 'axe' }).answer({
    mode: 'flight',
    x: 20_000,
    y: 30_000,
  });
  expect(after.end().creature('bird')).toMatchObject({ wounds: 1 });
});
