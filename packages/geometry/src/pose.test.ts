import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hull, turn } from './hull.ts';
import { posed } from './pose.ts';
import type { Shape } from './shape.ts';
import { SINES } from './sines.ts';
import { box } from './testing/templates.ts';

const plates = fc
  .array(fc.record({ x: fc.integer({ min: -7000, max: 7000 }), y: fc.integer({ min: -7000, max: 7000 }) }), {
    minLength: 3,
    maxLength: 9,
  })
  .map((points): Shape => ({ core: hull(points), rho: 300 }))
  .filter(({ core }) => core.length > 2);
const turns = fc.integer({ min: 0, max: 359 });

test('the table of sines is that of the engine to the last digit or so', () => {
  expect(SINES).toHaveLength(91);
  const errors = SINES.map((value, degrees) => Math.abs(value - Math.sin((degrees * Math.PI) / 180)));
  expect(Math.max(...errors)).toBeLessThan(2e-16);
});

test('C-TER-5: a quarter turn swaps coordinates exactly', () => {
  const [plate] = posed([box(-100, -200, 300, 400)], { x: 1000, y: 2000, turn: 90 });
  expect(plate).toEqual(box(600, 1900, 1200, 2300));
});

test('a posed template stays convex, counter-clockwise, on whole hundredths, and moves by less than 0.01 mm', () => {
  fc.assert(
    fc.property(plates, turns, (plate, degrees) => {
      const [lying] = posed([plate], { x: 30_000, y: 20_000, turn: degrees });
      const { core } = lying!;
      const isConvex = core.every((p, i) => turn(p, core[(i + 1) % core.length]!, core[(i + 2) % core.length]!) > 0);
      expect(isConvex || core.length < 3).toBe(true);
      const angle = (degrees * Math.PI) / 180;
      for (const corner of core) {
        expect(Number.isInteger(corner.x) && Number.isInteger(corner.y)).toBe(true);
        const near = plate.core.some(own => {
          const x = 30_000 + own.x * Math.cos(angle) - own.y * Math.sin(angle);
          const y = 20_000 + own.x * Math.sin(angle) + own.y * Math.cos(angle);
          return Math.abs(x - corner.x) < 0.500001 && Math.abs(y - corner.y) < 0.500001;
        });
        expect(near).toBe(true);
      }
    }),
  );
});

test('ninety degrees more is the same template, turned once more', () => {
  fc.assert(
    fc.property(plates, turns, (plate, degrees) => {
      const [once] = posed([plate], { x: 0, y: 0, turn: degrees });
      const [more] = posed([plate], { x: 0, y: 0, turn: (degrees + 90) % 360 });
      const swapped = once!.core.map(p => ({ x: p.y === 0 ? 0 : -p.y, y: p.x }));
      expect(more!.core).toEqual(hull(swapped));
    }),
  );
});

test('corners shared by two pieces stay shared', () => {
  const [left, right] = posed([box(-500, 0, 0, 700), box(0, 0, 900, 700)], { x: 5000, y: 5000, turn: 37 });
  const shared = left!.core.filter(p => right!.core.some(q => p.x === q.x && p.y === q.y));
  expect(shared).toHaveLength(2);
});
