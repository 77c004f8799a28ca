import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board } from '../board.ts';
import { boards, denseLatticeBoards, latticeBoards, polygonBoards, realisticBoards } from './boards.ts';
import { isFreePlace } from './placement-oracle.ts';
import { CROWDS, KINDS, seededBoard } from './seeded-boards.ts';
import { streamOf } from './stream.ts';
import { hull } from './templates.ts';

function isLegal(board: Board): boolean {
  return board.bases.length > 0 && board.bases.every(base => isFreePlace(board, base, base.id));
}

test('C-CMP-12, C-CMP-13: every board of fast-check is legal, and somebody stands on it', () => {
  expect(() => fc.assert(fc.property(boards(), isLegal), { numRuns: 200 })).not.toThrow();
});

test.for(KINDS)('every seeded board is legal: %s', kind => {
  const stream = streamOf(1);
  for (const crowd of CROWDS) for (let i = 0; i < 10; i++) expect(isLegal(seededBoard(stream, kind, crowd))).toBe(true);
});

test('the same seed gives the same board', () => {
  const twice = [1, 2].map(() => seededBoard(streamOf(42), 'realistic', CROWDS[1]!));
  expect(twice[0]).toEqual(twice[1]);
  expect(seededBoard(streamOf(43), 'realistic', CROWDS[1]!)).not.toEqual(twice[0]);
});

test('every kind has crowded boards, and bases that touch or nearly touch', () => {
  const arbitraries = [latticeBoards(), denseLatticeBoards(), realisticBoards(), polygonBoards()];
  for (const arbitrary of arbitraries) {
    const sample = fc.sample(arbitrary, { numRuns: 60, seed: 7 });
    expect(sample.some(board => board.bases.length >= 3)).toBe(true);
    expect(sample.some(board => board.terrains.length >= 2)).toBe(true);
    expect(sample.filter(hasNeighbours).length).toBeGreaterThan(5);
  }
});

/** Two bases less than 1 mm apart. */
function hasNeighbours({ bases }: Board): boolean {
  return bases.some((a, i) =>
    bases.slice(i + 1).some(b => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) < a.r + b.r + 100),
  );
}

test('a hull turns left at every corner', () => {
  const at = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: at, y: at }), { minLength: 1, maxLength: 12 }), points => {
      const corners = hull(points);
      const turns = corners.map((b, i) => {
        const [a, c] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
        return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
      });
      expect(corners.length < 3 || turns.every(turn => turn > 0)).toBe(true);
    }),
  );
});
