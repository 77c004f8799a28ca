import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

test('C-KW-MasterOfAttack: up to X attack dice are rolled again, failed or not, each once', () => {
  const master = { strength: 3, health: 9, keywords: [{ keyword: 'master-of-attack', x: 2 }] } as const;
  const fight = duel({
    attacker: master,
    defender: { strength: 0, health: 9 },
    dice: 'axe bullseye bullseye  shield axe',
  }).assign(3);
  expect(fight.pending).toMatchObject({ kind: 'reroll', purpose: 'attack', most: 2 });
  expect(fight.reroll(1, 2).end().defender).toMatchObject({ wounds: 3 });
});
