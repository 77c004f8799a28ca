import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Base, Board, Terrain } from '../board.ts';
import type { Shape } from '../shape.ts';
import { boards, latticeBoards } from '../testing/boards.ts';
import { isSummonPlace, stretches as bruteStretches } from '../testing/placement-oracle.ts';
import { box, gonOf } from '../testing/templates.ts';
import { EDGES, sideFromCorner, wholeSide, type Side } from './side.ts';
import { placeInRow } from './stretches.ts';
import { heroFlaw, heroPlaces, summonBackstabbers, summonFlaw, summonPlaces, type SummonRules } from './summon.ts';

const S = 8000;
const kitsune: SummonRules = { team: 0, apart: S, contact: 'forbidden' };
const russian: SummonRules = { team: 0, apart: S, contact: 'allowed' };
const base = (id: string, x: number, y: number, team = 1, hidden = false): Base => ({
  id,
  x,
  y,
  r: 1600,
  team,
  hidden,
});
const rocks = (...pieces: Shape[]): Terrain => ({
  id: 'rocks',
  pieces,
  impassable: true,
  difficult: false,
  blocksSight: true,
  cover: false,
});
const board = (bases: Base[], terrains: Terrain[] = [], width = 60_000): Board => ({ width, bases, terrains });
const south = wholeSide(60_000, 'south');

describe('along the own side', () => {
  test('C-SUM-2: on an empty table everywhere, the whole base inside', () => {
    expect(summonPlaces(board([]), south, 1600, kitsune)).toEqual({
      side: south,
      stretches: [{ from: 1600, to: 58_400 }],
      isException: false,
    });
  });

  test('C-SUM-3: exactly S from an enemy is far enough, hidden or not', () => {
    for (const hidden of [false, true]) {
      const { stretches } = summonPlaces(board([base('e', 30_000, 1600, 1, hidden)]), south, 1600, kitsune);
      expect(stretches).toEqual([
        { from: 1600, to: 30_000 - 11_200 },
        { from: 30_000 + 11_200, to: 58_400 },
      ]);
    }
  });

  test('C-SUM-2: friends and Impassable templates only need not be overlapped', () => {
    const friend = base('f', 30_000, 1600, 0);
    const { stretches } = summonPlaces(board([friend], [rocks(box(0, 0, 10_000, 3200))]), south, 1600, kitsune);
    expect(stretches).toEqual([
      { from: 11_600, to: 26_800 },
      { from: 33_200, to: 58_400 },
    ]);
  });

  test('C-SUM-4, C-SUM-5: only if S can be kept nowhere may it stand nearer, and then not in contact in some editions', () => {
    // on a table of 150 mm an enemy in the middle is nowhere S away
    const small = board([base('e', 7500, 1600)], [], 15_000);
    const side = wholeSide(15_000, 'south');
    expect(summonPlaces(small, side, 1600, kitsune)).toEqual({
      side,
      stretches: [
        { from: 1600, to: 7500 - 3500 },
        { from: 7500 + 3500, to: 13_400 },
      ],
      isException: true,
    });
    expect(summonPlaces(small, side, 1600, russian).stretches).toEqual([
      { from: 1600, to: 7500 - 3200 },
      { from: 7500 + 3200, to: 13_400 },
    ]);
  });

  test('C-SUM-4: every enemy at S or less stabs, friends do not', () => {
    const enemies = [base('near', 20_000, 1600), base('at S', 11_200 + 5000, 1600), base('far', 30_000, 1600)];
    const all = board([...enemies, base('friend', 5000, 4800, 0)]);
    expect(summonBackstabbers(all, { x: 5000, y: 1600, r: 1600 }, kitsune).map(enemy => enemy.id)).toEqual(['at S']);
  });

  test('C-SUM-6: a side full of rocks leaves no place', () => {
    const shut = board([], [rocks(box(0, 0, 60_000, 100))]);
    expect(summonPlaces(shut, south, 1600, kitsune).stretches).toEqual([]);
    expect(summonFlaw(shut, south, { x: 30_000, y: 1600, r: 1600 }, kitsune)).toMatchObject({
      code: 'no-place',
      rule: 'C-SUM-6',
    });
  });

  test('C-SET-6: a hero may stand as near to the other hero as it likes', () => {
    expect(heroPlaces(board([base('e', 30_000, 1600)]), south, 1600)).toEqual([
      { from: 1600, to: 26_800 },
      { from: 33_200, to: 58_400 },
    ]);
    expect(heroFlaw(board([]), south, { x: 30_000, y: 1700, r: 1600 })).toMatchObject({
      code: 'off-side',
      rule: 'C-SET-6',
      nearest: { x: 30_000, y: 1600 },
    });
  });
});

describe('sides of three and four players', () => {
  const XL = 25_000;

  test('C-TRI-3: from the corner clockwise, with y up', () => {
    expect(sideFromCorner(60_000, 'south-west', 'clockwise', XL)).toEqual({ edge: 'west', from: 0, to: XL });
    expect(sideFromCorner(60_000, 'north-west', 'clockwise', XL)).toEqual({ edge: 'north', from: 0, to: XL });
    expect(sideFromCorner(60_000, 'north-east', 'clockwise', XL)).toEqual({ edge: 'east', from: 35_000, to: 60_000 });
    expect(sideFromCorner(60_000, 'south-east', 'clockwise', XL)).toEqual({ edge: 'south', from: 35_000, to: 60_000 });
  });

  test('C-STS-2: allies claim from their corners towards one another', () => {
    expect(sideFromCorner(60_000, 'south-west', 'counter-clockwise', XL)).toEqual({ edge: 'south', from: 0, to: XL });
    expect(sideFromCorner(60_000, 'south-east', 'clockwise', XL)).toEqual({ edge: 'south', from: 35_000, to: 60_000 });
  });

  test('C-TRI-4: the point of tangency lies on the segment, the base need not', () => {
    const west = sideFromCorner(60_000, 'south-west', 'clockwise', XL);
    expect(summonPlaces(board([]), west, 4000, kitsune).stretches).toEqual([{ from: 4000, to: XL }]);
    expect(summonFlaw(board([]), west, { x: 4000, y: XL, r: 4000 }, kitsune)).toBeUndefined();
    expect(summonFlaw(board([]), west, { x: 4000, y: XL + 1, r: 4000 }, kitsune)).toMatchObject({
      code: 'off-side',
      nearest: { x: 4000, y: XL },
    });
  });

  test('C-STS-5: allies do not count as enemies', () => {
    expect(
      summonFlaw(board([base('ally', 5000, 1600, 0)]), south, { x: 8200, y: 1600, r: 1600 }, kitsune),
    ).toBeUndefined();
  });
});

test('a refusal tells the rule, what is missing and the nearest place', () => {
  const flaw = summonFlaw(board([base('e', 30_000, 1600)]), south, { x: 20_000, y: 1600, r: 1600 }, kitsune);
  expect(flaw).toEqual({
    code: 'enemy-too-near',
    rule: 'C-SUM-3',
    facts: { id: 'e', short: 1200 },
    nearest: { x: 18_800, y: 1600 },
  });
});

/** Small tables, so that every single position can be tried. */
const smallBoards = fc.oneof(
  latticeBoards({ bases: 4, terrains: 2 }).map(shrunk),
  boards().map(shrunk),
  fc
    .array(fc.record({ x: fc.integer({ min: -400, max: 900 }), y: fc.integer({ min: -400, max: 900 }) }), {
      minLength: 3,
      maxLength: 7,
    })
    .map(points => board([], [rocks(gonOf(300, 300, points, 7))], 1200)),
);

const small = (value: number): number => Math.round(value / 50);

/** A fiftieth of the board: whole numbers again, everything rounded. */
function shrunk(big: Board): Board {
  return {
    width: small(big.width),
    bases: big.bases.map(one => ({ ...one, x: small(one.x), y: small(one.y), r: small(one.r) })),
    terrains: big.terrains.map(terrain => ({
      ...terrain,
      pieces: terrain.pieces.map(({ core, rho }) =>
        gonOf(
          0,
          0,
          core.map(p => ({ x: small(p.x), y: small(p.y) })),
          small(rho),
        ),
      ),
    })),
  };
}

test('the stretches are those found by trying every position', () => {
  const apart = fc.constantFrom(0, 6, 160);
  fc.assert(
    fc.property(
      smallBoards,
      fc.constantFrom(...EDGES),
      fc.constantFrom(32, 50, 80),
      apart,
      fc.boolean(),
      (small, edge, r, by, isCorner) => {
        const side: Side = isCorner ? { edge, from: 0, to: 333 } : wholeSide(small.width, edge);
        const rules: SummonRules = { team: 0, apart: by, contact: 'allowed' };
        const row = { width: small.width, edge, depth: r };
        const tried = (distance: number) =>
          bruteStretches(Math.max(r, side.from), Math.min(small.width - r, side.to), along =>
            isSummonPlace(small, { ...placeInRow(row, along), r }, 0, distance),
          ).map(([from, to]) => ({ from, to }));
        const normal = tried(by);
        const expected =
          normal.length > 0
            ? { side, stretches: normal, isException: false }
            : { side, stretches: tried(0), isException: true };
        expect(summonPlaces(small, side, r, rules)).toEqual(expected);
      },
    ),
    { numRuns: Number(process.env['PLACE_RUNS'] ?? 150) },
  );
});

test('a position is refused exactly if it is in no stretch, and the nearest one offered is not refused', () => {
  fc.assert(
    fc.property(boards(), fc.constantFrom(...EDGES), fc.integer({ min: 1600, max: 58_400 }), (big, edge, along) => {
      const side = wholeSide(big.width, edge);
      const disc = { ...placeInRow({ width: big.width, edge, depth: 1600 }, along), r: 1600 };
      const { stretches } = summonPlaces(big, side, 1600, kitsune);
      const isFree = stretches.some(({ from, to }) => along >= from && along <= to);
      const flaw = summonFlaw(big, side, disc, kitsune);
      expect(flaw === undefined).toBe(isFree);
      expect(flaw === undefined || (flaw.nearest === undefined) === (stretches.length === 0)).toBe(true);
      const offered = flaw?.nearest ?? disc;
      expect(stretches.length === 0 || summonFlaw(big, side, { ...offered, r: 1600 }, kitsune) === undefined).toBe(
        true,
      );
    }),
    { numRuns: 150 },
  );
});
