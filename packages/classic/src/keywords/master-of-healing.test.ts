import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';

test('C-KW-MasterOfHealing: up to X dice of a healing are rolled again', () => {
  const keywords = [
    { keyword: 'healer', x: 2 },
    { keyword: 'master-of-healing', x: 1 },
  ] as const;
  const table = acting({
    heroes: false,
    creatures: {
      a: { at: [300, 300], print: { keywords } },
      patient: { at: [332, 300], wounds: 3, print: { health: 5 } },
    },
    dice: 'axe bullseye  shield',
  }).answer({ do: 'use', ability: 'healer' });
  expect(table.pending).toMatchObject({ kind: 'reroll', purpose: 'healing', most: 1 });
  expect(
    table
      .answer({ dice: [1] })
      .end()
      .creature('patient'),
  ).toMatchObject({ wounds: 1 });
});
