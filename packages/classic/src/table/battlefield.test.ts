import { expect, test } from 'vitest';
import type { BaseDiameter, Ruler } from '../vocabulary.ts';
import type { CreatureId } from '../ids.ts';
import { moveOf } from '../procedures/move.ts';
import { character } from '../testing/cards.ts';
import { position, stateOf } from '../testing/position.ts';
import { boardOf, isWithin } from './battlefield.ts';
import { creatureOf } from './creatures.ts';

const RULERS = [
  ['S', 80],
  ['M', 100],
  ['L', 150],
  ['XL', 250],
] as const;

/** Are two bases of 32 mm, with centres so many millimetres apart, within this ruler? */
function within(ruler: Ruler, dx: number, dy = 0): boolean {
  const state = stateOf({ creatures: { a: { at: [50, 300] }, b: { at: [50 + dx, 300 + dy] } } });
  return isWithin(creatureOf(state, 'a' as CreatureId), creatureOf(state, 'b' as CreatureId), ruler);
}

test.each(RULERS)('C-GEN-7, C-CMP-4: within %s is %i mm and not a hundredth more', (ruler, mm) => {
  expect(within(ruler, 32 + mm)).toBe(true);
  expect(within(ruler, 32 + mm + 0.01)).toBe(false);
});

test('C-GEN-7: a slanting distance is as exact, since squares are compared and no roots are taken', () => {
  expect(within('S', 67.2, 89.6)).toBe(true); // 112 mm from centre to centre
  expect(within('S', 67.21, 89.6)).toBe(false);
  expect(within('S', 67.2, 89.61)).toBe(false);
});

test('C-GEN-7: "at least" takes the exact distance in, "closer than" leaves it out', () => {
  const table = position({
    cards: [character('ann')],
    players: [{ hand: ['ann'] }],
    creatures: { foe: { of: 1, at: [300, 16] } },
    heroes: false,
  }).answer({ do: 'play', card: 'ann' });
  expect(table.refusal({ x: 30_000 - 3200 - 8000, y: 1600 })).toBeUndefined(); // exactly S
  expect(table.refusal({ x: 30_000 - 3200 - 7999, y: 1600 })?.rule).toBe('C-SUM-3');
});

test('C-CMP-6: the Battlefield is a square of 600 mm, and nobody leaves it', () => {
  expect(boardOf(stateOf({})).width).toBe(60_000);
  const table = position({
    creatures: { a: { at: [300, 550], print: { movement: 'M' } } },
    frames: [moveOf('a' as CreatureId, 0)],
    heroes: false,
  });
  expect(table.refusal({ mode: 'walk', x: 30_000, y: 58_400 })).toBeUndefined();
  expect(table.refusal({ mode: 'walk', x: 30_000, y: 58_401 })).toBeDefined();
  const aside = position({
    creatures: { a: { at: [550, 300], print: { movement: 'M' } } },
    frames: [moveOf('a' as CreatureId, 0)],
    heroes: false,
  });
  expect(aside.refusal({ mode: 'walk', x: 58_400, y: 30_000 })).toBeUndefined();
  expect(aside.refusal({ mode: 'walk', x: 58_401, y: 30_000 })).toBeDefined();
});

test.each([32, 50, 60, 80] satisfies BaseDiameter[])(
  'C-CMP-7: a creature on a base of %i mm touches its side with the rim',
  base => {
    const table = position({ cards: [character('ann', { base })], players: [{ hand: ['ann'] }] });
    const asked = table.answer({ do: 'play', card: 'ann' });
    expect(asked.refusal({ x: 30_000, y: base * 50 + 1 })?.rule).toBe('C-SUM-2');
    const { r, x, y } = asked.answer({ x: 30_000, y: base * 50 }).state.creatures.at(-1)!;
    expect({ r, x, y }).toEqual({ r: base * 50, x: 30_000, y: base * 50 });
  },
);
