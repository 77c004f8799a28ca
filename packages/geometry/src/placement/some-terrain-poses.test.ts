import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board, Terrain } from '../board.ts';
import { posed } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { boards } from '../testing/boards.ts';
import { box, roundHill } from '../testing/templates.ts';
import { canLay } from './can-lay.ts';
import { wholeSide } from './side.ts';
import { someTerrainPose } from './some-terrain-pose.ts';
import { someTerrainPoses } from './some-terrain-poses.ts';
import type { TerrainRules } from './terrain-space.ts';

const duel: TerrainRules = {
  ownSides: [wholeSide(60_000, 'south')],
  otherSides: [wholeSide(60_000, 'north')],
  fromOwn: 8000,
  fromOthers: 10_000,
};
const wall = (id: string, ...pieces: Shape[]): Terrain => ({
  id,
  pieces,
  impassable: true,
  difficult: false,
  blocksSight: true,
  cover: false,
});
const table = (...terrains: Terrain[]): Board => ({ width: 60_000, bases: [], terrains });
const plate = [box(-3000, -2000, 3000, 2000)];

test('on an empty table all quarters of it are offered', () => {
  const poses = someTerrainPoses(table(), plate, duel, 12);
  expect(poses).toHaveLength(12);
  const quarters = new Set(
    poses.map(({ x, y }) => `${x < 30_000 ? 'west' : 'east'} ${y < 29_000 ? 'south' : 'north'}`),
  );
  expect(quarters.size).toBe(4);
});

test('no more are offered than were asked for', () => {
  expect([0, 1, 5].map(most => someTerrainPoses(table(), plate, duel, most).length)).toEqual([0, 1, 5]);
});

test('C-TER-5: what no lattice meets is found, too', () => {
  const lane = wall('lane', box(0, 0, 1000, 60_000), box(21_122, 0, 60_000, 60_000));
  const poses = someTerrainPoses(table(lane), [box(-2061, -2061, 2061, 2061)], duel, 12);
  expect(poses.map(({ x }) => x)).toEqual(poses.map(() => 11_061));
  expect(poses.length).toBeGreaterThan(0);
});

test('C-TER-4: all are legal, no two lie the same way, and there is one if there is any', () => {
  const templates = fc.constantFrom(
    plate,
    [roundHill(0, 0, 2400)],
    [box(-1600, -1600, 1600, 1600)],
    [box(-3200, -1600, 0, 1600), box(0, -1600, 1600, 3200)],
  );
  fc.assert(
    fc.property(boards(), templates, fc.constantFrom(800, 3200, 8000), (board, pieces, by) => {
      const rules: TerrainRules = {
        ownSides: [wholeSide(board.width, 'south')],
        otherSides: [wholeSide(board.width, 'north')],
        fromOwn: by,
        fromOthers: by,
      };
      const poses = someTerrainPoses(board, pieces, rules, 10);
      expect(poses.filter(pose => !canLay(board, pieces, pose, rules))).toEqual([]);
      expect(new Set(poses.map(pose => JSON.stringify(posed(pieces, pose)))).size).toBe(poses.length);
      expect(poses.length > 0).toBe(someTerrainPose(board, pieces, rules) !== undefined);
    }),
    { numRuns: Number(process.env['PLACE_RUNS'] ?? 40) },
  );
});
