import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Base, Board } from '../board.ts';
import { overlaps } from '../compare.ts';
import type { Point } from '../point.ts';
import { boards } from '../testing/boards.ts';
import { blockersOf, isClear, sampledLine } from '../testing/sight-oracle.ts';
import { box } from '../testing/templates.ts';
import { canSee, lineOfSight } from './line-of-sight.ts';
import { SKIN } from './scene.ts';

const runs = { numRuns: Number(process.env['SIGHT_RUNS'] ?? 150) };

/** A board and two of its bases. */
const pairs = fc
  .tuple(boards(), fc.nat(), fc.nat())
  .filter(([board]) => board.bases.length > 1)
  .map(([board, i, j]): [Board, Base, Base] => {
    const a = i % board.bases.length;
    const b = (a + 1 + (j % (board.bases.length - 1))) % board.bases.length;
    return [board, board.bases[a]!, board.bases[b]!];
  });

test('every line found runs from rim to rim and keeps clear of all blockers', () => {
  fc.assert(
    fc.property(pairs, ([board, a, b]) => {
      const sight = lineOfSight(board, a, b);
      fc.pre(sight.seen);
      expect(apart(sight.from, a)).toBeCloseTo(a.r, 4);
      expect(apart(sight.to, b)).toBeCloseTo(b.r, 4);
      expect(isClear(sight, blockersOf(board, [a.id, b.id], 'ignored'), SKIN - 1e-4)).toBe(true);
    }),
    runs,
  );
});

test('looking from many points of both rims never finds a line that is denied', () => {
  fc.assert(
    fc.property(pairs, ([board, a, b]) => {
      fc.pre(!canSee(board, a, b));
      const look = { range: Infinity, margin: SKIN + 1e-3, rimPoints: 96 };
      expect(sampledLine(a, b, blockersOf(board, [a.id, b.id], 'ignored'), look)).toBeUndefined();
    }),
    runs,
  );
});

test('C-LOS-2: nor a shorter one', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom(0, 10, 200, 1000), ([board, a, b], more) => {
      const range = Math.ceil(Math.max(0, apart(a, b) - a.r - b.r)) + more;
      const sight = lineOfSight(board, a, b, { range });
      const blockers = blockersOf(board, [a.id, b.id], 'ignored');
      const look = { range: range - 1e-3, margin: SKIN + 1e-3, rimPoints: 96 };
      const better = sight.seen ? undefined : sampledLine(a, b, blockers, look);
      expect(better).toBeUndefined();
      const isGood = !sight.seen || (sight.length <= range + 1e-5 && isClear(sight, blockers, SKIN - 1e-4));
      expect(isGood).toBe(true);
    }),
    runs,
  );
});

const disc = (i: number, x: number, y: number, r: number): Base => ({
  id: `b${i}`,
  team: i % 2,
  hidden: false,
  x,
  y,
  r,
});

/** Two bases and some others, a template among them perhaps, in the corridor between them: detours of all lengths. */
const corridors = fc
  .record({
    radii: fc.tuple(fc.constantFrom(1600, 2500, 4000), fc.constantFrom(1600, 2500, 4000)),
    length: fc.integer({ min: 9000, max: 26_000 }),
    others: fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 100 }),
        off: fc.integer({ min: -5000, max: 5000 }),
        r: fc.constantFrom(1600, 2500, 3000),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    wood: fc.option(
      fc.record({
        at: fc.integer({ min: 0, max: 100 }),
        off: fc.integer({ min: -6000, max: 6000 }),
        wide: fc.integer({ min: 100, max: 3000 }),
      }),
    ),
  })
  .map(({ radii, length, others, wood }): [Board, Base, Base] => {
    const bases = [disc(0, 20_000, 30_000, radii[0]), disc(1, 20_000 + length, 30_000, radii[1])];
    others.forEach(({ at, off, r }, i) => {
      const other = disc(i + 2, 20_000 + Math.round((length * at) / 100), 30_000 + off, r);
      if (!bases.some(base => overlaps(base, other))) bases.push(other);
    });
    const x = 20_000 + Math.round((length * (wood?.at ?? 0)) / 100);
    const y = 30_000 + (wood?.off ?? 0);
    const piece = box(x, y - (wood?.wide ?? 0), x + 1000, y + (wood?.wide ?? 0));
    const thing = { id: 't', pieces: [piece], impassable: false, difficult: false, blocksSight: true, cover: false };
    return [{ width: 60_000, bases, terrains: wood === null ? [] : [thing] }, bases[0]!, bases[1]!];
  });

test('C-LOS-2: the shortest line is really the shortest', () => {
  fc.assert(
    fc.property(corridors, ([board, a, b]) => {
      const sight = lineOfSight(board, a, b, { range: Math.ceil(Math.max(0, apart(a, b) - a.r - b.r)) });
      fc.pre(!sight.seen && sight.why === 'too long');
      const { shortest } = sight;
      expect(canSee(board, a, b, { range: Math.ceil(shortest) })).toBe(true);
      expect(canSee(board, a, b, { range: Math.floor(shortest - 1e-3) })).toBe(false);
      expect(canSee(board, b, a, { range: Math.ceil(shortest) })).toBe(true);
      const look = { range: shortest - 0.01, margin: SKIN + 1e-3, rimPoints: 192 };
      expect(sampledLine(a, b, blockersOf(board, [a.id, b.id], 'ignored'), look)).toBeUndefined();
    }),
    runs,
  );
});

test('who sees is seen', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom(undefined, 8000, 25_000), ([board, a, b], range) => {
      const rules = range === undefined ? {} : { range };
      expect(canSee(board, a, b, rules)).toBe(canSee(board, b, a, rules));
    }),
    runs,
  );
});

test('taking something away never hides a target', () => {
  fc.assert(
    fc.property(pairs, fc.nat(), ([board, a, b], which) => {
      fc.pre(canSee(board, a, b));
      const things = [...board.bases.map(base => base.id), ...board.terrains.map(terrain => terrain.id)];
      const gone = things[which % things.length]!;
      const less = {
        ...board,
        bases: board.bases.filter(base => base.id !== gone),
        terrains: board.terrains.filter(terrain => terrain.id !== gone),
      };
      expect(canSee(less, a, b)).toBe(true);
    }),
    runs,
  );
});

const turned = (p: Point): Point => ({ x: 60_000 - p.y, y: p.x });
const mirrored = (p: Point): Point => ({ x: 60_000 - p.x, y: p.y });
const shifted = (p: Point): Point => ({ x: p.x + 1234, y: p.y - 567 });

/** The same board seen otherwise. A mirror turns the corners of templates round, so their order is turned back. */
function moved(board: Board, by: (p: Point) => Point): Board {
  const flips = by === mirrored;
  return {
    ...board,
    bases: board.bases.map(base => ({ ...base, ...by(base) })),
    terrains: board.terrains.map(terrain => ({
      ...terrain,
      pieces: terrain.pieces.map(({ core, rho }) => {
        const corners = core.map(by);
        return { core: flips ? corners.toReversed() : corners, rho };
      }),
    })),
  };
}

test('a turned, mirrored or shifted table shows the same', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom(turned, mirrored, shifted), ([board, a, b], by) => {
      const other = moved(board, by);
      const same = (base: Base): Base => other.bases.find(one => one.id === base.id)!;
      expect(canSee(other, same(a), same(b))).toBe(canSee(board, a, b));
    }),
    runs,
  );
});

function apart(p: Point, q: Point): number {
  return Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
}
