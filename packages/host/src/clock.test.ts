import { isFlawed } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { afterThinking, clockFor, timeLeft } from './clock.ts';
import { readTable, writeTable } from './table-file.ts';
import { takeBackAt } from './table.ts';
import { ANNA, BORIS, embersTable, randomGame, ROBOT } from './testing/embers-table.ts';

const MINUTE = 60_000;

test('everybody has the same time, and only whoever thinks uses it up', () => {
  const clock = afterThinking(clockFor([ANNA, BORIS], 10 * MINUTE), 1, 4 * MINUTE);
  expect(clock).toEqual({ each: 10 * MINUTE, left: [10 * MINUTE, 6 * MINUTE] });
});

test('nobody has less than no time', () => {
  expect(timeLeft(afterThinking(clockFor([ANNA, BORIS], MINUTE), 0, 2 * MINUTE), 0)).toBe(0);
});

test('a computer has no time that could run out', () => {
  const clock = clockFor([ANNA, ROBOT], MINUTE);
  expect(timeLeft(afterThinking(clock, 1, 5 * MINUTE), 1)).toBeNull();
});

test('K-TAK-1: time that was used is not given back with an answer', () => {
  const clock = afterThinking(clockFor([ANNA, BORIS], MINUTE), 0, 1_000);
  const now = { ...randomGame(embersTable({ undo: 'always' }), 'clock')[9]!, clock };
  const { seat } = now.session.journal.entries.at(-1)!;
  expect(takeBackAt(embers, now, seat)).toMatchObject({ clock });
});

describe('in a file', () => {
  const clock = clockFor([ANNA, ROBOT], MINUTE);
  const table = { ...embersTable({ seats: [ANNA, ROBOT] }), clock };

  test('the clock is where it was', () => {
    const read = readTable(embers, writeTable(table));
    expect(isFlawed(read) ? read.flaw : read.clock).toEqual(clock);
  });

  test('a game from before there were clocks has none', () => {
    const read = readTable(embers, writeTable(table).replace(/"clock":.*?\},/, ''));
    expect(isFlawed(read) ? read.flaw : read.clock).toBeNull();
  });

  test.each([
    ['of other seats', '"left":[60000]'],
    ['that went backwards', '"left":[-1,null]'],
    ['of a computer', '"left":[60000,60000]'],
    ['in words', '"left":["a minute",null]'],
  ])('a clock %s is refused', (_what, spoilt) => {
    const text = writeTable(table).replace('"left":[60000,null]', spoilt);
    expect(readTable(embers, text)).toMatchObject({ flaw: { where: 'clock' } });
  });
});
