import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

const first = [{ keyword: 'initiative' }] as const;

test('C-KW-Initiative: whoever falls to the first blow does not strike', () => {
  const fight = duel({ attacker: { keywords: first }, defender: {}, dice: 'axe' });
  const after = fight.assign(1).assign(1).end();
  expect(after.defender).toBeUndefined();
  expect(after.attacker).toMatchObject({ wounds: 0 });
});

test('C-KW-Initiative: if both have it they strike together', () => {
  const fight = duel({ attacker: { keywords: first }, defender: { keywords: first }, dice: 'axe  axe' });
  const after = fight.assign(1).assign(1).end();
  expect([after.attacker, after.defender]).toEqual([undefined, undefined]);
});
