import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { terrain } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';

/** `b` is pushed away from `a`, which stands at (300, 300). */
function pushed(rest: Position, { harm = true, edition = 'en-kitsune' }: { harm?: boolean; edition?: EditionId } = {}) {
  return position({
    edition,
    ...rest,
    creatures: { a: { at: [300, 300] }, ...rest.creatures },
    frames: [
      { kind: 'pushAway', step: 'push', creature: 'b' as CreatureId, from: 'a' as CreatureId, distance: 'S', harm },
    ],
  });
}

const b = { of: 1, at: [350, 300], print: { health: 3 } } as const;

test('C-KW-Buckshot: the target goes S straight away, and nobody it leaves stabs it', () => {
  const after = pushed({ creatures: { b, c: { at: [350, 332] } } });
  expect(after.creature('b')).toMatchObject({ x: 43_000, y: 30_000, wounds: 0 });
  expect(after.told('placed')).toEqual([{ type: 'placed', who: 'b', by: 'a', x: 43_000, y: 30_000 }]);
  expect(after.told('backstabProvoked')).toEqual([]);
});

test('C-KW-Buckshot, C-AMB-118: contact on the way does not stop it', () => {
  const after = pushed({ creatures: { b, c: { at: [390, 332] } } });
  expect(after.creature('b')).toMatchObject({ x: 43_000, wounds: 0 });
});

test.each([
  ['a base', { creatures: { b, c: { at: [400, 300] } } }, 36_800],
  ['the edge of the table', { creatures: { a: { at: [500, 300] }, b: { ...b, at: [550, 300] } } }, 58_400],
  [
    'an Impassable template',
    {
      creatures: { b },
      terrains: { x1: { card: terrain('rock', 20, { keywords: [{ keyword: 'impassable' }] }), at: [426, 300] } },
    },
    39_000,
  ],
] as const)('C-KW-Buckshot: at %s it stops, and is hurt', (_what, rest, x) => {
  const after = pushed(rest);
  expect(after.creature('b')).toMatchObject({ x, y: 30_000, wounds: 1 });
  expect(after.told('damageDealt')).toMatchObject([{ who: 'b', by: 'a', n: 1 }]);
});

test('C-KW-Buckshot: a push of a text hurts nobody', () => {
  expect(pushed({ creatures: { b, c: { at: [400, 300] } } }, { harm: false }).creature('b')).toMatchObject({
    wounds: 0,
  });
});

test('C-MAT-46: the older editions push along the line of sight, the newest from centre to centre', () => {
  // a wide base before the target leaves only a slanting line past its rim
  const creatures = { b: { ...b, at: [400, 300] }, wall: { at: [350, 316] } } as const;
  expect(pushed({ creatures }).creature('b')).toMatchObject({ x: 48_000, y: 30_000 });
  const older = pushed({ creatures }, { edition: 'fr-1' }).creature('b')!;
  expect(older.y).not.toBe(30_000);
  expect(Math.hypot(older.x - 40_000, older.y - 30_000)).toBeCloseTo(8000, -1);
});

test('C-KW-Buckshot: an eliminated target is not moved', () => {
  const after = pushed({ creatures: { b: { ...b, dying: true } } });
  expect(after.told('placed')).toEqual([]);
});
