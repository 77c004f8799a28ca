import { expect, test } from 'vitest';
import { reading } from '../testing/reading.ts';

const each = { all: "opponent's character" } as const;

test('C-KW-Poison, C-KW-Disease: one token at most, and none for the Forged', () => {
  const creatures = {
    knight: { of: 1 },
    sick: { of: 1, poisoned: true, diseased: true },
    golem: { of: 1, print: { keywords: [{ keyword: 'forged' }] } },
  } as const;
  const table = reading(
    [
      { do: 'poison', whom: each },
      { do: 'disease', whom: each },
    ],
    { creatures },
  );
  expect(table.creature('knight')).toMatchObject({ poisoned: true, diseased: true });
  expect(table.creature('golem')).toMatchObject({ poisoned: false, diseased: false });
  expect(table.told('poisonGained').map(({ who }) => who)).toEqual(['knight']);
  expect(table.told('diseaseGained').map(({ who }) => who)).toEqual(['knight']);
});

test('C-AMB-187: a text takes off Poison and Disease, each only if it names it', () => {
  const creatures = { knight: { poisoned: true, diseased: true } };
  const both = reading({ do: 'cure', whom: { choose: 'your character' }, of: ['poison', 'disease'] }, { creatures });
  expect(both.creature('knight')).toMatchObject({ poisoned: false, diseased: false });
  const one = reading({ do: 'cure', whom: { choose: 'your character' }, of: ['disease'] }, { creatures });
  expect(one.creature('knight')).toMatchObject({ poisoned: true, diseased: false });
  expect(one.told('poisonLost')).toEqual([]);
});

test('C-STL-2, C-GEN-12, C-CMP-30: a Stealth token for anybody, one at most', () => {
  const table = reading(
    { do: 'hide', whom: { all: 'your character' } },
    { creatures: { fox: {}, shade: { hidden: true } } },
  );
  expect(table.creature('fox')?.hidden).toBe(true);
  expect(table.told('stealthGained').map(({ who }) => who)).toEqual(['fox']);
});

test('A text takes the Stealth token off whoever has one', () => {
  const table = reading(
    { do: 'expose', whom: each },
    { creatures: { fox: { of: 1 }, shade: { of: 1, hidden: true } } },
  );
  expect(table.creature('shade')?.hidden).toBe(false);
  expect(table.told('stealthLost')).toEqual([{ type: 'stealthLost', who: 'shade', because: 'ability' }]);
});

test('C-KW-Concentration: tokens by a text, never above X', () => {
  const keywords = [
    { keyword: 'concentration', x: 3, tokens: 1, effect: { do: 'draw', who: 'you', amount: 1 } },
  ] as const;
  const table = reading(
    { do: 'concentrate', whom: { all: 'your character' }, amount: 2 },
    { creatures: { monk: { concentration: 2, print: { keywords } }, knight: {} } },
  );
  expect(table.creature('monk')?.concentration).toBe(3);
  expect(table.creature('knight')?.concentration).toBe(0);
  expect(table.told('concentrationGained')).toEqual([{ type: 'concentrationGained', who: 'monk', n: 1 }]);
});
