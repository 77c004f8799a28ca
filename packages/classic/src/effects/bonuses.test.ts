import { expect, test } from 'vitest';
import { tactic } from '../testing/cards.ts';
import { abilityOf, reading } from '../testing/reading.ts';
import { hasKeyword, isForbidden, keywordsOf, valueOf } from '../values/values.ts';

const knight = { print: { strength: 2, health: 3 } };

test('C-ABL-12, C-ABL-13: a bonus without an end stays; until the end of the turn it is marked with the turn', () => {
  const bonus = [{ stat: 'strength', by: 1 }, { keyword: 'initiative' }] as const;
  const forGood = reading({ do: 'gain', whom: { choose: 'your character' }, bonus }, { creatures: { knight } });
  expect(valueOf('strength', forGood.creature('knight')!, forGood.state)).toBe(3);
  expect(hasKeyword(forGood.state, forGood.creature('knight')!, 'initiative')).toBe(true);
  expect(forGood.creature('knight')?.gains.map(({ until }) => until)).toEqual([undefined, undefined]);

  const gain = { do: 'gain', whom: { choose: 'your character' }, bonus } as const;
  const thisTurn = reading({ ...gain, until: 'end of turn' }, { creatures: { knight }, turn: 5 });
  expect(thisTurn.creature('knight')?.gains.map(({ until }) => until)).toEqual([5, 5]);
  const nextTurn = reading({ ...gain, until: "end of opponent's turn" }, { creatures: { knight }, turn: 5 });
  expect(nextTurn.creature('knight')?.gains.map(({ until }) => until)).toEqual([6, 6]);
});

test('What a creature gains through an effect is told, so that tactics can answer it', () => {
  const table = reading(
    { do: 'gain', whom: { choose: 'your character' }, bonus: [{ stat: 'strength', by: 1 }, { keyword: 'flight' }] },
    {
      creatures: { knight },
      cards: [
        tactic('dispel', {
          when: 'abilityGained',
          who: "opponent's creature",
          effect: { do: 'lose', whom: 'that creature', keyword: 'gained abilities' },
        }),
      ],
      players: [{}, { tactics: ['dispel'] }],
    },
  );
  expect(table.told('abilityGained').map(({ ability }) => ability)).toEqual(['strength', 'flight']);
  expect(table.told('parameterChanged').map(({ parameter }) => parameter)).toEqual(['strength']);
  const dispelled = table.answer({ tactic: 't10' });
  expect(dispelled.creature('knight')?.gains).toEqual([]);
  expect(dispelled.told('abilityLost').map(({ ability }) => ability)).toEqual(['flight']);
});

const gainArmour = (x: object) =>
  ({ do: 'gain', whom: { choose: 'your character' }, bonus: [{ keyword: 'armour', ...x }] }) as never;

test('C-ABL-6, C-KW-Armour: Armour gained in play fills up to X, +X adds, both also without the ability', () => {
  expect(reading(gainArmour({ x: 3 }), { creatures: { knight: { armour: 1 } } }).creature('knight')?.armour).toBe(3);
  expect(reading(gainArmour({ x: 3 }), { creatures: { knight: { armour: 4 } } }).creature('knight')?.armour).toBe(4);
  expect(reading(gainArmour({ plus: 2 }), { creatures: { knight: {} } }).creature('knight')?.armour).toBe(2);
});

test('C-STL-22: whoever gains Stealth in play gets no token by that', () => {
  const table = reading(
    { do: 'gain', whom: { choose: 'your character' }, bonus: [{ keyword: 'stealth' }] },
    { creatures: { knight } },
  );
  expect(table.creature('knight')?.hidden).toBe(false);
});

test('C-ABL-17: a keyword that was lost no longer counts, printed or not', () => {
  const flier = { print: { keywords: [{ keyword: 'flight' }] as const } };
  const table = reading(
    { do: 'lose', whom: { choose: 'your character' }, keyword: 'flight', until: 'end of turn' },
    { creatures: { flier } },
  );
  expect(hasKeyword(table.state, table.creature('flier')!, 'flight')).toBe(false);
  expect(table.told('abilityLost')).toEqual([{ type: 'abilityLost', who: 'flier', ability: 'flight' }]);
});

test('C-DMG-11: whoever loses the Health that kept it standing falls', () => {
  const gains = [{ bonus: { stat: 'health', by: 2 }, source: 'overgrowth', by: 0 }] as const;
  const table = reading(
    { do: 'lose', whom: { choose: 'your character' }, keyword: 'gained abilities' },
    { creatures: { knight: { ...knight, wounds: 3, gains } } },
  );
  expect(table.creature('knight')).toBeUndefined();
});

test('C-ABL-20: what is forbidden is no ability, so that losing all gained abilities does not free', () => {
  const table = reading(
    [
      {
        do: 'forbid',
        whom: { choose: "opponent's character" },
        from: ['move', 'declare attacks'],
        until: "end of opponent's turn",
      },
      { do: 'lose', whom: 'the chosen creature', keyword: 'gained abilities' },
    ],
    { creatures: { knight: { of: 1 } } },
  );
  const bound = table.creature('knight')!;
  expect(isForbidden(table.state, bound, 'move')).toBe(true);
  expect(isForbidden(table.state, bound, 'run')).toBe(true);
  expect(isForbidden(table.state, bound, 'declare attacks')).toBe(true);
  expect(isForbidden(table.state, bound, 'be healed')).toBe(false);
  expect(table.told('deedForbidden').map(({ who, deed }) => [who, deed])).toEqual([
    ['knight', 'move'],
    ['knight', 'declare attacks'],
  ]);
  expect(table.told('abilityGained')).toEqual([]);
});

test('A copy has the printed keywords with their values, but no tokens', () => {
  const model = {
    of: 1,
    print: {
      keywords: [
        { keyword: 'shooting', x: 3 },
        { keyword: 'armour', x: 2 },
      ] as const,
    },
  };
  const table = reading(
    { do: 'copy', whom: 'this creature', from: { choose: 'other character' }, until: 'end of turn' },
    { creatures: { changeling: {}, model } },
    abilityOf('changeling'),
  );
  const copied = table.creature('changeling')!;
  expect(keywordsOf(table.state, copied).map(({ use, x }) => [use.keyword, x])).toEqual([
    ['shooting', 3],
    ['armour', 2],
  ]);
  expect(copied.armour).toBe(0);
});
