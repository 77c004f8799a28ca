import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { moveOf } from '../procedures/move.ts';
import { position, type Position } from '../testing/position.ts';

const agile = { print: { health: 3, keywords: [{ keyword: 'agile' }] } } as const;

/** Somebody agile leaves contact with an enemy, westwards, where another enemy may wait. */
function leaving(waits: boolean, rest: Position = {}) {
  return position({
    heroes: false,
    creatures: {
      dancer: { ...agile, at: [300, 300] },
      left: { of: 1, at: [332, 300] },
      ...(waits && { ahead: { of: 1, at: [210, 300] } }),
    },
    frames: [moveOf('dancer' as CreatureId, 0)],
    ...rest,
  });
}

test.each(['en-kitsune', 'fr-1'] as const)('C-KW-Agile: nobody stabs it when it walks off (%s)', edition => {
  const after = leaving(false, { edition }).answer({ mode: 'walk', x: 22_000, y: 30_000 });
  expect(after.told('backstabRolled')).toEqual([]);
  expect(after.creature('dancer')).toMatchObject({ x: 22_000, wounds: 0 });
});

test('C-KW-Agile, C-MAT-37: in the newest edition it is stabbed if it ends in contact with an enemy', () => {
  const after = leaving(true, { dice: 'axe' }).answer({ mode: 'walk', x: 24_499, y: 30_000 }).end();
  expect(after.creature('dancer')).toMatchObject({ x: 24_499, wounds: 1 });
});

test('C-KW-Agile, C-MAT-37: in the older editions it is never stabbed', () => {
  const after = leaving(true, { edition: 'fr-1' }).answer({ mode: 'walk', x: 24_499, y: 30_000 });
  expect(after.creature('dancer')).toMatchObject({ x: 24_499, wounds: 0 });
});

test.each([
  ['en-kitsune', 1],
  ['fr-1', 0],
] as const)('C-KW-Agile, C-MAT-37: a Run into contact, %s', (edition, wounds) => {
  const table = position({
    heroes: false,
    edition,
    creatures: { dancer: { ...agile, at: [300, 300] }, ahead: { of: 1, at: [200, 300] } },
    frames: [moveOf('dancer' as CreatureId, 0, { run: true })],
    dice: 'axe',
  });
  expect(table.answer({ mode: 'walk', x: 23_499, y: 30_000 }).creature('dancer')).toMatchObject({ wounds });
});
