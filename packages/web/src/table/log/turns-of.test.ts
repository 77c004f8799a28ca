import { expect, test } from 'vitest';
import type { LogEntry } from '../../game/contract.ts';
import { turnsOf } from './turns-of.ts';

const log: LogEntry[] = [
  { n: 0, event: { type: 'deckShuffled', player: 0 } },
  { n: 1, event: { type: 'turnStart', player: 1 } },
  { n: 2, event: { type: 'cardDrawn', player: 1 } },
  { n: 4, event: { type: 'turnStart', player: 0 } },
];

test('C-TRN-1: a log is cut where turns begin, and what comes before is the setup', () => {
  expect(turnsOf(log)).toEqual([
    { turn: 0, seat: null, entries: log.slice(0, 1) },
    { turn: 1, seat: 1, entries: log.slice(1, 3) },
    { turn: 2, seat: 0, entries: log.slice(3) },
  ]);
});

test('nothing has happened: there are no turns', () => {
  expect(turnsOf([])).toEqual([]);
});
