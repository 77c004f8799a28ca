import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';

test.each([
  ['bullseye', 1],
  ['axe', 0],
  ['shield', 0],
])('C-KW-Poison: a die at the start of its activation, %s', (dice, wounds) => {
  const table = acting({ creatures: { a: { poisoned: true, armour: 1, print: { health: 3 } } }, dice }).end();
  expect(table.creature('a')).toMatchObject({ wounds, armour: 1, poisoned: true });
  expect(table.pending?.kind).toBe('act');
});

test('C-KW-Poison: a whole activation cures it', () => {
  const cured = acting({ creatures: { a: { poisoned: true } }, dice: 'axe' }).answer({
    do: 'use',
    ability: 'cure poison',
  });
  expect(cured.creature('a')).toMatchObject({ poisoned: false });
  expect(cured.pending).toBeUndefined();
});

test('C-KW-Poison: not in contact with an enemy', () => {
  const creatures = { a: { poisoned: true, at: [300, 300] }, enemy: { of: 1, at: [332, 300] } } as const;
  expect(acting({ creatures, dice: 'axe' }).refusal({ do: 'use', ability: 'cure poison' })).toMatchObject({
    rule: 'C-ACT-6',
  });
});

test('C-KW-Poison: whoever dies of it eliminated nobody and does nothing more', () => {
  const table = acting({ creatures: { a: { poisoned: true } }, dice: 'bullseye' }).end();
  expect(table.creature('a')).toBeUndefined();
  expect(table.pending).toBeUndefined();
});
