import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import { shot } from '../testing/shot.ts';

test('C-KW-MasterOfDefense: up to X defence dice are rolled again', () => {
  const master = { strength: 2, health: 9, keywords: [{ keyword: 'master-of-defense', x: 1 }] } as const;
  const fight = duel({ attacker: { strength: 2 }, defender: master, dice: 'axe axe  bullseye shield  shield' });
  const asked = fight.assign(0).assign(2);
  expect(asked.pending).toMatchObject({ kind: 'reroll', purpose: 'defence', creature: 'defender', most: 1 });
  expect(asked.reroll(0).end().defender).toMatchObject({ wounds: 0 });
});

test('C-KW-MasterOfDefense: arrows are another matter', () => {
  const target = { print: { keywords: [{ keyword: 'master-of-defense', x: 1 }] } } as const;
  const after = shot({
    shooter: { print: { keywords: [{ keyword: 'shooting', x: 1 }] } },
    target,
    dice: 'bullseye  axe',
  }).end();
  expect(after.pending).toBeUndefined();
  expect(after.creature('target')).toMatchObject({ wounds: 1 });
});
