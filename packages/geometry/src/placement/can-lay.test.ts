import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board } from '../board.ts';
import type { Pose } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { boards } from '../testing/boards.ts';
import { box, gonOf, roundHill } from '../testing/templates.ts';
import { canLay } from './can-lay.ts';
import { terrainFlaw, type TerrainRules } from './place-terrain.ts';
import { sideFromCorner, wholeSide } from './side.ts';
import { layable } from './some-terrain-poses.ts';

const RUNS = Number(process.env['PLACE_RUNS'] ?? 40);

const duel: TerrainRules = {
  ownSides: [wholeSide(60_000, 'south')],
  otherSides: [wholeSide(60_000, 'north')],
  fromOwn: 8000,
  fromOthers: 10_000,
};
const empty: Board = { width: 60_000, bases: [], terrains: [] };
const plate = [box(-3000, -2000, 3000, 2000)];

test('C-TER-4: exactly S from the own side and M from the other is enough', () => {
  const ys = [9999, 10_000, 48_000, 48_001];
  expect(ys.map(y => canLay(empty, plate, { x: 30_000, y, turn: 0 }, duel))).toEqual([false, true, true, false]);
});

test('C-TER-6: at a neutral edge it may lie, over it not', () => {
  const xs = [2999, 3000, 57_000, 57_001];
  expect(xs.map(x => canLay(empty, plate, { x, y: 30_000, turn: 0 }, duel))).toEqual([false, true, true, false]);
});

test('what is larger than the table lies nowhere', () => {
  expect(canLay(empty, [roundHill(0, 0, 30_001)], { x: 30_000, y: 30_000, turn: 0 }, duel)).toBe(false);
});

const templates: fc.Arbitrary<readonly Shape[]> = fc.oneof(
  fc.constant([roundHill(0, 0, 1600)]),
  fc.constant([box(-1600, -800, 1600, 800)]),
  fc.constant([box(-3200, -800, 0, 800, 400), box(0, -800, 800, 2400)]),
  fc
    .array(fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) }), {
      minLength: 3,
      maxLength: 7,
    })
    .map(points => [gonOf(0, 0, points, 300)]),
);

/** Half of them on a grid and turned by quarters, where distances are exactly those demanded. */
const poses: fc.Arbitrary<Pose> = fc.oneof(
  fc.record({
    x: fc.nat({ max: 75 }).map(n => 800 * n),
    y: fc.nat({ max: 75 }).map(n => 800 * n),
    turn: fc.constantFrom(0, 90, 180, 270),
  }),
  fc.record({ x: fc.nat({ max: 60_000 }), y: fc.nat({ max: 60_000 }), turn: fc.nat({ max: 359 }) }),
);

test('C-TER-4: the answer is yes exactly if there is no flaw', () => {
  const rulers = fc.constantFrom(800, 1600, 8000);
  fc.assert(
    fc.property(
      boards(),
      templates,
      fc.array(poses, { minLength: 8, maxLength: 8 }),
      rulers,
      (board, pieces, all, by) => {
        const rules: TerrainRules = {
          ownSides: [wholeSide(board.width, 'south')],
          // C-TRI-5: a stretch of an edge
          otherSides: [sideFromCorner(board.width, 'north-west', 'clockwise', board.width / 2)],
          fromOwn: by,
          fromOthers: by,
        };
        const answers = all.map(pose => canLay(board, pieces, pose, rules));
        expect(answers).toEqual(all.map(pose => terrainFlaw(board, pieces, pose, rules) === undefined));
        expect(answers).toEqual(all.map(layable(board, pieces, rules))); // for whoever asks many times
      },
    ),
    { numRuns: RUNS },
  );
});
