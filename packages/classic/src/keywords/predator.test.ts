import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

const wolf = { strength: 1, health: 9, keywords: [{ keyword: 'predator' }] } as const;

test('C-KW-Predator: +1 Strength for the turn against a wounded enemy', () => {
  const fight = duel({ attacker: wolf, defender: { strength: 0, health: 9, wounds: 1 }, dice: 'axe axe' });
  expect(fight.assignments).toEqual([0, 1, 2]);
  const after = fight.assign(2).end();
  expect(after.attacker).toMatchObject({ gains: [{ until: after.state.turn }], usedUp: ['attacker predator'] });
});

test('C-KW-Predator: nothing against the unwounded, and nothing when attacked', () => {
  expect(duel({ attacker: wolf, defender: { strength: 0, health: 9 } }).assignments).toEqual([0, 1]);
  expect(duel({ attacker: { strength: 1, health: 9, wounds: 1 }, defender: wolf }).assignments).toEqual([0, 1]);
});

test('C-KW-Predator: a second fight of the turn adds nothing', () => {
  const hunted = { ...wolf, usedUp: ['attacker predator'] };
  expect(duel({ attacker: hunted, defender: { strength: 0, health: 9, wounds: 1 } }).assignments).toEqual([0, 1]);
});
