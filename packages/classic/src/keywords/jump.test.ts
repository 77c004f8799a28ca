import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { moveOf } from '../procedures/move.ts';
import { terrain } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';

const leap = { mode: 'jump', x: 21_000, y: 30_000 } as const;

function jumping(rest: Position, edition: EditionId = 'en-kitsune') {
  const { creatures, ...others } = rest;
  return position({
    heroes: false,
    edition,
    creatures: { frog: { at: [300, 300], print: { health: 3, keywords: [{ keyword: 'jump' }] } }, ...creatures },
    frames: [moveOf('frog' as CreatureId, 0)],
    ...others,
  });
}

test('C-KW-Jump: it goes in one line over other creatures, and contact on the way does not stop it', () => {
  const table = jumping({ creatures: { enemy: { of: 1, at: [255, 300] } } });
  expect(table.answer(leap).creature('frog')).toMatchObject({ x: 21_000, y: 30_000 });
  expect(table.refusal({ ...leap, mode: 'walk' })).toBeDefined(); // round it, the way is too long
});

test('C-KW-Jump: it cannot end on another base', () => {
  expect(jumping({ creatures: { enemy: { of: 1, at: [210, 305] } } }).refusal(leap)).toBeDefined();
});

test('C-KW-Jump: whoever it jumps away from stabs', () => {
  const after = jumping({ creatures: { enemy: { of: 1, at: [332, 300] } }, dice: 'axe' })
    .answer(leap)
    .end();
  expect(after.creature('frog')).toMatchObject({ wounds: 1 });
});

const ground = (name: 'difficult' | 'impassable', x: number) => ({
  terrains: { t1: { card: terrain(name, 10, { keywords: [{ keyword: name }] }), at: [x, 300] } } as const,
});
const meadow = { terrains: { t1: { card: terrain('meadow', 10), at: [255, 300] } } } as const;

test('C-KW-Jump, C-MAT-61: in the newest edition terrain counts as in any move', () => {
  expect(jumping(meadow).refusal(leap)).toBeUndefined();
  expect(jumping(ground('impassable', 255)).refusal(leap)).toBeDefined();
  expect(jumping(ground('difficult', 255)).refusal(leap)).toBeDefined(); // more than S through Difficult terrain
});

test('C-KW-Jump, C-MAT-61: in the older editions it jumps neither over terrain nor onto it', () => {
  expect(jumping(meadow, 'fr-1').refusal(leap)).toBeDefined();
  expect(
    jumping({ terrains: { t1: { card: terrain('meadow', 10), at: [205, 300] } } }, 'fr-1').refusal(leap),
  ).toBeDefined();
  expect(jumping({}, 'fr-1').refusal(leap)).toBeUndefined();
});
