import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Base, Board } from '../board.ts';
import { boards } from '../testing/boards.ts';
import { blockersOf, isClear } from '../testing/sight-oracle.ts';
import { canSee } from './line-of-sight.ts';
import { SKIN } from './scene.ts';
import { seenParts } from './seen-part.ts';

const base = (id: string, x: number, y: number, r = 1600): Base => ({ id, x, y, r, team: 0, hidden: false });
const archer = base('archer', 10_000, 30_000);
const target = base('target', 30_000, 30_000);
const board = (...others: Base[]): Board => ({ width: 60_000, bases: [archer, target, ...others], terrains: [] });

test('of an open target of the same size the whole front half is seen', () => {
  const [part, ...more] = seenParts(board(), archer, target);
  expect(more).toEqual([]);
  expect(part!.from).toBeCloseTo(Math.PI / 2, 9);
  expect(part!.to).toBeCloseTo((3 * Math.PI) / 2, 9);
});

test('a small base in the middle hides the middle of the front', () => {
  const parts = seenParts(board(base('b', 28_000, 30_000, 300)), archer, target);
  expect(parts).toHaveLength(2);
  expect(parts[0]!.to).toBeLessThan(Math.PI);
  expect(parts[1]!.from).toBeGreaterThan(Math.PI);
  expect(parts[0]!.to - Math.PI).toBeCloseTo(Math.PI - parts[1]!.from, 9);
});

test('a wall leaves nothing', () => {
  expect(seenParts(board(base('b', 20_000, 30_000)), archer, target)).toEqual([]);
});

/** Angles of the target's rim that a fan of straight looks from the archer's rim reaches. */
function looked(table: Board, from: Base, to: Base): number[] {
  const blockers = blockersOf(table, [from.id, to.id], 'ignored');
  const angles = Array.from({ length: 90 }, (_, i) => ((i + 0.31) * Math.PI) / 45);
  return angles.filter(angle => {
    const q = { x: to.x + to.r * Math.cos(angle), y: to.y + to.r * Math.sin(angle) };
    return angles.some(other => {
      const p = { x: from.x + from.r * Math.cos(other), y: from.y + from.r * Math.sin(other) };
      const enters = (q.x - p.x) * (q.x - to.x) + (q.y - p.y) * (q.y - to.y) < 0;
      const leaves = (q.x - p.x) * (p.x - from.x) + (q.y - p.y) * (p.y - from.y) > 0;
      return enters && leaves && isClear({ from: p, to: q }, blockers, SKIN + 1e-3);
    });
  });
}

test('parts exist exactly if there is a line, cover all that a sampled look reaches, and their fans are of free lines', () => {
  fc.assert(
    fc.property(boards(), fc.nat(), (table, i) => {
      const [from, to] = [table.bases[0]!, table.bases[i % table.bases.length]!];
      fc.pre(from !== to);
      const parts = seenParts(table, from, to);
      expect(parts.length > 0 || !canSee(table, from, to)).toBe(true);
      expect(parts.length === 0 || canSee(table, from, to)).toBe(true);
      const missed = looked(table, from, to).filter(
        angle =>
          !parts.some(part =>
            [-2, 0, 2].some(k => angle + k * Math.PI > part.from - 1e-6 && angle + k * Math.PI < part.to + 1e-6),
          ),
      );
      expect(missed).toEqual([]);
      const blockers = blockersOf(table, [from.id, to.id], 'ignored');
      const rays = parts.flatMap(({ fan }) =>
        fan.slice(0, fan.length / 2).map((p, k) => ({ from: p, to: fan[fan.length - 1 - k]! })),
      );
      expect(rays.every(ray => isClear(ray, blockers, SKIN - 1e-4))).toBe(true);
    }),
    { numRuns: Number(process.env['SIGHT_RUNS'] ?? 60) },
  );
});
