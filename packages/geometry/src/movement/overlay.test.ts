import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board } from '../board.ts';
import { distanceToCore } from '../gap.ts';
import type { Point } from '../point.ts';
import { boards, placesOn } from '../testing/index.ts';
import { box, enemy, friend, impassable, mm, table, walking } from '../testing/small-table.ts';
import type { OverlayLayer } from './overlay.ts';
import { reach } from './reach.ts';

/** Even-odd rule. */
function isIn(polygon: readonly number[], { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [polygon[i]!, polygon[i + 1]!, polygon[j]!, polygon[j + 1]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

const isDrawn = (layers: readonly OverlayLayer[], place: Point): boolean =>
  layers.some(
    ({ polygons, cut }) =>
      polygons.some(polygon => isIn(polygon, place)) &&
      cut.every(({ core, radius }) => distanceToCore(place, core) >= radius),
  );

test('in the open the reach is a disc', () => {
  const layers = reach(table([friend('m', 300, 300)]), 'm', walking(100)).overlay();
  expect(layers).toHaveLength(1);
  for (let i = 0; i < 360; i++) {
    const [c, s] = [Math.cos(i), Math.sin(i)];
    expect(isDrawn(layers, { x: mm(300) + 9950 * c, y: mm(300) + 9950 * s })).toBe(true);
    expect(isDrawn(layers, { x: mm(300) + 10050 * c, y: mm(300) + 10050 * s })).toBe(false);
  }
});

test('lesson L4: no chord cuts a corner of the table or dips into an obstacle', () => {
  const board = table([friend('m', 40, 40), enemy('e', 110, 40)], [impassable('t', box(60, 90, 90, 120))]);
  const ways = reach(board, 'm', walking(150));
  const layers = ways.overlay();
  const corner = { x: mm(16) + 10, y: mm(16) + 10 };
  expect([isDrawn(layers, corner), ways.cost(corner) < Infinity]).toEqual([true, true]);
  expect(isDrawn(layers, { x: mm(110), y: mm(74) })).toBe(false);
  expect(isDrawn(layers, { x: mm(110), y: mm(76) })).toBe(true);
});

/** Places at which the drawing and the cost disagree, and which are not within half a millimetre of a border. */
function disagreements(board: Board, budget: number, places: readonly Point[]): Point[] {
  const ways = reach(board, board.bases[0]!.id, walking(budget));
  const layers = ways.overlay();
  const isReached = (place: Point): boolean => ways.cost(place) < Infinity;
  return places.filter(place => {
    const verdict = ways.verdict(place);
    // The drawing ends at the stop rings; contact beyond them is drawn by whoever knows enemies.
    if (verdict.legal && verdict.fresh.length > 0) return false;
    const drawn = isDrawn(layers, place);
    if (drawn === isReached(place)) return false;
    for (let i = 0; i < 24; i++) {
      const near = { x: place.x + 50 * Math.cos(i) + 0.1, y: place.y + 50 * Math.sin(i) + 0.1 };
      if (isReached(near) === drawn || isDrawn(layers, near) !== drawn) return false;
    }
    return true;
  });
}

test('what is drawn is what can be reached', () => {
  const scenes = boards().chain(board =>
    fc.tuple(
      fc.constant(board),
      fc.constantFrom(80, 150, 250),
      fc.array(placesOn(board, board.bases[0]!.r), { minLength: 10, maxLength: 20 }),
    ),
  );
  const numRuns = Number(process.env['SIGNUM_RUNS'] ?? 60);
  fc.assert(
    fc.property(scenes, ([board, budget, places]) => {
      expect(disagreements(board, budget, places)).toEqual([]);
    }),
    { numRuns },
  );
});
