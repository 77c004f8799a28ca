import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';

test('C-KW-Cautious: at least X dice stay back, or all there are', () => {
  expect(duel({ defender: { strength: 3, keywords: [{ keyword: 'cautious', x: 2 }] } }).assignments).toEqual([0, 1]);
  const fearful = { strength: 2, keywords: [{ keyword: 'cautious', x: 3 }] } as const;
  expect(duel({ attacker: { strength: 2 }, defender: fearful }).assigned).toContainEqual({
    who: 'defender',
    attack: 0,
    defence: 2,
  });
});

test('C-KW-Cautious: whoever must keep a die back is no expert of attack', () => {
  const torn = {
    strength: 2,
    health: 2,
    keywords: [
      { keyword: 'cautious', x: 1 },
      { keyword: 'expert-of-attack', x: 3 },
    ],
  } as const;
  const fight = duel({ attacker: torn, defender: { strength: 0, health: 3 }, dice: 'axe' });
  expect(fight.assignments).toEqual([0, 1]);
  expect(fight.assign(1).end().defender).toMatchObject({ wounds: 1 });
});
