import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

const furious = { strength: 1, health: 4, keywords: [{ keyword: 'berserk', x: 2 }] } as const;

test('C-KW-Berserk: a wounded berserk has more dice, an unwounded one has not', () => {
  expect(duel({ defender: { ...furious, wounds: 1 } }).assignments).toEqual([0, 1, 2, 3]);
  expect(duel({ defender: furious }).assignments).toEqual([0, 1]);
});

test('C-KW-Berserk: a wound suffered in the fight adds no dice to it', () => {
  const fight = duel({
    attacker: { strength: 1, health: 2, keywords: [{ keyword: 'initiative' }] },
    defender: furious,
    dice: 'axe  shield', // one die each, as assigned: a second one would find nothing to roll
  });
  const after = fight.assign(1).assign(1).end();
  expect(after.defender).toMatchObject({ wounds: 1 });
  expect(after.attacker).toMatchObject({ wounds: 1 });
});
