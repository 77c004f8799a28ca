import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLE } from './frame.ts';
import { labelSpot, type Disc, type Extent } from './label-spot.ts';

/** A label on a wide screen, and on a phone, where a centimetre has few pixels. */
const WIDE: Extent = { width: 9.5, height: 4 };
const PHONE: Extent = { width: 23, height: 9.8 };

function covers({ x, y }: { x: number; y: number }, { width, height }: Extent, disc: Disc): boolean {
  const dx = Math.max(0, Math.abs(disc.x - x) - width / 2);
  const dy = Math.max(0, Math.abs(disc.y - y) - height / 2);
  return Math.hypot(dx, dy) < disc.r;
}

test('a label lies beside a long line and covers neither end of it', () => {
  const [looker, target] = [
    { x: 30, y: 50, r: 1.6 },
    { x: 30, y: 20, r: 2 },
  ];
  const spot = labelSpot(looker, target, [], WIDE);
  expect(spot.y).toBeCloseTo(35);
  expect(Math.abs(spot.x - 30)).toBeGreaterThan(WIDE.width / 2);
});

test('on a phone a label that has no room beside a short line goes behind whoever looks', () => {
  const [looker, target] = [
    { x: 30, y: 40, r: 1.6 },
    { x: 30, y: 34, r: 2 },
  ];
  expect(labelSpot(looker, target, [], PHONE).y).toBeGreaterThan(40 + PHONE.height / 2);
});

test('a label goes to the side where it hides nobody', () => {
  const [looker, target] = [
    { x: 30, y: 50, r: 1.6 },
    { x: 30, y: 20, r: 2 },
  ];
  const free = labelSpot(looker, target, [], WIDE);
  const neighbour = { ...free, r: 1.6 };
  const spot = labelSpot(looker, target, [neighbour], WIDE);
  expect(covers(spot, WIDE, neighbour)).toBe(false);
  expect(spot.y).toBeCloseTo(free.y);
});

const disc = fc.record({
  x: fc.double({ min: 1.6, max: TABLE - 1.6, noNaN: true }),
  y: fc.double({ min: 1.6, max: TABLE - 1.6, noNaN: true }),
  r: fc.constantFrom(1.25, 1.6, 2, 2.5),
});

test.each([WIDE, PHONE])('a label of $width x $height cm never covers the target, and is never cut off', extent => {
  fc.assert(
    fc.property(disc, disc, fc.array(disc, { maxLength: 6 }), (looker, target, others) => {
      fc.pre(Math.hypot(looker.x - target.x, looker.y - target.y) >= looker.r + target.r);
      const spot = labelSpot(looker, target, others, extent);
      expect(covers(spot, extent, target)).toBe(false);
      expect(Math.abs(spot.x - TABLE / 2) + extent.width / 2).toBeLessThanOrEqual(TABLE / 2 + 0.001);
      expect(Math.abs(spot.y - TABLE / 2) + extent.height / 2).toBeLessThanOrEqual(TABLE / 2 + 0.001);
    }),
    { numRuns: 500 },
  );
});
