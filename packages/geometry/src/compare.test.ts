import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareGap,
  comparePointCore,
  compareProducts,
  compareShapeGap,
  compareShapes,
  compareTerrainGap,
  contacts,
  inContact,
  isOnTable,
  isShapeOnTable,
  overlaps,
  touchesTerrain,
} from './compare.ts';
import type { Base, Board, Terrain } from './board.ts';
import { distanceToCore, gap, gapOfShapes, gapToShape } from './gap.ts';
import { hull } from './hull.ts';
import type { Point } from './point.ts';
import type { Shape } from './shape.ts';

const square: Shape = {
  core: [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 1000 },
    { x: 0, y: 1000 },
  ],
  rho: 0,
};

const base = (id: string, x: number): Base => ({ id, x, y: 10_000, r: 1600, team: 0, hidden: false });

describe('bases', () => {
  const a = { x: 10_000, y: 10_000, r: 1600 };

  test('C-CMP-9: 3.00 mm apart is no contact, 2.99 mm is', () => {
    expect(inContact(a, { x: 13_500, y: 10_000, r: 1600 })).toBe(false);
    expect(inContact(a, { x: 13_499, y: 10_000, r: 1600 })).toBe(true);
  });

  test('C-CMP-13: touching is no overlap', () => {
    expect(overlaps(a, { x: 13_200, y: 10_000, r: 1600 })).toBe(false);
    expect(overlaps(a, { x: 13_199, y: 10_000, r: 1600 })).toBe(true);
  });

  test('C-CMP-12: a base may touch the edge of the table and not cross it', () => {
    expect(isOnTable(60_000, { x: 1600, y: 58_400, r: 1600 })).toBe(true);
    expect(isOnTable(60_000, { x: 1599, y: 30_000, r: 1600 })).toBe(false);
    expect(isOnTable(60_000, { x: 30_000, y: 58_401, r: 1600 })).toBe(false);
  });

  test('a base of the board is not in contact with itself, and contacts come in the order of the board', () => {
    const board: Board = {
      width: 60_000,
      terrains: [],
      bases: [base('c', 13_300), base('a', 10_000), base('b', 6800)],
    };
    expect(contacts(board, board.bases[1]!).map(other => other.id)).toEqual(['c', 'b']);
    expect(contacts(board, { x: 10_000, y: 13_000, r: 1600 }).map(other => other.id)).toEqual(['a']);
  });

  test('C-CMP-8: the distance is that of the nearest points and never negative', () => {
    expect(gap(a, { x: 13_500, y: 10_000, r: 1600 })).toBe(300);
    expect(gap(a, { x: 10_001, y: 10_000, r: 1600 })).toBe(0);
    expect(gapToShape({ x: 1500, y: 500, r: 100 }, square)).toBe(400);
    expect(gapToShape({ x: 500, y: 500, r: 100 }, square)).toBe(0);
  });
});

describe('templates', () => {
  test('C-TER-12: touching a template is a distance of 0, at an edge and at a corner', () => {
    const terrain: Terrain = {
      id: 't',
      pieces: [square],
      impassable: true,
      difficult: false,
      blocksSight: false,
      cover: false,
    };
    expect(touchesTerrain({ x: 1100, y: 400, r: 100 }, terrain)).toBe(true);
    expect(touchesTerrain({ x: 1101, y: 400, r: 100 }, terrain)).toBe(false);
    expect(touchesTerrain({ x: 1003, y: 1004, r: 5 }, terrain)).toBe(true);
    expect(touchesTerrain({ x: 1003, y: 1005, r: 5 }, terrain)).toBe(false);
    expect(compareTerrainGap({ x: 500, y: 500, r: 1 }, terrain, 0)).toBe(-1);
  });

  test('C-TER-4: a template may touch the edge of the table with its round rim', () => {
    expect(isShapeOnTable(1000, square)).toBe(true);
    expect(isShapeOnTable(1000, { core: [{ x: 300, y: 300 }], rho: 300 })).toBe(true);
    expect(isShapeOnTable(1000, { core: [{ x: 300, y: 300 }], rho: 301 })).toBe(false);
  });

  test('a plate inside another one, and one that crosses it, are at distance 0', () => {
    const inner: Shape = { core: [{ x: 500, y: 500 }], rho: 0 };
    const bar: Shape = {
      core: [
        { x: -500, y: 400 },
        { x: 1500, y: 401 },
      ],
      rho: 0,
    };
    expect(compareShapes(square, inner, 0)).toBe(0);
    expect(compareShapes(inner, square, 1)).toBe(-1);
    expect(compareShapes(square, bar, 0)).toBe(0);
    expect(compareShapes(bar, square, 0)).toBe(0);
  });

  test('a tie that doubles cannot tell is decided', () => {
    // neighbouring products of about 2^65: equal as doubles
    expect(compareProducts(6_000_000_001, 6_000_000_001, 6_000_000_000, 6_000_000_002)).toBe(1);
    expect(compareProducts(6_000_000_000, 6_000_000_002, 6_000_000_001, 6_000_000_001)).toBe(-1);
    expect(compareProducts(6_000_000_002, 6_000_000_000, 6_000_000_000, 6_000_000_002)).toBe(0);
  });
});

/** Squared distance of a point from a segment as a fraction of BigInts: slow, and without any filter. */
function toSegment(p: Point, a: Point, b: Point): [number: bigint, over: bigint] {
  const [px, py, dx, dy] = [BigInt(p.x - a.x), BigInt(p.y - a.y), BigInt(b.x - a.x), BigInt(b.y - a.y)];
  const along = px * dx + py * dy;
  const square = dx * dx + dy * dy;
  if (along <= 0n) return [px * px + py * py, 1n];
  if (along >= square) return [(px - dx) * (px - dx) + (py - dy) * (py - dy), 1n];
  const cross = dx * py - dy * px;
  return [cross * cross, square];
}

function orient(a: Point, b: Point, p: Point): bigint {
  return BigInt(b.x - a.x) * BigInt(p.y - a.y) - BigInt(b.y - a.y) * BigInt(p.x - a.x);
}

const edgesOf = (core: readonly Point[]) => core.map((a, i) => [a, core[(i + 1) % core.length]!] as const);

const isInside = (p: Point, core: readonly Point[]) =>
  core.length > 2 && edgesOf(core).every(([a, b]) => orient(a, b, p) >= 0n);

const opposite = (u: bigint, v: bigint) => (u > 0n && v < 0n) || (u < 0n && v > 0n);

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return opposite(orient(a, b, c), orient(a, b, d)) && opposite(orient(c, d, a), orient(c, d, b));
}

function expectedSign(pairs: readonly [bigint, bigint][], meet: boolean, reach: number): number {
  if (reach < 0) return 1;
  if (meet) return reach > 0 ? -1 : 0;
  return Math.min(
    ...pairs.map(([number, over]) => {
      const difference = number - BigInt(reach) * BigInt(reach) * over;
      return difference > 0n ? 1 : difference < 0n ? -1 : 0;
    }),
  );
}

/** Whole points, on a coarse lattice half of the time, where ties are everywhere. */
const point = fc.oneof(
  fc.record({ x: fc.integer({ min: 0, max: 60_000 }), y: fc.integer({ min: 0, max: 60_000 }) }),
  fc
    .record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 8 }) })
    .map(p => ({ x: p.x * 800, y: p.y * 800 })),
);

const shape = fc.record({
  core: fc.array(point, { minLength: 1, maxLength: 7 }).map(hull),
  rho: fc.constantFrom(0, 0, 300, 800, 1234),
});
const disc = fc.tuple(point, fc.constantFrom(1600, 2500, 3000, 4000)).map(([p, r]) => ({ x: p.x, y: p.y, r }));
const reach = fc.oneof(fc.constantFrom(0, 300, 8000, 10_000), fc.integer({ min: -3000, max: 40_000 }));

describe('against fractions of BigInts', () => {
  test('discs', () => {
    fc.assert(
      fc.property(disc, disc, reach, (a, b, x) => {
        const far = BigInt(a.x - b.x) * BigInt(a.x - b.x) + BigInt(a.y - b.y) * BigInt(a.y - b.y);
        expect(compareGap(a, b, x)).toBe(expectedSign([[far, 1n]], false, a.r + b.r + x));
      }),
    );
  });

  test('a disc and a plate', () => {
    fc.assert(
      fc.property(disc, shape, reach, (a, b, x) => {
        const pairs = edgesOf(b.core).map(([p, q]) => toSegment(a, p, q));
        expect(compareShapeGap(a, b, x)).toBe(expectedSign(pairs, isInside(a, b.core), a.r + b.rho + x));
      }),
      { numRuns: 400 },
    );
  });

  test('a distance that is met to the last digit', () => {
    // p stands beside an edge with a Pythagorean direction, so that its distance is whole
    const triple = fc.constantFrom<[number, number, number]>([3, 4, 5], [5, 12, 13], [8, 15, 17], [20, 21, 29]);
    fc.assert(
      fc.property(triple, fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 400 }), ([u, v, w], k, m) => {
        const a = { x: 0, y: 0 };
        const b = { x: 2 * k * u, y: 2 * k * v };
        const p = { x: k * u + m * v, y: k * v - m * u };
        for (const [away, sign] of [
          [-1, 1],
          [0, 0],
          [1, -1],
        ] as const) {
          expect(comparePointCore(p.x, p.y, [a, b], m * w + away)).toBe(sign);
        }
      }),
    );
  });

  test('two plates, in both orders', () => {
    fc.assert(
      fc.property(shape, shape, reach, (a, b, x) => {
        const meet =
          a.core.some(p => isInside(p, b.core)) ||
          b.core.some(p => isInside(p, a.core)) ||
          edgesOf(a.core).some(([p, q]) => edgesOf(b.core).some(([s, t]) => segmentsCross(p, q, s, t)));
        const pairs = [
          ...a.core.flatMap(p => edgesOf(b.core).map(([s, t]) => toSegment(p, s, t))),
          ...b.core.flatMap(p => edgesOf(a.core).map(([s, t]) => toSegment(p, s, t))),
        ];
        const expected = expectedSign(pairs, meet, a.rho + b.rho + x);
        expect(compareShapes(a, b, x)).toBe(expected);
        expect(compareShapes(b, a, x)).toBe(expected);
        const shown = meet ? 0 : Math.max(0, distanceOf(pairs) - a.rho - b.rho);
        expect(gapOfShapes(a, b)).toBeCloseTo(shown, 6);
      }),
      { numRuns: 400 },
    );
  });

  test('the shown distance agrees with the exact one', () => {
    fc.assert(
      fc.property(point, shape, (p, b) => {
        const exact = isInside(p, b.core) ? 0 : distanceOf(edgesOf(b.core).map(([s, t]) => toSegment(p, s, t)));
        expect(distanceToCore(p, b.core)).toBeCloseTo(exact, 6);
      }),
    );
  });
});

function distanceOf(pairs: readonly [bigint, bigint][]): number {
  return Math.min(...pairs.map(([number, over]) => Math.sqrt(Number(number) / Number(over))));
}
