import { isFlawed, readJournal, replay, writeJournal } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { expect, test } from 'vitest';
import { openReel, reelAt } from './reel.ts';
import { readReplay, writeReplay } from './replay-file.ts';
import { embersTable, randomGame } from './testing/embers-table.ts';

const tables = randomGame(embersTable(), 'watched');
const last = tables.at(-1)!;

test('a recorded game can be looked at after each of its answers', () => {
  const reel = openReel(embers, last.session.journal);
  if (isFlawed(reel)) throw new Error(JSON.stringify(reel.flaw));
  expect(tables.length).toBeGreaterThan(40);
  for (const [answers, { session }] of tables.entries()) expect(reelAt(embers, reel, answers)).toEqual(session);
});

test('K-JRN-2: a record in which one throw was changed is not shown', () => {
  const { journal } = last.session;
  const entries = journal.entries.map((entry, index) => (index === 7 ? { ...entry, check: '0'.repeat(12) } : entry));
  expect(openReel(embers, { ...journal, entries })).toMatchObject({ flaw: { where: 'entries[7].check' } });
});

test('a replay file tells who played, and is a journal like any other', () => {
  const text = writeReplay(last);
  expect(readReplay(text)).toEqual({ journal: last.session.journal, seats: last.seats });
  const journal = readJournal(text);
  if (isFlawed(journal)) throw new Error(JSON.stringify(journal.flaw));
  expect(isFlawed(replay(embers as never, journal))).toBe(false);
});

test('a journal of another program names nobody', () => {
  expect(readReplay(writeJournal(last.session.journal))).toEqual({ journal: last.session.journal, seats: null });
});
