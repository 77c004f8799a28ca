import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameFrom, TABLE } from './frame.ts';

const places = fc.record({ x: fc.integer({ min: 0, max: 60_000 }), y: fc.integer({ min: 0, max: 60_000 }) });

describe('the table before a player', () => {
  test('whoever begins has the side y=0 at the bottom, the other player has the table turned (C-SET-5)', () => {
    expect(frameFrom('south').at({ x: 10_000, y: 2000 })).toEqual({ x: 10, y: 58 });
    expect(frameFrom('north').at({ x: 10_000, y: 58_000 })).toEqual({ x: 50, y: 58 });
  });

  test.each(['south', 'north'] as const)('a spot seen from the %s leads back to the very place', side => {
    const frame = frameFrom(side);
    fc.assert(
      fc.property(places, place => {
        expect(frame.place(frame.at(place))).toEqual(place);
      }),
    );
  });

  test.each(['south', 'north'] as const)('a step to the right is a step to the right, seen from the %s', side => {
    const frame = frameFrom(side);
    const here = { x: 30_000, y: 30_000 };
    const step = frame.step(1, 2);
    const there = frame.at({ x: here.x + step.x, y: here.y + step.y });
    expect(there).toEqual({ x: TABLE / 2 + 1, y: TABLE / 2 + 2 });
  });
});
