import { expect, test } from 'vitest';
import { PI, TURN } from '../number.ts';
import { box, friend, impassable, mm, table } from '../testing/small-table.ts';
import { isOpen, knowArcs, noArcs, slideFrom } from './blocked.ts';
import { walkSpace } from './walk-space.ts';

const spaceOf = (...args: Parameters<typeof table>) => walkSpace(table(...args), args[0][0]!, mm(500), 300, true);
const mover = friend('m', 100, 300);

test('two touching bases cover a third of each other: 60 degrees to both sides', () => {
  const space = spaceOf([mover, friend('a', 200, 300), friend('b', 232, 300)]);
  const arcs = noArcs(space);
  knowArcs(space, arcs, 0);
  expect(arcs.count[0]).toBe(1);
  expect(arcs.span[arcs.first[0]!]).toBeCloseTo((2 * PI) / 3, 12);
  expect([isOpen(arcs, 0, 0), isOpen(arcs, 0, PI / 3), isOpen(arcs, 0, PI)]).toEqual([false, true, true]);
  expect(slideFrom(arcs, 0, PI, -1)).toBeCloseTo((2 * PI) / 3, 12);
  expect(slideFrom(arcs, 0, PI, 1)).toBeCloseTo((2 * PI) / 3, 12);
  expect(slideFrom(arcs, 0, 0, 1)).toBe(-1);
});

test('the edge of the table covers what sticks out over it', () => {
  const space = spaceOf([mover, friend('a', 200, 32)]);
  const arcs = noArcs(space);
  knowArcs(space, arcs, 0);
  // The circle of 32 mm round a point 16 mm above the lowest line of centres.
  expect(arcs.span[arcs.first[0]!]).toBeCloseTo((2 * PI) / 3, 12);
  expect(isOpen(arcs, 0, -PI / 2)).toBe(false);
});

test('lesson L3: shapes with a common corner do not close each other', () => {
  const space = spaceOf([mover], [impassable('t', box(200, 280, 230, 320), box(230, 280, 260, 320))]);
  const arcs = noArcs(space);
  // The first box's lower right corner is the second one's lower left: sliding along the common bottom is open.
  knowArcs(space, arcs, 1);
  expect(isOpen(arcs, 1, -PI / 2)).toBe(true);
  expect(isOpen(arcs, 1, -PI / 4)).toBe(false);
});

test('a disc that lies wholly in a grown template is covered all round', () => {
  const space = spaceOf([mover, friend('a', 250, 300)], [impassable('t', box(150, 200, 350, 400))]);
  const arcs = noArcs(space);
  knowArcs(space, arcs, 0);
  for (let angle = 0; angle < TURN; angle += 0.1) expect(isOpen(arcs, 0, angle)).toBe(false);
});
