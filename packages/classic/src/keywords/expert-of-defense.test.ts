import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

const expert = { strength: 1, health: 9, keywords: [{ keyword: 'expert-of-defense', x: 2 }] } as const;

test('C-KW-ExpertOfDefense: all dice in defence bring X more, also to the tired', () => {
  const dice = 'axe axe axe  shield shield shield';
  const fight = duel({ attacker: { strength: 3 }, defender: expert, dice });
  expect(fight.assign(0).assign(3).end().defender).toMatchObject({ wounds: 0 });
  const tired = duel({ attacker: { strength: 3 }, defender: { ...expert, defended: true }, dice });
  expect(tired.assign(3).end().defender).toMatchObject({ wounds: 0 });
});

test('C-KW-ExpertOfDefense: whoever strikes back has no more dice', () => {
  const fight = duel({ attacker: { strength: 2, health: 9 }, defender: expert, dice: 'axe axe  axe' });
  expect(fight.assign(1).assign(2).end().defender).toMatchObject({ wounds: 2 });
});
