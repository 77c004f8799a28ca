import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

const hothead = { strength: 3, keywords: [{ keyword: 'reckless', x: 2 }] } as const;

test('C-KW-Reckless: at least X dice go to attack, or all there are', () => {
  expect(duel({ defender: hothead }).assignments).toEqual([2, 3]);
  const weaker = duel({ attacker: { strength: 2 }, defender: { ...hothead, strength: 1 } });
  expect(weaker.assigned).toContainEqual({ who: 'defender', attack: 1, defence: 0 });
});

test('C-KW-Reckless: a tired hothead defends itself all the same', () => {
  const tired = duel({ attacker: { strength: 2 }, defender: { ...hothead, defended: true } });
  expect(tired.assigned).toContainEqual({ who: 'defender', attack: 0, defence: 3 });
});
