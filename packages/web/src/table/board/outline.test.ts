import { describe, expect, test } from 'vitest';
import { frameFrom } from './frame.ts';
import { grownPath, polygonPath, routePath, ticksPath } from './outline.ts';

const FRAME = frameFrom('south');

describe('shapes as they are drawn', () => {
  test('a round base is two half circles', () => {
    expect(grownPath(FRAME, [{ x: 30_000, y: 30_000 }], 1600)).toBe(
      'M31.6 30A1.6 1.6 0 0 0 28.4 30A1.6 1.6 0 0 0 31.6 30Z',
    );
  });

  test('a template without a radius has corners, with one it has round ones', () => {
    const core = [
      { x: 0, y: 0 },
      { x: 10_000, y: 0 },
      { x: 10_000, y: 10_000 },
    ];
    expect(grownPath(FRAME, core, 0)).not.toContain('A');
    expect(grownPath(FRAME, core, 500).match(/A/g)).toHaveLength(3);
  });

  test('a polygon is closed, an empty one is nothing', () => {
    expect(polygonPath(FRAME, [0, 0, 1000, 0, 0, 1000])).toBe('M0 60L1 60L0 59Z');
    expect(polygonPath(FRAME, [])).toBe('');
  });

  test('a way goes along its lines and arcs, from either side of the table', () => {
    const pieces = [
      { kind: 'line', x1: 0, y1: 0, x2: 10_000, y2: 0 },
      { kind: 'arc', x: 10_000, y: 2000, r: 2000, from: -Math.PI / 2, span: Math.PI / 2, side: 1 },
    ] as const;
    expect(routePath(FRAME, pieces)).toBe('M0 60L10 60A2 2 0 0 0 12 58');
    expect(routePath(frameFrom('north'), pieces)).toBe('M60 0L50 0A2 2 0 0 0 48 2');
  });

  test('a way has a tick for every centimetre that no base covers', () => {
    const piece = { kind: 'line', x1: 0, y1: 0, x2: 12_000, y2: 0 } as const;
    expect(ticksPath(FRAME, [piece], 12_000, 1600).match(/M/g)).toHaveLength(9);
    expect(ticksPath(FRAME, [piece], 2000, 1600)).toBe('');
  });
});
