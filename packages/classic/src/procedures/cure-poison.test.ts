import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { position, type Figure } from '../testing/position.ts';

function curing(others: Readonly<Record<string, Figure>> = {}, cancelled = false) {
  return position({
    creatures: { a: { at: [300, 300], poisoned: true }, ...others },
    frames: [{ kind: 'curePoison', step: cancelled ? 'cure' : 'declare', creature: 'a' as CreatureId, cancelled }],
  });
}

test('C-KW-Poison: a whole activation takes the token off', () => {
  const after = curing();
  expect(after.creature('a')).toMatchObject({ poisoned: false });
  expect(after.told('poisonLost')).toHaveLength(1);
});

test('C-KW-Poison, C-AMB-137: not beside an enemy', () => {
  const after = curing({ enemy: { of: 1, at: [300, 332] } });
  expect(after.creature('a')).toMatchObject({ poisoned: true });
  expect(after.told('abilityDeclared')).toEqual([]);
});

test('C-TIM-6: nor if somebody has cancelled it', () => {
  expect(curing({}, true).creature('a')).toMatchObject({ poisoned: true });
});
