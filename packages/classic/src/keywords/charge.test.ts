import { expect, test } from 'vitest';
import type { KeywordUse } from '../language/index.ts';
import { acting } from '../testing/acting.ts';

const knight = (...more: KeywordUse[]) =>
  ({
    print: { strength: 1, health: 9, keywords: [{ keyword: 'charge', gives: [{ stat: 'strength', by: 2 }] }, ...more] },
  }) as const;
const fight = (target = 'enemy') => ({ do: 'attack', attack: 'melee combat', target });

/** A knight and an enemy with no Strength, 64 mm apart from centre to centre. */
const field = (...more: KeywordUse[]) =>
  acting({
    creatures: {
      a: { ...knight(...more), at: [300, 300] },
      enemy: { of: 1, at: [364, 300], print: { strength: 0, health: 1 } },
      other: { of: 1, at: [364, 345], print: { strength: 0, health: 9 } },
    },
    heroes: false,
    dice: 'axe axe axe axe axe axe',
  });

test('C-KW-Charge: has its text for the turn if it moved before a melee attack', () => {
  const charged = field().answer({ do: 'move' }).answer({ mode: 'walk', x: 32_901, y: 30_000 }).answer(fight());
  expect(charged.asked('assignDice')).toMatchObject({ creature: 'a', dice: 3 });
  expect(charged.creature('a')!.gains).toMatchObject([
    { bonus: { stat: 'strength', by: 2 }, until: charged.state.turn },
  ]);
});

test('C-KW-Charge: standing still it has nothing', () => {
  const table = acting({
    creatures: { a: { ...knight(), at: [300, 300] }, enemy: { of: 1, at: [332, 300], print: { strength: 0 } } },
    heroes: false,
    dice: 'axe',
  });
  expect(table.answer(fight()).asked('assignDice')).toMatchObject({ dice: 1 });
});

test('C-KW-Charge: once a turn, however many fights there are', () => {
  const first = field({ keyword: 'persecution', x: 1 })
    .answer({ do: 'move' })
    .answer({ mode: 'walk', x: 32_901, y: 30_000 })
    .answer(fight());
  const killed = first.answer({ attack: 3 });
  expect(killed.creature('enemy')).toBeUndefined();
  const again = killed.answer({ do: 'move' }).answer({ mode: 'walk', x: 34_000, y: 32_300 }).answer(fight('other'));
  expect(again.asked('assignDice')).toMatchObject({ creature: 'a', dice: 3 });
});

test('C-KW-Charge, C-ABL-9: two with different texts both work', () => {
  const ram = { keyword: 'charge', gives: [{ keyword: 'initiative' }] } as const;
  const ordering = field(ram).answer({ do: 'move' }).answer({ mode: 'walk', x: 32_901, y: 30_000 }).answer(fight());
  expect(ordering.asked('order').options).toHaveLength(2);
  const charged = ordering.answer({ next: 1 });
  expect(charged.asked('assignDice')).toMatchObject({ dice: 3 });
  expect(charged.creature('a')!.gains).toHaveLength(2);
  expect(charged.creature('a')!.usedUp).toHaveLength(2);
});
