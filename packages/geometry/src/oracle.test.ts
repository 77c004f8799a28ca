import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOfSight } from './sight/line-of-sight.ts';
import { shortestRoute } from './movement/shortest-route.ts';
import { boards, placesOn } from './testing/boards.ts';
import { isFreePlace } from './testing/placement-oracle.ts';
import { blockersOf, sampledLine } from './testing/sight-oracle.ts';
import { soak } from './testing/soak.ts';
import { TRIALS } from './testing/trials/index.ts';
import { walkOf } from './testing/trials/moves.ts';
import { flawOfCost, meetsEnemy } from './testing/trials/shortest-path.ts';
import { walkOracle } from './testing/walk-oracle.ts';

/** Questions per operation: few in the daily tests, many where someone sets ORACLE_CASES, 100,000 in the soak. */
const CASES = Number(process.env['ORACLE_CASES'] ?? 150);

describe('the kernel agrees with its oracles', () => {
  test.for(TRIALS.map(({ name }) => name))('%s', { timeout: 10 * CASES + 20_000 }, name => {
    const [row] = soak({ cases: CASES, seed: 2026, only: name }).filter(({ operation }) => operation === name);
    expect(row?.cases).toBeGreaterThanOrEqual(CASES);
    expect(row?.violations).toEqual([]);
  });
});

describe('the same on boards that shrink', () => {
  const asked = boards().chain(board =>
    fc.record({ board: fc.constant(board), place: placesOn(board, board.bases[0]!.r) }),
  );

  test('C-MOV-1: a shortest way lies between a too small and a too big world', () => {
    fc.assert(
      fc.property(asked, ({ board, place }) => {
        const mover = board.bases[0]!;
        const spec = walkOf(15_000);
        fc.pre(isFreePlace(board, { ...place, r: mover.r }, mover.id) && !meetsEnemy(board, mover, spec, place));
        const cost = shortestRoute(board, mover.id, spec, place)?.cost;
        expect(flawOfCost(cost, walkOracle(board, mover, spec, [place]).bounds(place), spec)).toBeUndefined();
      }),
      { numRuns: CASES },
    );
  });

  test('C-LOS-1: nobody sees by trying what the kernel says is hidden', () => {
    fc.assert(
      fc.property(boards(), board => {
        const [a, b] = board.bases;
        if (a === undefined || b === undefined) return;
        const look = { range: Infinity, margin: 2, rimPoints: 48 };
        const tried = () => sampledLine(a, b, blockersOf(board, [a.id, b.id], 'ignored'), look);
        expect(lineOfSight(board, a, b).seen ? undefined : tried()).toBeUndefined();
      }),
      { numRuns: CASES },
    );
  });
});
