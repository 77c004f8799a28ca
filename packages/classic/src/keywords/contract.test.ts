import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';
import { diceOf } from '../values/values.ts';

const hired = {
  print: { strength: 1, keywords: [{ keyword: 'contract', gives: [{ stat: 'strength', by: 2 }] }] },
} as const;

function strengthOf(table: ReturnType<typeof acting>) {
  return diceOf(table.creature('a')!, table.state);
}

test('C-KW-Contract: for 1 Prosperity it has its text until the end of the turn', () => {
  const asked = acting({ creatures: { a: hired } });
  expect(asked.pending).toMatchObject({ kind: 'may', pay: { prosperity: 1 } });
  const paid = asked.answer({ yes: true });
  expect(strengthOf(paid)).toBe(3);
  expect(paid.state.players[0]).toMatchObject({ prosperity: 2 });
  expect(paid.creature('a')!.gains).toMatchObject([{ until: paid.state.turn }]);
});

test('C-KW-Contract: nobody needs to pay, and whoever has nothing is not asked', () => {
  const declined = acting({ creatures: { a: hired } }).answer({ yes: false });
  expect(strengthOf(declined)).toBe(1);
  expect(declined.state.players[0]).toMatchObject({ prosperity: 3 });
  expect(acting({ creatures: { a: hired }, players: [{ prosperity: 0 }, {}] }).pending?.kind).toBe('act');
});
