import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Base, Board, Terrain } from '../board.ts';
import { compareGap, compareTerrainGap } from '../compare.ts';
import { gap } from '../gap.ts';
import { boards, denseLatticeBoards } from '../testing/boards.ts';
import { isFreePlace } from '../testing/placement-oracle.ts';
import { box } from '../testing/templates.ts';
import { awayFromEnemies } from './can-place.ts';
import { contactFlaw, contactPlaces } from './contact-places.ts';

const base = (id: string, x: number, y: number, team = 0): Base => ({ id, x, y, r: 1600, team, hidden: false });
const ruins: Terrain = {
  id: 'ruins',
  pieces: [box(40_000, 40_000, 45_000, 45_000)],
  impassable: false,
  difficult: false,
  blocksSight: false,
  cover: true,
};
const caller = base('caller', 30_000, 30_000);
const board = (...bases: Base[]): Board => ({ width: 60_000, bases: [caller, ...bases], terrains: [ruins] });

describe('C-SUM-12: into contact with a creature', () => {
  test('from touching to just below 3 mm', () => {
    expect(contactFlaw(board(), { x: 33_200, y: 30_000, r: 1600 }, caller)).toBeUndefined();
    expect(contactFlaw(board(), { x: 33_499, y: 30_000, r: 1600 }, caller)).toBeUndefined();
    expect(contactFlaw(board(), { x: 33_500, y: 30_000, r: 1600 }, caller)).toEqual({
      code: 'out-of-contact',
      rule: 'C-SUM-12',
      facts: { id: 'caller', short: 1 },
      nearest: { x: 33_200, y: 30_000 },
    });
    expect(contactFlaw(board(), { x: 33_199, y: 30_000, r: 1600 }, caller)).toMatchObject({ code: 'overlaps-base' });
  });

  test('all round, touching as nearly as whole places allow', () => {
    const places = contactPlaces(board(), 1600, caller);
    expect(places.length).toBeGreaterThanOrEqual(24);
    for (const place of places) {
      expect(compareGap({ ...place, r: 1600 }, caller, 0)).toBeGreaterThanOrEqual(0);
      expect(gap({ ...place, r: 1600 }, caller)).toBeLessThan(1);
    }
  });

  test('not in contact with an enemy', () => {
    const enemy = base('enemy', 33_200, 30_000, 1);
    const places = contactPlaces(board(enemy), 1600, caller, awayFromEnemies(0));
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(place => compareGap({ ...place, r: 1600 }, enemy, 300) >= 0)).toBe(true);
    expect(contactFlaw(board(enemy), { x: 31_600, y: 32_772, r: 1600 }, caller, awayFromEnemies(0))).toMatchObject({
      code: 'into-contact',
      rule: 'C-PLC-4',
    });
  });

  test('six neighbours leave no place', () => {
    const ring = [
      [33_200, 30_000],
      [26_800, 30_000],
      [31_600, 32_772],
      [28_400, 32_772],
      [31_600, 27_228],
      [28_400, 27_228],
    ].map(([x, y], i) => base(`n${i}`, x!, y!));
    expect(contactPlaces(board(...ring), 1600, caller)).toEqual([]);
    expect(contactFlaw(board(...ring), { x: 30_000, y: 36_000, r: 1600 }, caller)?.nearest).toBeUndefined();
  });

  test('a place that cannot touch, but comes near enough, is found', () => {
    // five neighbours leave a wedge in the north that ends 1.5 mm before the rim
    const ring = [
      [2727, 1675],
      [-2727, 1675],
      [2794, -1563],
      [-2794, -1563],
      [0, -3200],
    ].map(([x, y], i) => base(`n${i}`, 30_000 + x!, 30_000 + y!));
    expect(contactPlaces(board(...ring), 1600, caller)).toEqual([{ x: 30_000, y: 33_350 }]);
    expect(contactFlaw(board(...ring), { x: 30_000, y: 33_350, r: 1600 }, caller)).toBeUndefined();
    expect(contactFlaw(board(...ring), { x: 30_000, y: 33_200, r: 1600 }, caller)).toMatchObject({
      code: 'overlaps-base',
      nearest: { x: 30_000, y: 33_350 },
    });
  });
});

test('C-RUI-6: into contact with a template means its rim, or on it', () => {
  expect(contactFlaw(board(), { x: 42_000, y: 42_000, r: 1600 }, ruins)).toBeUndefined();
  expect(contactFlaw(board(), { x: 46_899, y: 42_000, r: 1600 }, ruins)).toBeUndefined();
  expect(contactFlaw(board(), { x: 46_900, y: 42_000, r: 1600 }, ruins)).toMatchObject({
    code: 'out-of-contact',
    nearest: { x: 46_600, y: 42_000 },
  });
});

/** A board, and one thing of it to come into contact with. */
const goals = fc
  .tuple(fc.oneof(boards(), denseLatticeBoards()), fc.nat())
  .map(([board, i]): [Board, Base | Terrain] => [
    board,
    [...board.bases, ...board.terrains].at(i % (board.bases.length + board.terrains.length))!,
  ]);

test('every place of the sample is legal, and none is found where a net finds none', () => {
  fc.assert(
    fc.property(goals, fc.constantFrom(1600, 2500, 4000), ([board, goal], r) => {
      const places = contactPlaces(board, r, goal);
      const touches = (x: number, y: number): boolean =>
        'pieces' in goal ? compareTerrainGap({ x, y, r }, goal, 300) < 0 : compareGap({ x, y, r }, goal, 300) < 0;
      expect(places.every(place => isFreePlace(board, { ...place, r }) && touches(place.x, place.y))).toBe(true);
      const [middle] = 'pieces' in goal ? goal.pieces[0]!.core : [goal];
      const net = Array.from({ length: 2500 }, (_, i) => ({
        x: middle!.x + ((i % 50) - 25) * 300,
        y: middle!.y + (Math.floor(i / 50) - 25) * 300,
      }));
      const missed =
        places.length > 0 ? undefined : net.find(({ x, y }) => touches(x, y) && isFreePlace(board, { x, y, r }));
      expect(missed).toBeUndefined();
    }),
    { numRuns: Number(process.env['PLACE_RUNS'] ?? 60) },
  );
});
