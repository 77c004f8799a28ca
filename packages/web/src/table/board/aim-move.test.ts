import { CONTACT, type Board, type MoveSpec } from '@signum/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aimMove, limitOf } from './aim-move.ts';
import { moverOf, type Mover } from './mover.ts';

const WALK: MoveSpec = {
  budget: 15_000,
  short: 8000,
  mode: 'walk',
  run: false,
  pathfinder: false,
  capped: false,
  avoidContact: false,
  band: CONTACT,
};

const base = (id: string, team: number, x: number, y: number) =>
  ({ id, team, x: x * 1000, y: y * 1000, r: 1600, hidden: false }) as const;

const BOARD: Board = {
  width: 60_000,
  bases: [base('fox', 0, 30, 20), base('friend', 0, 34, 20), base('foe', 1, 30, 32), base('far foe', 1, 5, 55)],
  terrains: [
    {
      id: 'wood',
      pieces: [{ core: [{ x: 20_000, y: 24_000 }], rho: 3000 }],
      impassable: false,
      difficult: true,
      blocksSight: false,
      cover: false,
    },
  ],
};

function fox(into: readonly string[] = []): Mover {
  return moverOf(BOARD, 'fox', [{ mode: 'walk', spec: WALK }], into)!;
}

const wishes = fc.record({ x: fc.integer({ min: 0, max: 60_000 }), y: fc.integer({ min: 0, max: 60_000 }) });

describe('a ghost that follows the pointer', () => {
  test('stands exactly where it is wished, if that is open', () => {
    const aim = aimMove(fox(), { x: 26_000, y: 14_000 });
    expect(aim?.reply).toEqual({ kind: 'route', mode: 'walk', x: 26_000, y: 14_000 });
    expect(aim?.snapped).toBeNull();
  });

  test('is pulled into contact within 5 mm of an enemy, on the side of the pointer (C-CMP-9)', () => {
    const aim = aimMove(fox(), { x: 33_550, y: 32_000 });
    expect(aim?.snapped).toBe('contact');
    expect(aim?.route.contacts).toEqual(['foe']);
    expect(aim?.route.end.x).toBeGreaterThan(33_000);
  });

  test('finds room at an enemy that is pointed at itself', () => {
    expect(aimMove(fox(), { x: 30_000, y: 32_000 })?.route.contacts).toEqual(['foe']);
  });

  test('is not pulled anywhere by a fine step', () => {
    const aim = aimMove(fox(), { x: 33_550, y: 32_000 }, true);
    expect(aim?.route.contacts).toEqual([]);
    expect(aim?.reply).toMatchObject({ x: 33_550, y: 32_000 });
  });

  test('goes the whole way if almost all of it is wished (C-MOV-1)', () => {
    const aim = aimMove(fox(), { x: 30_000, y: 5150 });
    expect(aim?.snapped).toBe('limit');
    expect(aim!.route.cost).toBeGreaterThan(14_990);
    expect(aim!.route.cost).toBeLessThanOrEqual(15_000.5);
  });

  test('knows that only S is left in Difficult terrain (C-MOV-15)', () => {
    const aim = aimMove(fox(), { x: 23_900, y: 22_600 });
    expect(aim?.route.touched).toEqual(['wood']);
    expect(limitOf(aim!.way, aim!.route)).toBe(8000);
  });

  test('goes only to those it must come into contact with (C-KW-Persecution)', () => {
    expect(aimMove(fox(['foe']), { x: 20_000, y: 10_000 })?.route.contacts).toEqual(['foe']);
    expect(aimMove(fox(['far foe']), { x: 20_000, y: 10_000 })).toBeUndefined();
  });

  test('is always at a place where the move may end, wherever the pointer is (C-MOV-4)', () => {
    const mover = fox();
    fc.assert(
      fc.property(wishes, fc.boolean(), (wish, isFine) => {
        const aim = aimMove(mover, wish, isFine);
        expect(aim?.route.ok).toBe(true);
        expect(mover.ways[0]!.reach.verdict(aim!.route.end).legal).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
