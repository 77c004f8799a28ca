import {
  BUDGET_SLACK,
  compareGap,
  contacts,
  distance,
  gap,
  lineOfSight,
  overlaps,
  overlapsTerrain,
  reach,
} from '@signum/geometry';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawingModule } from '../../tools/vignette/drawing.ts';
import { LAYERS, ROUTE, SIGHT } from '../../tools/vignette/measured.ts';
import { routePath, tickPath } from '../../tools/vignette/path.ts';
import { FIELD, GHOST, LIMIT, MOVER, PIECES, ROCK } from './scene.ts';
import { BLADE, BOW, centimetres, FOX, lengthOf, placeOf, spotOf, TABLE, WALK } from '../../tools/vignette/table.ts';

/** How long a tick is drawn. */
function long(cm: number): number {
  const [x1, y1, x2, y2] = tickPath(ROUTE.pieces, cm).slice(1).split(/[ L]/).map(Number);
  return Math.hypot(x2! - x1!, y2! - y1!);
}

const GHOST_BASE = { ...FOX, ...placeOf(GHOST) };

describe('the picture on the start page', () => {
  test('every creature is on the table once, none on another or on the rock (C-CMP-13, C-MOV-5)', () => {
    expect(new Set(TABLE.bases.map(({ id }) => id)).size).toBe(PIECES.length);
    for (const [i, base] of TABLE.bases.entries()) {
      expect(TABLE.bases.slice(i + 1).filter(other => overlaps(base, other))).toEqual([]);
      expect(overlapsTerrain(base, TABLE.terrains[0]!)).toBe(false);
    }
  });

  test('a spot of the picture and its place on the table are the same', () => {
    expect(placeOf({ x: FIELD.left, y: FIELD.bottom })).toEqual({ x: 0, y: 0 });
    for (const piece of PIECES) {
      expect(spotOf(placeOf(piece)).x).toBeCloseTo(piece.x, 9);
      expect(spotOf(placeOf(piece)).y).toBeCloseTo(piece.y, 9);
    }
  });

  test('the fox really has to go round the rock, and really gets there (C-MOV-1, C-MOV-4)', () => {
    expect(ROUTE.pieces.filter(({ kind }) => kind === 'arc')).toMatchObject([placeOf(ROCK)]);
    expect(ROUTE.cost).toBeGreaterThan(distance(FOX, GHOST_BASE) + lengthOf(0.1));
    expect(ROUTE.cost).toBeLessThanOrEqual(WALK.budget);
    expect(contacts(TABLE, GHOST_BASE).filter(({ id }) => id !== FOX.id)).toEqual([]);
  });

  test('the reach goes the full length in the open, to the edge of the table, and no farther (C-CMP-12)', () => {
    const corners = LAYERS.flatMap(({ polygons }) => polygons.flat());
    const places = corners.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: corners[i + 1]! }] : []));
    const farthest = Math.max(...places.map(place => distance(place, FOX)));
    expect(farthest).toBeGreaterThanOrEqual(WALK.budget);
    expect(farthest).toBeLessThan(WALK.budget + BUDGET_SLACK + 1e-6);
    expect(Math.min(...places.map(({ y }) => y))).toBeCloseTo(FOX.r, 6);
    expect(reach(TABLE, FOX.id, WALK).cost(placeOf(GHOST))).toBeCloseTo(ROUTE.cost, 6);
  });

  test('every obstacle cut out of the reach is round, as the picture draws it', () => {
    const cuts = LAYERS.flatMap(({ cut }) => cut);
    expect(cuts.length).toBeGreaterThan(2);
    expect(cuts.filter(({ core }) => core.length !== 1)).toEqual([]);
  });

  test('the archer sees its target within the ruler XL, also past the ghost (C-LOS-1, C-LOS-2)', () => {
    const moved = { ...TABLE, bases: TABLE.bases.map(base => (base.id === FOX.id ? GHOST_BASE : base)) };
    expect(lineOfSight(moved, BOW, BLADE, { range: lengthOf(25) }).seen).toBe(true);
    expect(compareGap(BOW, BLADE, lengthOf(25))).toBeLessThanOrEqual(0);
    expect(SIGHT.length).toBeCloseTo(gap(BOW, BLADE), 6);
  });
});

test('the picture is drawn from what geometry measures today (else run packages/web/tools/make-vignette.ts)', () => {
  expect(readFileSync(new URL('generated/drawing.ts', import.meta.url), 'utf8')).toBe(drawingModule());
});

describe('the way as it is drawn', () => {
  test('begins at the fox and ends at the ghost', () => {
    const d = routePath(ROUTE.pieces);
    expect(d).toMatch(new RegExp(`^M${MOVER.x.toFixed(3)} ${MOVER.y.toFixed(3)}L`));
    expect(d).toMatch(new RegExp(`L${GHOST.x.toFixed(3)} ${GHOST.y.toFixed(3)}$`));
  });

  test('has ticks across it, longer ones at every fifth centimetre', () => {
    expect(long(5)).toBeCloseTo(1.5, 2);
    expect(long(7)).toBeCloseTo(0.8, 2);
    expect(centimetres(ROUTE.cost)).toBeLessThanOrEqual(LIMIT);
  });
});
