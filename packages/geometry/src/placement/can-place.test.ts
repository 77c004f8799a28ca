import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Base, Board } from '../board.ts';
import type { Point } from '../point.ts';
import { boards, denseLatticeBoards, placesOn } from '../testing/boards.ts';
import { enemiesBelow, isFreePlace } from '../testing/placement-oracle.ts';
import { box } from '../testing/templates.ts';
import { awayFromEnemies, canPlace, placeFlaw, somePlace } from './can-place.ts';

const base = (id: string, x: number, y: number, team = 1): Base => ({ id, x, y, r: 1600, team, hidden: false });
const rocks = { id: 'rocks', impassable: true, difficult: false, blocksSight: true, cover: false };

describe('C-PLC-1: a place must be inside and free', () => {
  const board: Board = {
    width: 60_000,
    bases: [base('a', 30_000, 30_000)],
    terrains: [{ ...rocks, pieces: [box(40_000, 40_000, 50_000, 50_000)] }],
  };

  test('touching everything is allowed', () => {
    for (const [x, y] of [
      [1600, 1600],
      [33_200, 30_000],
      [38_400, 45_000],
      [58_400, 58_400],
    ] as const) {
      expect(placeFlaw(board, { x, y, r: 1600 })).toBeUndefined();
    }
  });

  test('0.01 mm too near is refused, with that margin and the nearest place', () => {
    expect(placeFlaw(board, { x: 33_199, y: 30_000, r: 1600 })).toEqual({
      code: 'overlaps-base',
      rule: 'C-CMP-13',
      facts: { id: 'a', short: 1 },
      nearest: { x: 33_200, y: 30_000 },
    });
    expect(placeFlaw(board, { x: 38_401, y: 45_000, r: 1600 })).toEqual({
      code: 'on-impassable',
      rule: 'C-PLC-1',
      facts: { id: 'rocks', short: 1 },
      nearest: { x: 38_400, y: 45_000 },
    });
    expect(placeFlaw(board, { x: 1500, y: 30_000, r: 1600 })).toEqual({
      code: 'off-table',
      rule: 'C-CMP-12',
      facts: { short: 100 },
      nearest: { x: 1600, y: 30_000 },
    });
  });

  test('a base does not stand in its own way', () => {
    expect(canPlace(board, { x: 30_100, y: 30_000, r: 1600 })).toBe(false);
    expect(canPlace(board, { x: 30_100, y: 30_000, r: 1600 }, { self: 'a' })).toBe(true);
  });

  test('C-PLC-4: not into contact is 3 mm from enemies, and nothing from friends', () => {
    const near = { x: 33_499, y: 30_000, r: 1600 };
    expect(placeFlaw(board, near, awayFromEnemies(0))).toEqual({
      code: 'into-contact',
      rule: 'C-PLC-4',
      facts: { id: 'a', short: 1 },
      nearest: { x: 33_500, y: 30_000 },
    });
    expect(placeFlaw(board, near, awayFromEnemies(1))).toBeUndefined();
  });

  test('a table without room has no nearest place', () => {
    const full: Board = { width: 4000, bases: [base('a', 2000, 2000)], terrains: [] };
    expect(placeFlaw(full, { x: 2000, y: 2000, r: 1600 })?.nearest).toBeUndefined();
  });
});

const wishes = boards().chain(board =>
  fc
    .tuple(fc.constant(board), fc.constantFrom(1600, 2500, 4000))
    .chain(([, r]) => placesOn(board, r).map(p => ({ board, disc: { ...p, r } }))),
);

test('the answer is that of the plain count', () => {
  fc.assert(
    fc.property(wishes, ({ board, disc }) => {
      expect(canPlace(board, disc)).toBe(isFreePlace(board, disc));
      const expected = isFreePlace(board, disc) && enemiesBelow(board, disc, 0, 300).length === 0;
      expect(canPlace(board, disc, awayFromEnemies(0))).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test('the nearest place is legal, and no place of a fine net is nearer by more than rounding', () => {
  fc.assert(
    fc.property(wishes, ({ board, disc }) => {
      const flaw = placeFlaw(board, disc);
      fc.pre(flaw !== undefined);
      const { nearest } = flaw;
      const far = nearest === undefined ? Infinity : apart(nearest, disc);
      expect(nearest === undefined || isFreePlace(board, { ...nearest, r: disc.r })).toBe(true);
      const nearer = net(disc, Math.min(far, 20_000)).find(
        place => apart(place, disc) < far - 30 && isFreePlace(board, { ...place, r: disc.r }),
      );
      expect(nearer).toBeUndefined();
    }),
    { numRuns: Number(process.env['PLACE_RUNS'] ?? 60) },
  );
});

test('a place is found on a crowded table whenever a net finds one', () => {
  fc.assert(
    fc.property(denseLatticeBoards(), fc.constantFrom(1600, 3000, 4000), (board, r) => {
      const some = somePlace(board, r, awayFromEnemies(0));
      const cells = Math.floor(board.width / 400);
      const found = Array.from({ length: cells * cells }, (_, i) => ({
        x: (i % cells) * 400,
        y: Math.floor(i / cells) * 400,
        r,
      })).find(disc => canPlace(board, disc, awayFromEnemies(0)));
      expect(some !== undefined || found === undefined).toBe(true);
      expect(some === undefined || canPlace(board, { ...some, r }, awayFromEnemies(0))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

/** Whole places all round a point: 40 rings of 90 directions. */
function net(middle: Point, reach: number): Point[] {
  return Array.from({ length: 3600 }, (_, i) => {
    const radius = ((reach - 2) * (Math.floor(i / 90) + 1)) / 40;
    const angle = (i * Math.PI) / 45;
    return { x: Math.round(middle.x + radius * Math.cos(angle)), y: Math.round(middle.y + radius * Math.sin(angle)) };
  });
}

function apart(p: Point, q: Point): number {
  return Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
}
