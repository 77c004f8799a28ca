import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import { shot } from '../testing/shot.ts';

const sting = { keyword: 'sting', gives: [{ stat: 'strength', by: 2 }] } as const;
const spider = { strength: 1, health: 9, keywords: [sting] } as const;

test('C-KW-Sting: its attack poisons, and gives it nothing yet', () => {
  const fight = duel({ attacker: spider, defender: { strength: 0, health: 9 }, dice: 'axe' });
  expect(fight.defender).toMatchObject({ poisoned: true });
  expect(fight.assignments).toEqual([0, 1]);
});

test('C-KW-Sting: against the poisoned it has its text until the end of the attack', () => {
  const fight = duel({ attacker: spider, defender: { strength: 0, health: 9, poisoned: true }, dice: 'axe axe axe' });
  expect(fight.assignments).toEqual([0, 1, 2, 3]);
  expect(fight.assign(3).end().attacker).toMatchObject({ gains: [] });
});

test('C-KW-Sting: any kind of attack will do', () => {
  const shooter = { print: { keywords: [{ keyword: 'shooting', x: 1 }, sting] } } as const;
  expect(shot({ shooter, dice: 'axe' }).creature('target')).toMatchObject({ poisoned: true });
});

test('C-KW-Sting: whoever cannot be poisoned is not, and its text does not apply', () => {
  const fight = duel({ attacker: spider, defender: { strength: 0, health: 9, keywords: [{ keyword: 'forged' }] } });
  expect(fight.defender).toMatchObject({ poisoned: false });
  expect(fight.assignments).toEqual([0, 1]);
});
