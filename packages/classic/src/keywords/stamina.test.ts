import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

test('C-KW-Stamina: strikes back in every fight, however many there were', () => {
  const defender = { strength: 2, defended: true };
  expect(duel({ defender: { ...defender, keywords: [{ keyword: 'stamina' }] } }).assignments).toEqual([0, 1, 2]);
  const tired = duel({ attacker: { strength: 2 }, defender });
  expect(tired.assigned).toContainEqual({ who: 'defender', attack: 0, defence: 2 });
});
