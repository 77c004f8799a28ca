import { expect, test } from 'vitest';
import { HAPPENINGS } from './happenings.ts';
import { OCCASIONS, occasionOf } from './occasions.ts';

test('C-TIM-22: every event belongs to one occasion by its name alone, and every occasion has some', () => {
  const met = new Set(HAPPENINGS.map(occasionOf));
  expect([...met].toSorted()).toEqual([...OCCASIONS].toSorted());
});

test.each([
  ['attackDeclared', 'attack'],
  ['backstabProvoked', 'attack'],
  ['contactEntered', 'movement'],
  ['summonDeclared', 'cards'],
  ['creatureEliminated', 'damage'],
  ['buildingConstructed', 'city'],
  ['startOfTurn', 'turn'],
] as const)('%s is of the occasion %s, as section 17.5 has it (C-TAC-8)', (event, occasion) => {
  expect(occasionOf(event)).toBe(occasion);
});
