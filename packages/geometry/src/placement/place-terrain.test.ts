import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Base, Board, Terrain } from '../board.ts';
import { posed, type Pose } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { boards } from '../testing/boards.ts';
import { isNearer, shapeGap } from '../testing/placement-oracle.ts';
import { box, gonOf, roundHill } from '../testing/templates.ts';
import { terrainFlaw, type TerrainRules } from './place-terrain.ts';
import { lineOf, sideFromCorner, wholeSide } from './side.ts';

const [S, M] = [8000, 10_000];
const duel: TerrainRules = {
  ownSides: [wholeSide(60_000, 'south')],
  otherSides: [wholeSide(60_000, 'north')],
  fromOwn: S,
  fromOthers: M,
};
const base = (id: string, x: number, y: number): Base => ({ id, x, y, r: 1600, team: 0, hidden: false });
const lying = (...pieces: Shape[]): Terrain => ({
  id: 'forest',
  pieces,
  impassable: false,
  difficult: true,
  blocksSight: false,
  cover: true,
});
const board = (bases: Base[] = [], terrains: Terrain[] = []): Board => ({ width: 60_000, bases, terrains });
const plate = [box(-3000, -2000, 3000, 2000)];
const at = (x: number, y: number, turn = 0): Pose => ({ x, y, turn });

describe('C-TER-4: distances of a new template', () => {
  test('exactly S from the own side and M from the other', () => {
    expect(terrainFlaw(board(), plate, at(30_000, 10_000), duel)).toBeUndefined();
    expect(terrainFlaw(board(), plate, at(30_000, 9999), duel)).toEqual({
      code: 'own-side-too-near',
      rule: 'C-TER-4',
      facts: { id: 'south', short: 1 },
      nearest: { x: 30_000, y: 10_000 },
    });
    expect(terrainFlaw(board(), plate, at(30_000, 48_000), duel)).toBeUndefined();
    expect(terrainFlaw(board(), plate, at(30_000, 48_250), duel)).toMatchObject({
      code: 'side-too-near',
      facts: { id: 'north', short: 250 },
      nearest: { x: 30_000, y: 48_000 },
    });
  });

  test('C-TER-6: the neutral edges impose no distance, but it lies wholly inside', () => {
    expect(terrainFlaw(board(), plate, at(3000, 30_000), duel)).toBeUndefined();
    expect(terrainFlaw(board(), plate, at(2999, 30_000), duel)).toEqual({
      code: 'off-table',
      rule: 'C-TER-4',
      facts: { short: 1 },
      nearest: { x: 3000, y: 30_000 },
    });
  });

  test('3 mm from every base', () => {
    const all = board([base('b', 30_000, 30_000)]);
    expect(terrainFlaw(all, plate, at(34_900, 30_000), duel)).toBeUndefined();
    expect(terrainFlaw(all, plate, at(34_899, 30_000), duel)).toMatchObject({
      code: 'base-too-near',
      facts: { short: 1 },
    });
  });

  test('S from every other template', () => {
    const all = board([], [lying(roundHill(30_000, 30_000, 3000))]);
    expect(terrainFlaw(all, plate, at(44_000, 30_000), duel)).toBeUndefined();
    expect(terrainFlaw(all, plate, at(43_999, 30_000), duel)).toMatchObject({
      code: 'template-too-near',
      facts: { id: 'forest', short: 1 },
      nearest: { x: 44_000, y: 30_000 },
    });
  });

  test('C-TER-5: turned by a quarter the plate is as broad as it was long', () => {
    expect(terrainFlaw(board(), plate, at(30_000, 10_000, 90), duel)).toMatchObject({ facts: { short: 1000 } });
    expect(terrainFlaw(board(), plate, at(30_000, 11_000, 90), duel)).toBeUndefined();
  });

  test('C-TRI-5: distances are measured to segments', () => {
    const corner: TerrainRules = {
      ...duel,
      ownSides: [sideFromCorner(60_000, 'south-east', 'clockwise', 25_000)],
      otherSides: [],
    };
    expect(terrainFlaw(board(), plate, at(10_000, 2000), corner)).toBeUndefined();
    expect(terrainFlaw(board(), plate, at(40_000, 2000), corner)).toMatchObject({ code: 'own-side-too-near' });
  });
});

const templates = fc.oneof(
  fc.constant([roundHill(0, 0, 4000)]),
  fc.constant([box(-4000, -1000, 0, 1000), box(0, -1000, 1000, 5000, 0)]),
  fc
    .array(fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }) }), {
      minLength: 3,
      maxLength: 7,
    })
    .map(points => [gonOf(0, 0, points, 300)]),
);
const poses = fc.record({
  x: fc.integer({ min: 0, max: 60_000 }),
  y: fc.integer({ min: 0, max: 60_000 }),
  turn: fc.integer({ min: 0, max: 359 }),
});

const far = (one: Shape, other: Shape, by: number): boolean => shapeGap(one, other) >= by - 1e-6;

/** The rules of C-TER-4 once more, piece by piece. */
function isLegal(table: Board, pieces: readonly Shape[], rules: TerrainRules): boolean {
  return pieces.every(
    piece =>
      piece.core.every(p => Math.min(p.x, p.y) >= piece.rho && Math.max(p.x, p.y) <= table.width - piece.rho) &&
      table.bases.every(one => !isNearer(one, piece, 300)) &&
      table.terrains.every(other => other.pieces.every(part => far(piece, part, rules.fromOwn))) &&
      rules.ownSides.every(side => far(piece, lineOf(table.width, side), rules.fromOwn)) &&
      rules.otherSides.every(side => far(piece, lineOf(table.width, side), rules.fromOthers)),
  );
}

test('the answer is that of the plain count, and what is offered instead is legal and no farther than needed', () => {
  fc.assert(
    fc.property(boards(), templates, poses, (table, pieces, pose) => {
      const rules: TerrainRules = {
        ...duel,
        ownSides: [wholeSide(table.width, 'south')],
        otherSides: [wholeSide(table.width, 'north')],
      };
      const flaw = terrainFlaw(table, pieces, pose, rules);
      expect(flaw === undefined).toBe(isLegal(table, posed(pieces, pose), rules));
      const nearest = flaw?.nearest ?? pose;
      const legal = isLegal(table, posed(pieces, { ...nearest, turn: pose.turn }), rules);
      expect(legal || flaw?.nearest === undefined).toBe(true);
      const far =
        flaw === undefined || flaw.nearest !== undefined
          ? Math.hypot(nearest.x - pose.x, nearest.y - pose.y)
          : Infinity;
      const nearer = Array.from({ length: 400 }, (_, i) => {
        const [radius, angle] = [(Math.min(far, 30_000) - 30) * ((Math.floor(i / 20) + 1) / 20), (i * Math.PI) / 10];
        return { x: Math.round(pose.x + radius * Math.cos(angle)), y: Math.round(pose.y + radius * Math.sin(angle)) };
      }).find(p => far > 30 && isLegal(table, posed(pieces, { ...p, turn: pose.turn }), rules));
      expect(nearer).toBeUndefined();
    }),
    { numRuns: Number(process.env['PLACE_RUNS'] ?? 40) },
  );
});
