import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { damageOf } from '../procedures/damage.ts';
import { duel } from '../testing/duel.ts';
import { position } from '../testing/position.ts';

const tough = { strength: 0, health: 9, keywords: [{ keyword: 'minus-from-attacks', x: 2 }] } as const;

test.each(['en-kitsune', 'fr-1'] as const)(
  'C-KW-MinusXFromAttacks: the whole attack deals X less, not each hit (%s)',
  edition => {
    const fight = duel({ attacker: { strength: 3 }, defender: tough, dice: 'axe axe axe', edition });
    expect(fight.assign(3).end().defender).toMatchObject({ wounds: 1 });
  },
);

test('C-KW-MinusXFromAttacks: it comes before Vulnerability and Armour, and never below 0', () => {
  const soft = { ...tough, armour: 1, keywords: [...tough.keywords, { keyword: 'vulnerability' }] } as const;
  expect(
    duel({ attacker: { strength: 3 }, defender: soft, dice: 'axe axe axe' })
      .assign(3)
      .end().defender,
  ).toMatchObject({ armour: 0, wounds: 1 });
  expect(
    duel({ attacker: { strength: 1 }, defender: soft, dice: 'axe' })
      .assign(1)
      .end().defender,
  ).toMatchObject({ armour: 1, wounds: 0 });
});

test.each([
  ['damage', 'attack', 1],
  ['wounds', 'magical attack', 1],
  ['damage', 'backstab', 3],
  ['damage', 'effect', 3],
] as const)(
  'C-KW-MinusXFromAttacks: %s of an attack, magical or not, but no Backstab and no spell (%s)',
  (of, from, wounds) => {
    const blow = { who: 'tough' as CreatureId, credit: null, n: 3, of, from };
    const table = position({ creatures: { tough: { print: tough } }, frames: [damageOf([blow])] });
    expect(table.creature('tough')).toMatchObject({ wounds });
  },
);
