import { expect, test } from 'vitest';
import { madeUp } from '../testing/made-up-series.ts';
import { compare } from './compare.ts';
import type { LabFile } from './lab-file.ts';
import { comparisonLines } from './report/comparison-lines.ts';

const EVEN = madeUp(40, (_pairing, index) => (index % 3 === 0 ? 0 : 1));

/** The same games, but red wins three in four of all as well. */
const BETTER = madeUp(40, ([a], index) => (index % 3 === 0 || (a === 0 && index % 4 !== 0) ? 0 : 1));

function beyond(before: LabFile, after: LabFile): string[] {
  return compare(before, after)
    .changes.filter(change => change.beyond && change.about === 'deck')
    .map(({ id, difference }) => `${id} ${difference.value > 0 ? 'better' : 'worse'}`);
}

test('a series is like itself: no game has changed, nothing is beyond noise', () => {
  const { paired, commonGames, changedGames, changes } = compare(EVEN, EVEN);
  expect({ paired, commonGames, changedGames }).toEqual({ paired: true, commonGames: 120, changedGames: 0 });
  expect(changes.filter(change => change.beyond)).toEqual([]);
  expect(changes.length).toBeGreaterThan(8);
});

test('a planted change is found, with its side', () => {
  expect(beyond(EVEN, BETTER)).toContain('red better');
  expect(beyond(EVEN, BETTER)).not.toContain('blue better');
  expect(beyond(BETTER, EVEN)).toContain('red worse');
});

test('with other seeds the games are others, and the same change needs a larger interval', () => {
  const other = { ...BETTER, series: { ...BETTER.series, seed: 'another' } };
  const width = (after: LabFile): number => {
    const { interval } = compare(EVEN, after).changes.find(({ id }) => id === 'red')!.difference;
    return interval[1] - interval[0];
  };
  expect(compare(EVEN, other).paired).toBe(false);
  expect(beyond(EVEN, other)).toContain('red better');
  expect(width(other)).toBeGreaterThan(width(BETTER));
});

test('in words: what is beyond noise first', () => {
  const lines = comparisonLines(compare(EVEN, BETTER), BETTER);
  expect(lines[0]).toMatch(/^The same 120 games were played in both; \d+ went another way\.$/);
  expect(lines[1]).toBe('Beyond noise:');
  expect(lines.join('\n')).toMatch(/The red one, won against the field: 35 % to \d+ %, \+\d+ \(\+\d+ to \+\d+\)/);
});
