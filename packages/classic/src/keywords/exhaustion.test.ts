import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';
import { diceOf } from '../values/values.ts';

const zealot = (until?: 'end of turn') =>
  ({
    print: {
      strength: 1,
      health: 2,
      keywords: [{ keyword: 'exhaustion', x: 1, gives: [{ stat: 'strength', by: 2 }], ...(until && { until }) }],
    },
  }) as const;

test('C-KW-Exhaustion: for a wound, past its Armour, it has its text', () => {
  const asked = acting({ creatures: { a: { ...zealot('end of turn'), armour: 1 } } });
  expect(asked.pending).toMatchObject({ kind: 'may', keyword: 'exhaustion' });
  const spent = asked.answer({ yes: true });
  expect(spent.creature('a')).toMatchObject({ wounds: 1, armour: 1, gains: [{ until: spent.state.turn }] });
  expect(diceOf(spent.creature('a')!, spent.state)).toBe(3);
});

test('C-KW-Exhaustion: it may decline', () => {
  const rested = acting({ creatures: { a: zealot('end of turn') } }).answer({ yes: false });
  expect(rested.creature('a')).toMatchObject({ wounds: 0, gains: [] });
});

test('C-KW-Exhaustion, C-ABL-12: a text that names no end lasts for the rest of the game', () => {
  const spent = acting({ creatures: { a: zealot() } }).answer({ yes: true });
  expect(spent.creature('a')!.gains).toHaveLength(1);
  expect(spent.creature('a')!.gains[0]).not.toHaveProperty('until');
});

test('C-KW-Exhaustion: its last wound is its own doing, and ends its activation', () => {
  const after = acting({ creatures: { a: { ...zealot('end of turn'), wounds: 1 } } }).answer({ yes: true });
  expect(after.creature('a')).toBeUndefined();
  expect(after.told('creatureEliminated')).toEqual([{ type: 'creatureEliminated', who: 'a' }]);
});
