import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Base, Board, Terrain } from '../board.ts';
import { compareGap, contacts, inContactWithTerrain } from '../compare.ts';
import { distance } from '../gap.ts';
import { checkRoute } from '../movement/check-route.ts';
import { reach } from '../movement/reach.ts';
import type { MoveSpec } from '../movement/spec.ts';
import { coverOf } from '../sight/cover.ts';
import { canSee } from '../sight/line-of-sight.ts';
import { boards } from '../testing/index.ts';
import type { Destination, Purpose } from './destination.ts';
import { destinations } from './destinations.ts';

const walk: MoveSpec = {
  budget: 10_000,
  short: 8000,
  mode: 'walk',
  run: false,
  pathfinder: false,
  capped: false,
  avoidContact: false,
  band: 300,
};

function base(id: string, team: number, x: number, y: number): Base {
  return { id, team, x, y, r: 1600, hidden: false };
}

const wood: Terrain = {
  id: 'wood',
  impassable: false,
  difficult: false,
  blocksSight: false,
  cover: true,
  pieces: [
    {
      core: [
        { x: 27_000, y: 33_000 },
        { x: 33_000, y: 33_000 },
        { x: 33_000, y: 35_000 },
        { x: 27_000, y: 35_000 },
      ],
      rho: 0,
    },
  ],
};

/** The fox in the middle, two foes to the north, a wood between them. */
const board: Board = {
  width: 60_000,
  bases: [base('fox', 0, 30_000, 28_000), base('spider', 1, 28_000, 48_000), base('wolf', 1, 37_500, 30_000)],
  terrains: [wood],
};

function placeFor(all: readonly Destination[], purpose: Purpose): Destination {
  const found = all.find(one => JSON.stringify(one.purpose) === JSON.stringify(purpose));
  if (!found) throw new Error(`no destination ${JSON.stringify(purpose)}`);
  return found;
}

test('a short list of purposes, each with its place', () => {
  const all = destinations(board, 'fox', walk, { threat: () => 11_000, range: 25_000 });
  expect(all.map(({ purpose }) => Object.values(purpose).join(' '))).toEqual([
    'contact wolf',
    'towards spider',
    'towards wolf',
    'towards north',
    'towards east',
    'towards south',
    'towards west',
    'away spider',
    'away wolf',
    'out-of-range',
    'behind-cover spider wood',
    'behind-cover wolf wood',
    'in-sight spider',
    'in-sight wolf',
    'terrain wood',
  ]);
});

test('towards an enemy out of reach the whole allowance is walked on the shortest way', () => {
  const { place, cost } = placeFor(destinations(board, 'fox', walk), { to: 'towards', base: 'spider' });
  expect(cost).toBeGreaterThan(9900);
  expect(distance(place, board.bases[1]!)).toBeLessThan(distance(board.bases[0]!, board.bases[1]!) - 9900);
});

test('towards a side of the table goes straight, up to what stands there', () => {
  const all = destinations(board, 'fox', walk);
  expect(placeFor(all, { to: 'towards', side: 'west' }).place).toEqual({ x: 20_000, y: 28_000 });
  const blocked = { ...board, bases: [...board.bases, base('friend', 0, 24_000, 28_000)] };
  expect(placeFor(destinations(blocked, 'fox', walk), { to: 'towards', side: 'west' }).place).toEqual({
    x: 27_200,
    y: 28_000,
  });
});

test('every destination can be reached at its cost, and holds what its purpose says', () => {
  const interests = { threat: () => 15_000, range: 25_000 };
  fc.assert(
    fc.property(boards(), fc.constantFrom(8000, 15_000), (some, budget) => {
      const mover = some.bases[0];
      fc.pre(mover !== undefined);
      const spec = { ...walk, budget };
      const own = reach(some, mover.id, spec);
      for (const { purpose, place, cost } of destinations(some, mover.id, spec, interests, own)) {
        const checked = checkRoute(some, mover.id, spec, own.route(place) ?? { dest: place });
        expect(checked, JSON.stringify({ purpose, place })).toMatchObject({ ok: true });
        expect(own.cost(place)).toBe(cost);
        expect(holds(some, { ...mover, ...place }, purpose), JSON.stringify({ purpose, place })).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

/** Asks the predicates themselves whether a place gives what was promised. */
function holds(some: Board, at: Base, purpose: Purpose): boolean {
  const moved = { ...some, bases: some.bases.map(one => (one.id === at.id ? at : one)) };
  const named = (id: string): Base => moved.bases.find(one => one.id === id)!;
  const enemies = moved.bases.filter(({ team }) => team !== at.team);
  switch (purpose.to) {
    case 'contact':
      return (
        contacts(moved, at)
          .filter(({ team }) => team !== at.team)
          .map(({ id }) => id)
          .join() === purpose.with.join()
      );
    case 'out-of-range':
      return enemies.every(enemy => compareGap(at, enemy, 15_000) > 0);
    case 'behind-cover':
      return canSee(moved, named(purpose.from), at) && coverOf(moved, named(purpose.from), at).length > 0;
    case 'out-of-sight':
      return !canSee(moved, named(purpose.from), at);
    case 'in-sight':
      return canSee(moved, at, named(purpose.of), { range: 25_000 });
    case 'terrain':
      return inContactWithTerrain(
        at,
        moved.terrains.find(({ id }) => id === purpose.terrain)!,
      );
    case 'towards':
    case 'away':
      return true; // how far is asked above; that it is legal, by the route
  }
}
