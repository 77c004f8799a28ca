import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, Terrain } from '../board.ts';
import { hull } from '../hull.ts';
import type { Length } from '../length.ts';
import { posed } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { KINDS, seededBoard } from '../testing/seeded-boards.ts';
import { streamOf } from '../testing/stream.ts';
import { box, gonOf, roundHill } from '../testing/templates.ts';
import { somePoseOfEveryTurn } from '../testing/terrain-pose-oracle.ts';
import { canLay } from './can-lay.ts';
import { wholeSide } from './side.ts';
import { roomiestTerrainPose, someTerrainPose } from './some-terrain-pose.ts';
import type { TerrainRules } from './terrain-space.ts';

const RUNS = Number(process.env['PLACE_RUNS'] ?? 40);

function between(width: Length, fromOwn: Length, fromOthers: Length): TerrainRules {
  return { ownSides: [wholeSide(width, 'south')], otherSides: [wholeSide(width, 'north')], fromOwn, fromOthers };
}
const duel = between(60_000, 8000, 10_000);
const lying = (id: string, ...pieces: Shape[]): Terrain => ({
  id,
  pieces,
  impassable: false,
  difficult: true,
  blocksSight: false,
  cover: true,
});
const table = (...terrains: Terrain[]): Board => ({ width: 60_000, bases: [], terrains });
const square = [box(-4000, -4000, 4000, 4000)];

/** The answer in one word; a pose that is none is told, too. */
function answer(board: Board, pieces: readonly Shape[], rules: TerrainRules): 'none' | 'some' | 'a false one' {
  const poses = [someTerrainPose(board, pieces, rules), roomiestTerrainPose(board, pieces, rules)];
  const found = poses.filter(pose => pose !== undefined);
  if (found.length === 0) return 'none';
  return found.length === 2 && found.every(pose => canLay(board, pieces, pose, rules)) ? 'some' : 'a false one';
}

describe('C-TER-5: is there any position?', () => {
  test('on an empty table there is', () => {
    expect(answer(table(), square, duel)).toBe('some');
  });

  test('a bar that is too long to stand between the sides lies across, a longer one slanted', () => {
    const turnOf = (half: Length) => someTerrainPose(table(), [box(-half, -100, half, 100)], duel)?.turn ?? -1;
    expect(answer(table(), [box(-100, -30_000, 100, 30_000)], duel)).toBe('some');
    // the diagonal of the 600 x 420 mm between both sides is 732 mm long, and slanted by 35 degrees
    expect([35, 145]).toContain(turnOf(36_400));
    expect(turnOf(36_600)).toBe(-1);
  });

  test('walls all over the table leave no place', () => {
    const walls = [10_000, 30_000, 50_000].map(x => lying(`w${x}`, box(x, 10_000, x + 1, 50_000)));
    expect(answer(table(...walls), square, duel)).toBe('none');
  });

  test('what is larger than the table fits nowhere', () => {
    expect(answer(table(), [roundHill(0, 0, 30_001)], duel)).toBe('none');
    expect(answer(table(), [box(-40_000, -100, 40_000, 100)], duel)).toBe('none');
  });

  // two walls and nothing but a lane between them, S + 80 mm + S wide
  test.each([
    ['as wide as needed', 0, 'some'],
    ['0.01 mm too narrow', -1, 'none'],
  ])('a square between two walls, in a lane %s', (_, more, found) => {
    const lane = lying('lane', box(0, 0, 1000, 60_000), box(25_000 + more, 0, 60_000, 60_000));
    expect(answer(table(lane), square, duel)).toBe(found);
    expect(answer(table(lane), [roundHill(0, 0, 4000)], duel)).toBe(found);
  });

  test('a single degree may be the only one', () => {
    const plate = [box(-7000, -1000, 7000, 1000)];
    expect([37, 217]).toContain(someTerrainPose(strip(37, 9020), plate, duel)?.turn);
    expect(answer(strip(37, 8990), plate, duel)).toBe('none');
  });
});

/** A table that is free only within so much of a slanted line through its middle. */
function strip(degrees: number, half: Length): Board {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const beside = (from: Length, to: Length): Shape => {
    const corners = [-60_000, 60_000].flatMap(along => [from, to].map(off => [along, off] as const));
    const at = corners.map(([along, off]) => ({
      x: Math.round(30_000 + along * cos - off * sin),
      y: Math.round(29_000 + along * sin + off * cos),
    }));
    return gonOf(0, 0, at, 0);
  };
  return table(lying('left', beside(half, 40_000)), lying('right', beside(-half, -40_000)));
}

const TEMPLATES: readonly (readonly Shape[])[] = [
  [roundHill(800, 0, 2400)],
  [roundHill(0, 0, 4800)],
  [box(-2400, -2400, 2400, 2400)],
  [box(-4000, -1600, 4000, 1600, 300)],
  [box(-3200, -1600, 0, 1600), box(0, -1600, 1600, 3200)],
];

test('C-TER-5: on crowded tables the answer is that of looking at all corners between things, degree by degree', () => {
  const answers = Array.from({ length: Math.ceil(RUNS / 2) }, (_, i) => {
    const stream = streamOf(300 + i);
    const board = seededBoard(stream, stream.pick(KINDS), { bases: stream.int(1, 6), terrains: stream.int(1, 3) });
    const [pieces, by] = [stream.pick(TEMPLATES), stream.pick([800, 1600, 3200, 8000])];
    const rules = between(board.width, by, by);
    const told = answer(board, pieces, rules);
    expect(told).toBe(somePoseOfEveryTurn(board, pieces, rules) === undefined ? 'none' : 'some');
    return told;
  });
  expect(new Set(answers)).toEqual(new Set(['some', 'none']));
});

test('C-TER-5: the same for templates whose origin lies beside their pieces', () => {
  const apart = [
    [box(-3200, -2400, -1600, 2400, 200), box(1600, -2400, 3200, 2400)],
    [box(1200, 800, 4400, 2000)],
    [roundHill(-2400, 0, 800), roundHill(2400, 400, 1200)],
  ];
  const answers = Array.from({ length: Math.ceil(RUNS / 2) }, (_, i) => {
    const stream = streamOf(900 + i);
    const board = seededBoard(stream, stream.pick(KINDS), { bases: stream.int(0, 4), terrains: stream.int(2, 5) });
    const [pieces, by] = [stream.pick(apart), stream.pick([800, 3200, 8000])];
    const rules = between(board.width, by, by);
    const told = answer(board, pieces, rules);
    expect(told).toBe(somePoseOfEveryTurn(board, pieces, rules) === undefined ? 'none' : 'some');
    return told;
  });
  expect(new Set(answers)).toEqual(new Set(['some', 'none']));
});

test('C-TER-5: where there was no place, there is one only over somebody who has left', () => {
  const answers = Array.from({ length: RUNS }, (_, i) => {
    const stream = streamOf(700 + i);
    const board = seededBoard(stream, stream.pick(KINDS), { bases: stream.int(3, 9), terrains: stream.int(1, 4) });
    const [pieces, by] = [stream.pick(TEMPLATES), stream.pick([1600, 3200, 8000])];
    const rules = between(board.width, by, by);
    if (someTerrainPose(board, pieces, rules)) return 'room before';
    const left = board.bases.slice(0, stream.int(1, 3));
    const rest = { ...board, bases: board.bases.filter(base => !left.includes(base)) };
    const found = someTerrainPose(rest, pieces, rules, left);
    expect(found !== undefined).toBe(someTerrainPose(rest, pieces, rules) !== undefined);
    expect(found === undefined || canLay(rest, pieces, found, rules)).toBe(true);
    return found ? 'room now' : 'no room';
  });
  expect(new Set(answers)).toEqual(new Set(['room before', 'room now', 'no room']));
});

const SMALL = 12;

test('C-TER-5: on a table of an eighth of a millimetre the answer is that of trying every pose', () => {
  const terrains = fc.array(shapesOf(0, SMALL), { maxLength: 3 });
  const pieces = fc.array(shapesOf(-4, 4), { minLength: 1, maxLength: 2 });
  const rulers = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(terrains, pieces, rulers, rulers, (shapes, template, own, others) => {
      const board = { width: SMALL, bases: [], terrains: shapes.map((shape, i) => lying(`t${i}`, shape)) };
      const rules = between(SMALL, own, others);
      expect(answer(board, template, rules)).toBe(tryAll(board, template, rules));
    }),
    { numRuns: Math.ceil(RUNS / 4) },
  );
});

/** Points, segments and polygons with and without round corners. */
function shapesOf(min: number, max: number): fc.Arbitrary<Shape> {
  const corner = fc.record({ x: fc.integer({ min, max }), y: fc.integer({ min, max }) });
  return fc.record({ core: fc.array(corner, { minLength: 1, maxLength: 5 }).map(hull), rho: fc.nat({ max: 1 }) });
}

/** Every pose on a very small table; the origin of a template may lie beside it. Many turns come to the same whole corners. */
function tryAll(board: Board, pieces: readonly Shape[], rules: TerrainRules): 'none' | 'some' {
  const ways = new Map(
    Array.from({ length: 360 }, (_, turn) => [JSON.stringify(posed(pieces, { x: 0, y: 0, turn })), turn]),
  );
  for (const turn of ways.values())
    for (let x = -6; x <= SMALL + 6; x++)
      for (let y = -6; y <= SMALL + 6; y++) if (canLay(board, pieces, { x, y, turn }, rules)) return 'some';
  return 'none';
}
