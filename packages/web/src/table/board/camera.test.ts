import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  detailOf,
  fitted,
  panned,
  resized,
  RIM,
  roomBelow,
  scaleOf,
  SHEET,
  showing,
  spotAt,
  zoomed,
  type Camera,
} from './camera.ts';

const SIZE = { width: 700, height: 640 };
const points = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 640 }) });
const moves = fc.array(fc.record({ at: points, factor: fc.double({ min: 0.5, max: 2, noNaN: true }) }), {
  maxLength: 6,
});

function after(steps: readonly { at: { x: number; y: number }; factor: number }[]): Camera {
  return steps.reduce((camera, { at, factor }) => zoomed(camera, SIZE, at, factor), fitted(SIZE));
}

describe('the camera over the table', () => {
  test('shows the whole table at first, in the middle of the space', () => {
    const camera = fitted(SIZE);
    expect(spotAt(camera, SIZE, { x: 30, y: 0 })).toEqual({ x: -RIM, y: -RIM });
    expect(spotAt(camera, SIZE, { x: 350, y: 320 }).x).toBeCloseTo(30, 9);
    expect(scaleOf(camera, SIZE)).toBeCloseTo(640 / SHEET, 9);
  });

  test('leaves the table where it is when something below takes room that it does not need', () => {
    const [before, lower] = [
      { width: 382, height: 620 },
      { width: 382, height: 530 },
    ];
    expect(fitted(lower)).toEqual(fitted(before));
    expect([before, lower].map(size => roomBelow(fitted(size), size))).toEqual([620 - 382, 530 - 382]);
    expect(fitted(lower)).toEqual({ k: 1, x: 0, y: 0 });
  });

  test('comes nearer round the pointer: the spot under it stays under it', () => {
    const at = { x: 300, y: 250 };
    const before = spotAt(fitted(SIZE), SIZE, at);
    const then = spotAt(zoomed(fitted(SIZE), SIZE, at, 2.5), SIZE, at);
    expect(then.x).toBeCloseTo(before.x, 9);
    expect(then.y).toBeCloseTo(before.y, 9);
  });

  test('never shows emptiness where the table could be, however it was moved', () => {
    fc.assert(
      fc.property(moves, points, (steps, { x, y }) => {
        const { k, x: left, y: top } = panned(after(steps), SIZE, x - 350, y - 320);
        const side = k * 640;
        const room = Math.max(0, 700 - side);
        expect(k).toBeGreaterThanOrEqual(1);
        expect(top).toBeLessThanOrEqual(1e-6);
        expect(top + side).toBeGreaterThanOrEqual(640 - 1e-6);
        expect(left).toBeLessThanOrEqual(room / 2 + 1e-6);
        expect(left + side).toBeGreaterThanOrEqual(700 - room / 2 - 1e-6);
      }),
    );
  });

  test('brings a reach near, all of it in sight', () => {
    const camera = showing({ width: 390, height: 420 }, { x: 30, y: 30 }, 12);
    const [low, high] = [
      spotAt(camera, { width: 390, height: 420 }, { x: 0, y: 0 }),
      spotAt(camera, { width: 390, height: 420 }, { x: 390, y: 420 }),
    ];
    expect(low.x).toBeCloseTo(18, 6);
    expect(high.x).toBeCloseTo(42, 6);
  });

  test('keeps a near edge of the table in sight, and the middle where it was, when its space becomes lower', () => {
    const [before, lower] = [
      { width: 382, height: 562 },
      { width: 382, height: 484 },
    ];
    const atEdge = resized(showing(before, { x: 30, y: 57 }, 12), before, lower);
    expect(spotAt(atEdge, lower, { x: 0, y: lower.height }).y).toBeCloseTo(60 + RIM, 6);
    const inMiddle = resized(showing(before, { x: 30, y: 30 }, 12), before, lower);
    expect(spotAt(inMiddle, lower, { x: 191, y: 242 }).y).toBeCloseTo(30, 6);
  });

  test.each([
    [6, 'far'],
    [10, 'near'],
    [30, 'close'],
  ] as const)('with %d pixels a centimetre bases are drawn as seen from %s', (scale, detail) => {
    expect(detailOf(scale)).toBe(detail);
  });
});
