import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Base, Board } from '../board.ts';
import { boards } from '../testing/boards.ts';
import { canSee } from './line-of-sight.ts';
import { sightBlockers } from './sight-blockers.ts';

const base = (id: string, x: number, y: number, r = 1600): Base => ({ id, x, y, r, team: 0, hidden: false });
const archer = base('archer', 10_000, 30_000);
const target = base('target', 30_000, 30_000);

test('C-LOS-3: who blocks is named, and nobody else', () => {
  const aside = base('aside', 25_000, 32_000);
  const behind = base('behind', 35_000, 30_000);
  const wall = base('wall', 20_000, 30_000);
  const board: Board = { width: 60_000, bases: [archer, target, aside, wall, behind], terrains: [] };
  expect(sightBlockers(board, archer, target)).toEqual(['wall']);
});

test('two that block together are both named', () => {
  const pair = [base('low', 20_000, 28_500), base('high', 20_000, 31_700)];
  const board: Board = { width: 60_000, bases: [archer, target, ...pair], terrains: [] };
  expect(sightBlockers(board, archer, target).toSorted()).toEqual(['high', 'low']);
});

test('with the named alone there is no line, and without any one of them there would be', () => {
  fc.assert(
    fc.property(boards(), fc.nat(), (board, i) => {
      const [from, to] = [board.bases[0]!, board.bases[i % board.bases.length]!];
      fc.pre(from !== to && !canSee(board, from, to));
      const named = sightBlockers(board, from, to);
      const others = [...board.bases, ...board.terrains].map(thing => thing.id).filter(id => !named.includes(id));
      expect(canSee(board, from, to, { ignore: new Set(others) })).toBe(false);
      const opened = named.map(id => canSee(board, from, to, { ignore: new Set([...others, id]) }));
      expect(opened).toEqual(named.map(() => true));
    }),
    { numRuns: 100 },
  );
});
