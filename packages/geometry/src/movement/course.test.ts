import { describe, expect, test } from 'vitest';
import type { Point } from '../point.ts';
import { enemy, friend, mm, table, walking } from '../testing/small-table.ts';
import { verifyRoute } from './check-route.ts';
import type { MoveSpec, Turn } from './spec.ts';

const at = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });
const board = table([
  friend('m', 100, 300),
  friend('post', 160, 300),
  friend('far', 100, 450),
  friend('other', 100, 200),
  enemy('foe', 220, 380),
]);

describe('what a base has to pass is kept with the board', () => {
  const word: Turn[] = [['post', -1]];
  const trials: [mover: string, spec: MoveSpec, dest: Point, word: Turn[]][] = [
    ['m', walking(250), at(220, 300), word],
    ['m', walking(100), at(220, 300), word],
    ['m', walking(250), at(220, 342), word],
    ['m', walking(250, { band: 1 }), at(220, 342), word],
    ['m', walking(40), at(100, 330), []],
    ['m', walking(250), at(100, 500), []],
    ['other', walking(250), at(100, 300), []],
    ['other', walking(250), at(160, 230), []],
    ['foe', walking(250), at(220, 300), []],
    ['foe', walking(250), at(100, 342), word],
  ];
  const fresh = trials.map(([mover, spec, dest, turns]) =>
    verifyRoute({ ...board }, mover, spec, { dest, word: turns }),
  );

  test('the trials are not all alike: some routes may be walked, some may not', () => {
    expect(new Set(fresh.map(({ ok }) => ok))).toEqual(new Set([true, false]));
  });
  test('but only for the same base with the same move: whoever comes next is judged as on a board nobody has seen', () => {
    for (const start of trials.keys()) {
      for (const [n, [mover, spec, dest, turns]] of trials.entries()) {
        const [before, with_, to, by] = trials[start]!;
        verifyRoute(board, before, with_, { dest: to, word: by });
        expect(verifyRoute(board, mover, spec, { dest, word: turns })).toEqual(fresh[n]);
      }
    }
  });
  test('a name that means nothing means nothing the second time, too', () => {
    for (const _ of [1, 2]) {
      const route = { dest: at(220, 300), word: [['nobody', 1] as const] };
      expect(verifyRoute(board, 'm', walking(250), route)).toMatchObject({ refusal: { code: 'unknown-turn' } });
    }
  });
});
