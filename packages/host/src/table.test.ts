import { isRefused } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { answerTable, nowAt, takeBackAt } from './table.ts';
import { embersTable, randomGame, say, type EmbersTable } from './testing/embers-table.ts';

const KEEP = { kind: 'redraw', redraw: false } as const;

/** Both keep their hands; seat 0 is about to act. */
function inTheFirstTurn(undo: EmbersTable['undo']): EmbersTable {
  return say(say(embersTable({ undo }), KEEP), KEEP);
}

function tableAfter(result: ReturnType<typeof takeBackAt>): EmbersTable {
  if (isRefused(result)) throw new Error(JSON.stringify(result.refused));
  return result as EmbersTable;
}

test('K-ANS-5: the same reply once more is no mistake and changes nothing', () => {
  const table = embersTable();
  const reply = { to: 0, seat: embers.pending(table.session.state)!.seat, answer: KEEP };
  const once = answerTable(embers, table, reply);
  expect(once).not.toBe(table);
  expect(answerTable(embers, once as EmbersTable, reply)).toBe(once);
});

test('K-ANS-2: another answer to a question that was answered is refused', () => {
  const table = say(embersTable(), KEEP);
  const late = answerTable(embers, table, { to: 0, seat: 0, answer: { kind: 'redraw', redraw: true } });
  expect(late).toMatchObject({ refused: { code: 'already-answered' } });
});

test('whoever is not asked may still concede', () => {
  const table = inTheFirstTurn('fair');
  const left = say(table, { kind: 'concede' }, 1);
  expect(left.session.journal.outcome).toEqual({ winners: [0], by: expect.any(String) as string });
});

describe('taking back', () => {
  test('K-TAK-1: fair is one step at a time, as long as nothing was learned', () => {
    const before = inTheFirstTurn('fair');
    const stepping = say(before, { kind: 'act', do: 'step' });
    const back = tableAfter(takeBackAt(embers, stepping, 0));
    expect(back.session).toEqual(before.session);
  });

  test('K-TAK-1: what the other has answered since cannot be taken back fairly', () => {
    const table = inTheFirstTurn('fair');
    const rested = say(say(table, { kind: 'act', do: 'rest' }), { kind: 'act', do: 'rest' });
    expect(takeBackAt(embers, rested, 0)).toMatchObject({ refused: { rule: 'K-TAK-1' } });
  });

  test('always goes back to the own last decision, whatever happened since', () => {
    const table = inTheFirstTurn('always');
    const rested = say(say(table, { kind: 'act', do: 'rest' }), { kind: 'act', do: 'rest' });
    const back = tableAfter(takeBackAt(embers, rested, 1));
    expect(nowAt(back)).toBe(nowAt(rested) - 1);
    expect(embers.pending(back.session.state)).toMatchObject({ seat: 1, kind: 'act' });
    expect(tableAfter(takeBackAt(embers, rested, 0)).session).toEqual(table.session);
  });

  test('never is never, and nobody takes back the end of a game', () => {
    const stepping = say(inTheFirstTurn('never'), { kind: 'act', do: 'step' });
    expect(takeBackAt(embers, stepping, 0)).toMatchObject({ refused: { rule: 'K-TAK-1' } });
    const over = say(inTheFirstTurn('always'), { kind: 'concede' }, 0);
    expect(takeBackAt(embers, over, 0)).toMatchObject({ refused: { rule: 'K-TAK-1' } });
  });

  test('leads to exactly the game that was, from anywhere in a long one', () => {
    const tables = randomGame(embersTable({ undo: 'always' }), 'long');
    expect(tables.length).toBeGreaterThan(40);
    for (const [index, table] of tables.entries()) {
      if (index === 0 || table.session.journal.outcome) continue;
      const { seat } = table.session.journal.entries.at(-1)!;
      const back = tableAfter(takeBackAt(embers, table, seat));
      expect(back.session).toEqual(tables[index - 1]!.session);
    }
  });
});
