import { writeTable } from '@signum/host';
import { isFlawed } from '@signum/kernel';
import { expect, test } from 'vitest';
import { readClassicTable, type ClassicTable } from './classic-table.ts';
import { ANNA, newGame, RECRUIT } from './testing/new-game.ts';
import { randomTables } from './testing/random-table.ts';

const [table] = randomTables(newGame([ANNA, RECRUIT]), 'file', 1) as [ClassicTable];

test('a game comes back as it was written', () => {
  const read = readClassicTable(writeTable(table));
  if (isFlawed(read)) throw new Error(JSON.stringify(read.flaw));
  expect(read).toMatchObject({ seats: table.seats, agreed: { odds: 'full' }, session: table.session });
});

test.each<[string, Partial<ClassicTable>, string]>([
  ['of three players', { seats: [ANNA, ANNA, ANNA] }, 'seats'],
  ['with a computer from the future', { seats: [ANNA, { ...RECRUIT, level: 'archmage' } as never] }, 'seats[1].level'],
  ['without a word on odds', { agreed: null }, 'agreed.odds'],
  ['with a strange word on odds', { agreed: { odds: 'constructor' } }, 'agreed.odds'],
])('a game %s is not opened', (_what, change, where) => {
  expect(readClassicTable(writeTable({ ...table, ...change }))).toMatchObject({ flaw: { where } });
});

test('a game of other rules is not opened', () => {
  const { session } = table;
  const foreign = { ...table, session: { ...session, journal: { ...session.journal, game: 'embers' } } };
  expect(readClassicTable(writeTable(foreign))).toMatchObject({ flaw: { where: 'journal.game' } });
});
