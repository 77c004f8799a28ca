import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { whyNotReturnToShadow } from '../legality/return-to-shadow.ts';
import { position, stateOf, type Figure, type Position } from '../testing/position.ts';

const stealthy = (given: Figure = {}): Figure => ({
  at: [300, 300],
  print: { keywords: [{ keyword: 'stealth' }] },
  ...given,
});

function whyNot(given: Position): string | undefined {
  const state = stateOf(given);
  return whyNotReturnToShadow(
    state,
    state.creatures.find(({ id }) => id === 'a')!,
  )?.rule;
}

test('C-STL-19: a creature with Stealth and without a token takes one, out of contact and not shot at', () => {
  expect(whyNot({ creatures: { a: stealthy() } })).toBeUndefined();
  expect(whyNot({ creatures: { a: { at: [300, 300] } } })).toBe('C-STL-19');
  expect(whyNot({ creatures: { a: stealthy({ hidden: true }) } })).toBe('C-STL-2');
  expect(whyNot({ creatures: { a: stealthy(), e: { of: 1, at: [332, 300], hidden: true } } })).toBe('C-STL-19');
});

test("C-STL-21 and C-TV-66: a shot declared on it in the opponent's last turn keeps it in the open; an older one does not", () => {
  expect(whyNot({ creatures: { a: stealthy({ shotAt: 4 }) }, turn: 5 })).toBe('C-STL-19');
  expect(whyNot({ creatures: { a: stealthy({ shotAt: 2 }) }, turn: 5 })).toBeUndefined();
  expect(whyNot({ creatures: { a: stealthy() }, turn: 1 })).toBeUndefined();
});

test('C-STL-20: it is an activated ability, declared as such', () => {
  const creature = 'a' as CreatureId;
  const table = position({
    creatures: { a: stealthy() },
    frames: [{ kind: 'returnToShadow', step: 'declare', creature, cancelled: false }],
  });
  expect(table.events.map(({ event }) => event.type)).toEqual(['abilityDeclared', 'stealthGained', 'abilityResolved']);
  expect(table.creature('a')).toMatchObject({ hidden: true });
});

test('C-STL-22: who gains Stealth in play is not hidden by that alone, but may hide now', () => {
  const a: Figure = { at: [300, 300], gains: [{ bonus: { keyword: 'stealth' }, source: 'x', by: 0 }] };
  const { creatures } = stateOf({ creatures: { a } });
  expect(creatures.find(({ id }) => id === 'a')).toMatchObject({ hidden: false });
  expect(whyNot({ creatures: { a } })).toBeUndefined();
});
