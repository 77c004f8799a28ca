import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Base, Board, Terrain } from '../board.ts';
import { inContactWithTerrain } from '../compare.ts';
import type { Shape } from '../shape.ts';
import { boards } from '../testing/boards.ts';
import { blockersOf, sampledLine } from '../testing/sight-oracle.ts';
import { box, roundHill } from '../testing/templates.ts';
import { coverOf } from './cover.ts';
import { canSee } from './line-of-sight.ts';
import { SKIN } from './scene.ts';

const base = (id: string, x: number, y: number, r = 1600): Base => ({ id, x, y, r, team: 0, hidden: false });
const hedge = (id: string, ...pieces: Shape[]): Terrain => ({
  id,
  pieces,
  impassable: false,
  difficult: true,
  blocksSight: false,
  cover: true,
});
const archer = base('archer', 10_000, 30_000);
const target = base('target', 30_000, 30_000);
const board = (...terrains: Terrain[]): Board => ({ width: 60_000, bases: [archer, target], terrains });

describe('C-KW-DefenseAgainstShooting', () => {
  test('an open target has none', () => {
    expect(coverOf(board(), archer, target)).toEqual([]);
  });

  test('C-TER-12: contact with the template is enough, wherever it lies: 2.99 mm, not 3.00 mm', () => {
    expect(coverOf(board(hedge('h', box(31_899, 28_000, 33_000, 32_000))), archer, target)).toEqual(['h']);
    expect(coverOf(board(hedge('h', box(31_900, 28_000, 33_000, 32_000))), archer, target)).toEqual([]);
  });

  test('standing on it is contact', () => {
    expect(coverOf(board(hedge('h', roundHill(30_000, 30_000, 5000))), archer, target)).toEqual(['h']);
  });

  test('a template across every line shelters; one that a single line avoids does not', () => {
    expect(coverOf(board(hedge('h', box(18_000, 28_000, 20_000, 32_000))), archer, target)).toEqual(['h']);
    expect(coverOf(board(hedge('h', box(18_000, 28_500, 20_000, 32_000))), archer, target)).toEqual([]);
  });

  test('the template on which the shooter stands lies on the line', () => {
    expect(coverOf(board(hedge('h', roundHill(10_000, 30_000, 4000))), archer, target)).toEqual(['h']);
  });

  test('two templates can shelter together', () => {
    const two = [hedge('low', box(15_000, 20_000, 16_000, 31_000)), hedge('high', box(24_000, 29_000, 25_000, 40_000))];
    expect(coverOf(board(...two, hedge('aside', box(20_000, 40_000, 21_000, 45_000))), archer, target)).toEqual(
      expect.arrayContaining(['low', 'high']),
    );
    expect(coverOf(board(two[0]!), archer, target)).toEqual([]);
  });

  test('C-LOS-2: the line that avoids it must be short enough, too', () => {
    const pond = hedge('pond', box(18_000, 28_500, 20_000, 32_000));
    expect(coverOf(board(pond), archer, target, { range: 25_000 })).toEqual([]);
    expect(coverOf(board(pond), archer, target, { range: 16_800 })).toEqual(['pond']);
  });
});

test('without contact there is cover exactly if no line found by looking avoids it', () => {
  fc.assert(
    fc.property(boards(), fc.nat(), (table, i) => {
      const [from, to] = [table.bases[0]!, table.bases[i % table.bases.length]!];
      fc.pre(from !== to && canSee(table, from, to));
      const cover = coverOf(table, from, to);
      const blockers = blockersOf(table, [from.id, to.id], 'blocks');
      const open = sampledLine(from, to, blockers, { range: Infinity, margin: SKIN + 1e-3, rimPoints: 48 });
      const touched = table.terrains.filter(one => one.cover && inContactWithTerrain(to, one)).map(one => one.id);
      const isRight = touched.length > 0 ? cover.length === touched.length : open === undefined || cover.length === 0;
      expect(isRight).toBe(true);
      expect(cover.every(id => table.terrains.some(one => one.id === id && one.cover))).toBe(true);
    }),
    { numRuns: 100 },
  );
});
