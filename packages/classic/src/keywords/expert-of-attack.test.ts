import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

const expert = { strength: 2, health: 9, keywords: [{ keyword: 'expert-of-attack', x: 2 }] } as const;

test('C-KW-ExpertOfAttack: all dice in attack bring X more, when attacking and when attacked', () => {
  const victim = { strength: 0, health: 9 };
  expect(duel({ attacker: expert, defender: victim, dice: 'axe axe axe axe' }).assign(2).end().defender).toMatchObject({
    wounds: 4,
  });
  const attacked = duel({ attacker: { strength: 1, health: 9 }, defender: expert, dice: 'bullseye  axe axe axe axe' });
  expect(attacked.assign(2).assign(1).end().attacker).toMatchObject({ wounds: 4 });
});

test('C-KW-ExpertOfAttack: one die kept back brings none', () => {
  const fight = duel({ attacker: expert, defender: { strength: 0, health: 9 }, dice: 'axe' });
  expect(fight.assign(1).end().defender).toMatchObject({ wounds: 1 });
});

test('C-KW-ExpertOfAttack: the tired have no attack to be expert in', () => {
  const fight = duel({
    attacker: { strength: 1, health: 9 },
    defender: { ...expert, defended: true },
    dice: 'axe  shield shield',
  });
  expect(fight.assign(1).end().defender).toMatchObject({ wounds: 0 });
});
