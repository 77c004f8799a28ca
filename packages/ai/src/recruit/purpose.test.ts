import type { Effect } from '@signum/classic';
import { expect, test } from 'vitest';
import { purposeOf } from './purpose.ts';

const lent = (stat: 'movement' | 'strength'): Effect => ({
  do: 'gain',
  whom: { choose: 'your creature' },
  bonus: [stat === 'movement' ? { stat, by: 'S' } : { stat, by: 1 }],
  until: 'end of turn',
});

test.each<[Effect, string]>([
  [lent('strength'), 'strength'],
  [lent('movement'), 'movement'],
  [{ do: 'prosper', who: 'you', amount: 2 }, 'prosperity'],
  [{ do: 'heal', whom: { choose: 'your creature' }, amount: 1 }, 'healing'],
  [{ do: 'roll', on: { 'axe|shield': { do: 'skip', whom: { choose: "opponent's creature" } } } }, 'hindrance'],
  [{ do: 'may', effect: { do: 'wound', whom: { choose: "opponent's character" }, amount: 1 } }, 'harm'],
])('%j is there for %s', (effect, purpose) => {
  expect(purposeOf(effect)).toBe(purpose);
});

test('whoever must give up a creature of its own for it thinks of that first', () => {
  const sold: Effect = [
    { do: 'eliminate', whom: { choose: 'your minion' } },
    { do: 'prosper', who: 'you', amount: 2 },
  ];
  expect(purposeOf(sold)).toBe('sacrifice');
});
