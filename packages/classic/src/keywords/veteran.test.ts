import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

const veteran = { strength: 0, health: 9, keywords: [{ keyword: 'veteran' }] } as const;

test('C-KW-Veteran: each success against it is rolled again, and the second result stands', () => {
  const fight = duel({ attacker: { strength: 2 }, defender: veteran, dice: 'axe bullseye  bullseye' });
  expect(fight.assign(2).end().defender).toMatchObject({ wounds: 0 });
});

test('C-KW-Veteran: when it attacks it is protected, too', () => {
  const fight = duel({
    attacker: { ...veteran, strength: 1 },
    defender: { strength: 1, health: 9 },
    dice: 'bullseye axe  bullseye',
  });
  expect(fight.assign(1).assign(1).end().attacker).toMatchObject({ wounds: 0 });
});
