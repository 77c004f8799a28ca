import { describe, expect, test } from 'vitest';
import type { Base, Board, Terrain } from '../board.ts';
import type { Shape } from '../shape.ts';
import { box } from '../testing/templates.ts';
import { canSee, lineOfSight } from './line-of-sight.ts';

const base = (id: string, x: number, y: number, r = 1600, hidden = false): Base => ({ id, x, y, r, team: 0, hidden });
const wood = (id: string, ...pieces: Shape[]): Terrain => ({
  id,
  pieces,
  impassable: false,
  difficult: false,
  blocksSight: true,
  cover: false,
});
const board = (bases: Base[], terrains: Terrain[] = []): Board => ({ width: 60_000, bases, terrains });

const screen = (bottom: number) => wood('screen', box(15_000, bottom, 16_000, 60_000));

const archer = base('archer', 10_000, 30_000);
const target = base('target', 30_000, 30_000);

/** Bases in a column between archer and target, rim to rim but for one slit that begins at y = `bottom`. */
function wall(slit: number, bottom = 30_000): Base[] {
  return Array.from({ length: 9 }, (_, i) =>
    base(`w${i}`, 20_000, bottom - 3200 * 3 - 1600 + i * 3200 + (i > 3 ? slit : 0)),
  );
}

describe('what blocks', () => {
  test('C-LOS-1: on an empty table everyone sees everyone, along the nearest points', () => {
    const sight = lineOfSight(board([archer, target]), archer, target);
    expect(sight).toEqual({ seen: true, from: { x: 11_600, y: 30_000 }, to: { x: 28_400, y: 30_000 }, length: 16_800 });
  });

  test('C-LOS-1: a sliver beside a blocker suffices', () => {
    // the blocker covers the middle and leaves the lower rims of both bases free
    const blocker = base('blocker', 20_000, 30_700, 2200);
    expect(canSee(board([archer, target, blocker]), archer, target)).toBe(true);
  });

  test('C-LOS-3: one base as broad as both of them blocks, friend or foe', () => {
    const blocker = base('blocker', 20_000, 30_000);
    expect(lineOfSight(board([archer, target, blocker]), archer, target)).toEqual({ seen: false, why: 'blocked' });
    expect(canSee(board([archer, target, { ...blocker, team: 1 }]), archer, target)).toBe(false);
  });

  test('C-LOS-4: a blocker whose rim touches both lowest lines blocks; 0.04 mm narrower it does not', () => {
    expect(canSee(board([archer, target, base('b', 20_000, 30_000, 1600)]), archer, target)).toBe(false);
    expect(canSee(board([archer, target, base('b', 20_000, 30_000, 1596)]), archer, target)).toBe(true);
  });

  test('C-STL-7: a hidden base does not block, unless asked to', () => {
    const blocker = base('blocker', 20_000, 30_000, 1600, true);
    expect(canSee(board([archer, target, blocker]), archer, target)).toBe(true);
    expect(canSee(board([archer, target, blocker]), archer, target, { hiddenBlocks: true })).toBe(false);
  });

  test('what is ignored is looked through', () => {
    const blocked = board(
      [archer, target, base('b', 20_000, 30_000)],
      [wood('t', box(15_000, 20_000, 17_000, 40_000))],
    );
    expect(canSee(blocked, archer, target, { ignore: new Set(['b']) })).toBe(false);
    expect(canSee(blocked, archer, target, { ignore: new Set(['b', 't']) })).toBe(true);
  });
});

describe('walls', () => {
  test('C-LOS-4: bases in contact rim to rim form a wall', () => {
    expect(canSee(board([archer, target, ...wall(0)]), archer, target)).toBe(false);
  });

  test('C-LOS-4: a slit of 0.01 mm is closed, one of 0.04 mm is open', () => {
    for (const bottom of [30_000, 29_000, 31_596]) {
      expect(canSee(board([archer, target, ...wall(1, bottom)]), archer, target)).toBe(false);
      expect(canSee(board([archer, target, ...wall(4, bottom)]), archer, target)).toBe(true);
    }
  });

  test('pieces of a template that share an edge or a corner leave no slit', () => {
    const pieces = [box(18_000, 20_000, 20_000, 30_000), box(20_000, 30_000, 22_000, 40_000)];
    expect(canSee(board([archer, target], [wood('t', ...pieces)]), archer, target)).toBe(false);
    expect(canSee(board([archer, target], [wood('t', ...pieces), wood('u', ...pieces)]), archer, target)).toBe(false);
  });
});

describe('contact', () => {
  test('two bases in contact see each other whatever stands around them', () => {
    const left = base('left', 30_000, 30_000);
    const right = base('right', 33_200, 30_000);
    const around = [
      base('n', 31_600, 32_772),
      base('s', 31_600, 27_228),
      base('w', 26_800, 30_000),
      base('e', 36_400, 30_000),
    ];
    expect(lineOfSight(board([left, right, ...around]), left, right)).toMatchObject({ seen: true, length: 0 });
    const near = { ...right, x: 33_499 };
    expect(canSee(board([left, near, ...around]), left, near)).toBe(true);
  });

  test('C-LOS-6: a wood over the gap blocks even in contact', () => {
    const left = base('left', 30_000, 30_000);
    const right = base('right', 33_300, 30_000);
    expect(canSee(board([left, right], [wood('t', box(20_000, 20_000, 40_000, 40_000))]), left, right)).toBe(false);
    // half of both bases is outside
    expect(canSee(board([left, right], [wood('t', box(20_000, 20_000, 40_000, 30_000))]), left, right)).toBe(true);
  });
});

describe('C-LOS-6: standing in a wood', () => {
  const forest = wood('forest', box(5000, 20_000, 10_000, 40_000));

  test('a base half in it sees out of its free side', () => {
    expect(canSee(board([archer, target], [forest]), archer, target)).toBe(true);
  });

  test('and not through the wood', () => {
    const behind = base('behind', 2000, 30_000);
    expect(canSee(board([archer, behind], [forest]), archer, behind)).toBe(false);
    expect(canSee(board([archer, behind], [forest]), behind, archer)).toBe(false);
  });

  test('a base wholly inside neither sees nor is seen', () => {
    const inside = base('inside', 7500, 30_000);
    expect(canSee(board([inside, target], [forest]), inside, target)).toBe(false);
    expect(canSee(board([inside, target], [forest]), target, inside)).toBe(false);
  });

  test('only the tip of a base looks out: two lines through the ends of its free rim bound what it sees', () => {
    // 0.1 mm sticks out of the wood; from its lower end a line to the lowest point of the target passes (15 000, 29 474)
    const tip = base('tip', 8410, 30_000);
    expect(canSee(board([tip, target], [forest, screen(29_600)]), tip, target)).toBe(true);
    expect(canSee(board([tip, target], [forest, screen(29_600)]), target, tip)).toBe(true);
    expect(canSee(board([tip, target], [forest, screen(29_400)]), tip, target)).toBe(false);
    // the whole base would see
    expect(canSee(board([tip, target], [screen(29_400)]), tip, target)).toBe(true);
  });
});

describe('C-LOS-2: the length of the line', () => {
  test('exactly the range is enough', () => {
    expect(canSee(board([archer, target]), archer, target, { range: 16_800 })).toBe(true);
    expect(lineOfSight(board([archer, target]), archer, target, { range: 16_799 })).toEqual({
      seen: false,
      why: 'too far',
      shortest: 16_800,
    });
  });

  test('a free line can be too long, though the bases are near enough', () => {
    const blocker = base('blocker', 20_000, 30_700, 2200);
    const all = board([archer, target, blocker]);
    const sight = lineOfSight(all, archer, target, { range: 16_800 });
    expect(sight).toMatchObject({ seen: false, why: 'too long' });
    const shortest = sight.seen || sight.why === 'blocked' ? 0 : sight.shortest;
    expect(shortest).toBeGreaterThan(16_800);
    expect(canSee(all, archer, target, { range: Math.ceil(shortest) })).toBe(true);
    expect(canSee(all, archer, target, { range: Math.floor(shortest) })).toBe(false);
  });

  test('the shortest line need not touch two things', () => {
    // every outermost line is longer than the range, the parallel just below the blocker is not
    const blocker = base('blocker', 20_000, 31_000, 1600);
    const all = board([archer, target, blocker]);
    // y = 29 399 passes 600 below the middle: 20 000 - 2 * sqrt(1600² - 601²)
    const parallel = 20_000 - 2 * Math.sqrt(1600 * 1600 - 601 * 601);
    expect(canSee(all, archer, target, { range: Math.ceil(parallel) })).toBe(true);
    expect(canSee(all, archer, target, { range: Math.floor(parallel) })).toBe(false);
  });
});
