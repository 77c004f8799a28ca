import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';
import { grownPath, polygonPath, rimPath, routePath } from './outline.ts';

const frame = frameOf(10000);

test('a grown point is a circle, y upwards on the table and downwards on the sheet', () => {
  expect(grownPath(frame, [{ x: 3000, y: 2000 }], 1000)).toBe('M40 80A10 10 0 0 0 20 80A10 10 0 0 0 40 80Z');
});

test('a grown box has its edges moved outwards and its corners rounded', () => {
  const core = [
    { x: 2000, y: 2000 },
    { x: 4000, y: 2000 },
    { x: 4000, y: 3000 },
    { x: 2000, y: 3000 },
  ];
  expect(grownPath(frame, core, 500)).toBe(
    'M20 85L40 85A5 5 0 0 0 45 80L45 80L45 70A5 5 0 0 0 40 65L40 65L20 65A5 5 0 0 0 15 70L15 70L15 80A5 5 0 0 0 20 85Z',
  );
  expect(grownPath(frame, core, 0)).toBe('M20 80L40 80L40 80L40 70L40 70L20 70L20 70L20 80Z');
});

test('a polygon is drawn as it is given', () => {
  expect(polygonPath(frame, [0, 0, 1000, 0, 1000, 1234])).toBe('M0 100L10 100L10 87.66Z');
});

test('a route turns to the side it says: counter-clockwise is sweep 0', () => {
  const line = { kind: 'line', x1: 0, y1: 0, x2: 2000, y2: 0 } as const;
  const arc = { kind: 'arc', x: 2000, y: 1000, r: 1000, from: -Math.PI / 2, span: Math.PI / 2, side: 1 } as const;
  expect(routePath(frame, [line, arc])).toBe('M0 100L20 100A10 10 0 0 0 30 90');
  expect(routePath(frame, [{ ...arc, side: -1 }])).toBe('M20 100A10 10 0 0 1 10 90');
  expect(rimPath(frame, { x: 2000, y: 1000, r: 1000 }, 0, 1.5 * Math.PI)).toBe('M30 90A10 10 0 1 0 20 100');
});
