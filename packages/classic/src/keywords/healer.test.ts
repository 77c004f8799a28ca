import { expect, test } from 'vitest';
import { acting, closedBy } from '../testing/acting.ts';
import { terrain } from '../testing/cards.ts';
import type { Figure } from '../testing/position.ts';

const nun = { at: [300, 300], wounds: 1, print: { health: 3, keywords: [{ keyword: 'healer', x: 3 }] } } as const;
const use = { do: 'use', ability: 'healer' } as const;

function healing(patient: Figure, dice = '') {
  return acting({
    heroes: false,
    creatures: { a: nun, patient: { wounds: 3, print: { health: 5 }, ...patient } },
    dice,
  });
}

test('C-KW-Healer: in contact Axe and Shield heal, at a distance the Bullseye', () => {
  expect(
    healing({ at: [332, 300] }, 'axe shield bullseye')
      .answer(use)
      .end()
      .creature('patient'),
  ).toMatchObject({ wounds: 1 });
  expect(
    healing({ at: [400, 300] }, 'axe shield bullseye')
      .answer(use)
      .end()
      .creature('patient'),
  ).toMatchObject({ wounds: 2 });
});

test('C-KW-Healer: within XL, of any side, in sight or not, but never itself', () => {
  expect(healing({ at: [582, 300] }).refusal(use)).toBeUndefined();
  expect(closedBy(healing({ at: [583, 300] }), 'use healer')).toBe('C-DMG-13');
  expect(healing({ at: [400, 300], of: 1 }).refusal(use)).toBeUndefined();
  const behind = acting({
    heroes: false,
    creatures: { a: nun, patient: { at: [400, 300], wounds: 1, print: { health: 2 } } },
    terrains: {
      t1: { card: terrain('wall', 30, { keywords: [{ keyword: 'blocks-line-of-sight' }] }), at: [350, 300] },
    },
  });
  expect(behind.refusal(use)).toBeUndefined();
});

test('C-KW-Healer: not in contact with an enemy', () => {
  const creatures = {
    a: nun,
    foe: { of: 1, at: [332, 300] },
    patient: { at: [268, 300], wounds: 1, print: { health: 2 } },
  } as const;
  expect(closedBy(acting({ heroes: false, creatures }), 'use healer')).toBe('C-ACT-6');
});
