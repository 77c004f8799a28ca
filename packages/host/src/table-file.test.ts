import { isFlawed } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { expect, test } from 'vitest';
import { readTable, writeTable } from './table-file.ts';
import { takeBackAt, withWord } from './table.ts';
import { ANNA, embersTable, randomGame, ROBOT, say, type EmbersTable } from './testing/embers-table.ts';

function readAgain(table: EmbersTable): EmbersTable {
  const read = readTable(embers, writeTable(table));
  if (isFlawed(read)) throw new Error(JSON.stringify(read.flaw));
  return read as EmbersTable;
}

test('a game is saved and found again at every one of its decisions', () => {
  const tables = randomGame(embersTable({ seats: [ANNA, ROBOT], agreed: { odds: 'full' } }), 'saves');
  for (const { landmarks: _landmarks, ...table } of tables) {
    expect(readAgain({ ...table, landmarks: [] })).toMatchObject(table);
  }
});

test('a game that was loaded goes on, and goes back, like one that was never put away', () => {
  const tables = randomGame(embersTable({ undo: 'always' }), 'loaded');
  const [before, now] = [tables[30]!, tables[31]!];
  const loaded = readAgain(now);
  const { seat, answer } = tables[32]!.session.journal.entries.at(-1)!;
  expect(say(loaded, answer as object, seat).session).toEqual(tables[32]!.session);
  const last = now.session.journal.entries.at(-1)!.seat;
  expect(takeBackAt(embers, loaded, last)).toMatchObject({ session: before.session });
});

test('a word that was given in advance is kept with the game, and a take-back leaves it standing', () => {
  const [first, second] = randomGame(withWord(embersTable({ undo: 'always' }), 1, { after: 'you' }), 'words', 1);
  expect(second).toMatchObject({ words: [null, { after: 'you' }] });
  expect(readAgain(second!).words).toEqual(second!.words);
  expect(readAgain(embersTable()).words).toEqual([]);
  const { seat } = second!.session.journal.entries.at(-1)!;
  expect(takeBackAt(embers, second!, seat)).toMatchObject({ words: second!.words, session: first!.session });
});

test.each([
  ['no file of ours', () => '{"format":"letter"}\n', 'format'],
  ['not JSON at all', () => 'Dear Anna,\n', 'line 1, column 1'],
  ['of a version to come', (text: string) => text.replace('"version":1', '"version":2'), 'version'],
  ['without players', (text: string) => text.replace('"kind":"person"', '"kind":"ghost"'), 'seats'],
  ['with a policy nobody knows', (text: string) => text.replace('"undo":"fair"', '"undo":"often"'), 'undo'],
  ['with words that are none', (text: string) => text.replace('"agreed"', '"words":1,"agreed"'), 'words'],
  ['cut off', (text: string) => text.slice(0, text.indexOf('\n') + 1), 'line 1, column 1'],
  ['with a changed state', (text: string) => text.replace('"fire":10', '"fire":99'), 'state'],
])('a file that is %s is refused, with the place of the fault', (_what, spoil, where) => {
  expect(readTable(embers, spoil(writeTable(embersTable())))).toMatchObject({ flaw: { where } });
});
