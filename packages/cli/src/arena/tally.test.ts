import { expect, test } from 'vitest';
import type { BoutResult } from './bout.ts';
import { sprt, tallyOf } from './tally.ts';

const result = (winner: number | null): BoutResult => ({
  winner,
  by: winner === null ? 'agreement' : 'hero',
  turns: 20,
  decisions: 300,
  times: [[1, 2, 3], [10]],
  refused: [],
});

test('points are counted for the player, whichever seat it had', () => {
  const tally = tallyOf([
    { result: result(0), isSwapped: false },
    { result: result(1), isSwapped: true },
    { result: result(0), isSwapped: true },
    { result: result(null), isSwapped: false },
  ]);
  expect(tally).toMatchObject({ games: 4, wins: 2, draws: 1, losses: 1, share: 0.625, by: { hero: 3, agreement: 1 } });
  expect(tally.times.a.max).toBe(10);
});

test('a contest is decided when it is certain enough, and not before', () => {
  expect(sprt({ wins: 6, draws: 0, losses: 4 }, 0.6)).toBeUndefined();
  expect(sprt({ wins: 80, draws: 0, losses: 40 }, 0.6)).toBe('as expected');
  expect(sprt({ wins: 50, draws: 0, losses: 70 }, 0.6)).toBe('no better');
});
