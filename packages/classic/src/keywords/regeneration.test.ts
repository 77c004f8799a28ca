import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';

const hydra = { print: { health: 5, keywords: [{ keyword: 'regeneration', x: 3 }] } } as const;

test('C-KW-Regeneration: each Bullseye at the start of its activation heals 1', () => {
  const table = acting({ creatures: { a: { ...hydra, wounds: 3 } }, dice: 'bullseye axe bullseye' }).end();
  expect(table.creature('a')).toMatchObject({ wounds: 1 });
});

test('C-KW-Regeneration: no more wounds go than there are', () => {
  const table = acting({ creatures: { a: { ...hydra, wounds: 1 } }, dice: 'bullseye bullseye bullseye' }).end();
  expect(table.creature('a')).toMatchObject({ wounds: 0 });
});

test('C-KW-Regeneration, C-MAT-60: the unwounded roll for nothing in the older editions, and not at all in the newest', () => {
  expect(acting({ creatures: { a: hydra } }).told('diceRolled')).toEqual([]);
  const older = acting({ creatures: { a: hydra }, dice: 'bullseye axe axe', edition: 'en-2022' }).end();
  expect(older.told('diceRolled')).toHaveLength(1);
});
