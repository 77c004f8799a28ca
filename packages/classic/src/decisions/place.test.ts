import { expect, test } from 'vitest';
import { place, type Place } from './place.ts';
import { terrainPose } from './terrain-pose.ts';

/** Somebody may be set down within M (120 mm) of a friend in the middle of an empty table. */
const shown: Place['shown'] = {
  card: 'scout',
  team: 0,
  r: 1600,
  board: {
    width: 60_000,
    bases: [{ id: 'friend', team: 0, hidden: false, x: 30_000, y: 30_000, r: 1600 }],
    terrains: [],
  },
  where: { at: 'near', goal: 'friend', within: 12_000, enemies: false },
};

test.each([
  ['off the table', { x: -1, y: 3444 }, 'off-table'],
  ['too far away', { x: 3000, y: 3000 }, 'too-far'],
  ['on somebody', { x: 30_000, y: 30_010 }, 'overlaps-base'],
])('C-PLC-1: a place %s is refused, and the nearest one that is told fits', (_where, wrong, code) => {
  const refused = place.judge(shown, wrong)!;
  expect(refused.code).toBe(code);
  const { x, y } = refused.nearest as { x: number; y: number };
  expect(place.judge(shown, { x, y })).toBeUndefined();
});

test.each([Number.NaN, Infinity, 0.5, 2 ** 53, '100', null, undefined, [100], { valueOf: 1 }])(
  'K-ANS-4: %s is no part of a place, and of no turn',
  strange => {
    expect(place.read({ x: strange, y: 100 })).toBeUndefined();
    expect(terrainPose.read({ x: 100, y: 100, turn: strange })).toBeUndefined();
  },
);
