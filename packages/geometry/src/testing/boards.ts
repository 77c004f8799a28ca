import * as fc from 'fast-check';
import type { Base, Board, Terrain } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Disc, Shape } from '../shape.ts';
import { assemble } from './assemble.ts';
import { RADII, TABLE, type Crowd } from './seeded-boards.ts';
import { box, gonOf, needle, roundHill } from './templates.ts';

/*
 * Boards for fast-check. Each has at least one base, the first, of team 0. They shrink to fewer and smaller things, so a
 * failure arrives as the two or three pieces that matter.
 */

/** Boards on a grid of 8 or 16 mm: exact tangencies and shared edges everywhere. This is the kind that finds mistakes. */
export function latticeBoards(most: Crowd = { bases: 8, terrains: 4 }): fc.Arbitrary<Board> {
  return fc
    .record({ step: fc.constantFrom(1600, 800), width: fc.constantFrom(24_000, 32_000, TABLE) })
    .chain(({ step, width }) => onGrid(step, width, most));
}

/** The same with about half of a small table taken: pockets, dead ends, walls of touching bases. */
export function denseLatticeBoards(most: Crowd = { bases: 10, terrains: 5 }): fc.Arbitrary<Board> {
  return fc.constantFrom(16_000, 24_000).chain(width => onGrid(1600, width, most));
}

/** Boards as they come up in play, with 35 % of the bases near or against another one. */
export function realisticBoards(most: Crowd = { bases: 12, terrains: 6 }): fc.Arbitrary<Board> {
  return fc
    .record({
      terrains: fc.array(terrainsOf(fc.oneof(boxes(1, TABLE), hills(), needles(), polygons())), {
        maxLength: most.terrains,
      }),
      places: offered(anywhere(), most),
      traits: traits(most.bases),
    })
    .map(({ terrains, places, traits }) => assembled(TABLE, places, traits, terrains, most));
}

/** Boards whose templates are convex polygons of any slope, some with rounded corners. */
export function polygonBoards(most: Crowd = { bases: 6, terrains: 5 }): fc.Arbitrary<Board> {
  return fc
    .record({
      terrains: fc.array(terrainsOf(polygons()), { maxLength: most.terrains, size: 'max' }),
      places: offered(anywhere(), most),
      traits: traits(most.bases),
    })
    .map(({ terrains, places, traits }) => assembled(TABLE, places, traits, terrains, most));
}

/** Any of the four kinds. */
export function boards(): fc.Arbitrary<Board> {
  return fc.oneof(latticeBoards(), denseLatticeBoards(), realisticBoards(), polygonBoards());
}

/** A place for the centre of a base of radius `r`, on the table. */
export function placesOn(board: Board, r: Length): fc.Arbitrary<Point> {
  const at = fc.oneof(fc.integer({ min: r, max: board.width - r }), lattice(800, board.width));
  return fc.record({ x: at, y: at }).map(({ x, y }) => ({
    x: Math.min(Math.max(x, r), board.width - r),
    y: Math.min(Math.max(y, r), board.width - r),
  }));
}

function onGrid(step: Length, width: Length, most: Crowd): fc.Arbitrary<Board> {
  // the smallest base is the one that touches its like on this grid, so it comes more often
  const offers = places(lattice(step, width), fc.constantFrom(1600, 1600, ...RADII), fc.constantFrom(0, -100, 100));
  return fc
    .record({
      terrains: fc.array(terrainsOf(boxes(step, width)), { maxLength: most.terrains, size: 'max' }),
      places: offered(offers, most),
      traits: traits(most.bases),
    })
    .map(({ terrains, places, traits }) => assembled(width, places, traits, terrains, most));
}

function lattice(step: Length, width: Length): fc.Arbitrary<Length> {
  return fc.integer({ min: 0, max: Math.floor(width / step) }).map(count => count * step);
}

interface Place {
  readonly x: Length;
  readonly y: Length;
  readonly r: Length;
  /** Beside which earlier base, in which direction and how far off; or free standing. */
  readonly beside:
    { readonly which: number; readonly dx: number; readonly up: boolean; readonly gap: Length } | undefined;
}

/** Anywhere on the table. */
function anywhere(): fc.Arbitrary<Place> {
  return places(fc.integer({ min: 0, max: TABLE }), fc.constantFrom(...RADII), fc.integer({ min: -100, max: 100 }));
}

function places(at: fc.Arbitrary<Length>, r: fc.Arbitrary<Length>, dx: fc.Arbitrary<number>): fc.Arbitrary<Place> {
  const beside = fc.record({
    which: fc.nat({ max: 31 }),
    dx,
    up: fc.boolean(),
    gap: fc.oneof(fc.constantFrom(0, 1, 299, 300, 301), fc.nat({ max: 1000 })),
  });
  return fc.record({
    x: at,
    y: at,
    r,
    beside: fc.oneof({ weight: 65, arbitrary: fc.constant(undefined) }, { weight: 35, arbitrary: beside }),
  });
}

/** More than wanted, since many fall on others and are dropped. */
function offered(places: fc.Arbitrary<Place>, most: Crowd): fc.Arbitrary<Place[]> {
  return fc.array(places, { minLength: 1, maxLength: 3 * most.bases, size: 'max' });
}

function assembled(
  width: Length,
  places: readonly Place[],
  traits: readonly Trait[],
  terrains: readonly Omit<Terrain, 'id'>[],
  most: Crowd,
): Board {
  return assemble(width, namedBases(settled(places), traits), namedTerrains(terrains), most.bases);
}

/** Turns "beside the third one" into a place: rounded outwards, so the two never overlap. */
function settled(places: readonly Place[]): Disc[] {
  const discs: Disc[] = [];
  for (const { x, y, r, beside } of places) {
    const other = beside === undefined ? undefined : discs[beside.which % Math.max(1, discs.length)];
    if (beside === undefined || other === undefined) {
      discs.push({ x, y, r });
      continue;
    }
    const reach = other.r + r + beside.gap;
    const dx = Math.round((reach * beside.dx) / 100);
    const dy = Math.ceil(Math.sqrt(reach * reach - dx * dx));
    discs.push({ x: other.x + dx, y: other.y + (beside.up ? dy : -dy), r });
  }
  return discs;
}

interface Trait {
  readonly team: number;
  readonly hidden: boolean;
}

function traits(most: number): fc.Arbitrary<Trait[]> {
  const hidden = fc.integer({ min: 0, max: 6 }).map(n => n === 6);
  return fc.array(fc.record({ team: fc.constantFrom(0, 1), hidden }), { minLength: 3 * most, maxLength: 3 * most });
}

function namedBases(discs: readonly Disc[], traits: readonly Trait[]): Base[] {
  return discs.map((disc, i) => ({
    id: `b${i}`,
    team: i === 0 ? 0 : (traits[i]?.team ?? 1),
    hidden: i > 0 && (traits[i]?.hidden ?? false),
    ...disc,
  }));
}

function namedTerrains(terrains: readonly Omit<Terrain, 'id'>[]): Terrain[] {
  return terrains.map((terrain, i) => ({ id: `t${i}`, ...terrain }));
}

function terrainsOf(shapes: fc.Arbitrary<Shape | readonly Shape[]>): fc.Arbitrary<Omit<Terrain, 'id'>> {
  const abilities = fc.constantFrom(
    { impassable: true, difficult: false, blocksSight: true, cover: false },
    { impassable: true, difficult: false, blocksSight: false, cover: false },
    { impassable: false, difficult: true, blocksSight: false, cover: true },
    { impassable: false, difficult: true, blocksSight: false, cover: false },
    { impassable: false, difficult: false, blocksSight: true, cover: false },
    { impassable: false, difficult: false, blocksSight: false, cover: true },
  );
  return fc
    .tuple(shapes, abilities)
    .map(([shape, traits]) => ({ pieces: 'core' in shape ? [shape] : shape, ...traits }));
}

/** A plate on the grid, cut off at the edge of the table; in half of the cases a second one shares an edge with it. */
function boxes(step: Length, width: Length): fc.Arbitrary<readonly Shape[]> {
  const cells = Math.floor(width / step);
  const side = fc.integer({ min: 1, max: Math.ceil(9_600 / step) });
  const first = fc.nat({ max: cells - 2 });
  const second = fc.option(fc.record({ wide: side, high: side }), { freq: 1 });
  return fc
    .record({ x: first, y: first, wide: side, high: side, rho: fc.constantFrom(0, 0, 0, 800), second })
    .map(({ x, y, wide, high, rho, second }) => {
      const upTo = (cell: number): Length => step * Math.min(cell, cells - 1);
      const [x1, y1, x2, y2] = [x * step, y * step, upTo(x + wide), upTo(y + high)];
      const plate = box(x1, y1, x2, y2, rho);
      if (second === null || upTo(x + wide + second.wide) === x2) return [plate];
      return [plate, box(x2, y1, upTo(x + wide + second.wide), upTo(y + second.high), rho)];
    });
}

function hills(): fc.Arbitrary<Shape> {
  const at = fc.integer({ min: 7_000, max: TABLE - 7_000 });
  return fc.tuple(at, at, fc.integer({ min: 2_000, max: 7_000 })).map(([x, y, rho]) => roundHill(x, y, rho));
}

function needles(): fc.Arbitrary<Shape> {
  const at = fc.integer({ min: 8_000, max: TABLE - 8_000 });
  const by = fc.integer({ min: -6_000, max: 6_000 });
  return fc
    .tuple(at, at, by, by, fc.integer({ min: 200, max: 1_500 }))
    .map(([x, y, dx, dy, rho]) => needle(x, y, x + dx, y + dy, rho));
}

function polygons(): fc.Arbitrary<Shape> {
  const at = fc.integer({ min: 7_000, max: TABLE - 7_000 });
  const off = fc.integer({ min: -6_500, max: 6_500 });
  const corners = fc.array(fc.record({ x: off, y: off }), { minLength: 3, maxLength: 9 });
  return fc
    .tuple(at, at, corners, fc.constantFrom(0, 0, 300, 1_000))
    .map(([x, y, points, rho]) => gonOf(x, y, points, rho));
}
