import { BASIC_BUILDINGS } from '@signum/classic';
import { position, stateOf, type Position } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { fieldOf } from '../recruit/field.ts';
import { evaluate, VICTORY } from './evaluate.ts';
import { sideOf } from './side.ts';

const ours = (given: Position): number => evaluate(stateOf(given), 0);

const knight = { at: [300, 300], print: { strength: 3, health: 4 } } as const;

test('what one side has the other has not: both see the same position with opposite signs', () => {
  const state = stateOf({ creatures: { a: knight, b: { ...knight, of: 1, at: [200, 100], wounds: 1 } } });
  expect(evaluate(state, 0)).toBeCloseTo(-evaluate(state, 1), 9);
});

test('a creature is better than none, a healthy one than a wounded one, more dice than fewer', () => {
  const bare = ours({});
  const whole = ours({ creatures: { a: knight } });
  const hurt = ours({ creatures: { a: { ...knight, wounds: 2 } } });
  const weak = ours({ creatures: { a: { ...knight, print: { strength: 1, health: 4 } } } });
  expect(whole).toBeGreaterThan(bare);
  expect(hurt).toBeLessThan(whole);
  expect(weak).toBeLessThan(whole);
});

const heroWith = (wounds: number): number =>
  ours({ heroes: false, creatures: { h: { kind: 'hero', wounds, print: { strength: 2, health: 6 } } } });

test('the last wounds of a hero cost most', () => {
  expect(heroWith(4) - heroWith(5)).toBeGreaterThan(heroWith(0) - heroWith(1));
});

test('C-END-1: a game that is won is worth more than anything on the table', () => {
  const { state } = position({});
  expect(evaluate({ ...state, outcome: { winners: [0], by: 'hero' } }, 0)).toBe(VICTORY);
  expect(evaluate({ ...state, outcome: { winners: [0], by: 'hero' } }, 1)).toBe(-VICTORY);
  expect(evaluate({ ...state, outcome: { winners: [], by: 'agreement' } }, 1)).toBe(0);
});

const far = { at: [300, 100], print: { strength: 3, health: 4 } } as const;

test('to be behind in the race is never better, however many stand ready to fight', () => {
  const creatures = { a: far, b: { ...far, at: [340, 100] as const }, c: { ...far, at: [260, 100] as const } };
  const rich = ours({ creatures, players: [{ city: BASIC_BUILDINGS, prosperity: 30 }] });
  const poor = ours({ creatures, players: [{ city: BASIC_BUILDINGS, prosperity: 3 }] });
  expect(poor).toBeLessThan(rich);
});

test('a creature that comes nearer to the other hero is worth more', () => {
  expect(ours({ creatures: { a: { ...far, at: [400, 400] } } })).toBeGreaterThan(ours({ creatures: { a: far } }));
});

const brute = (x: number, y: number) => ({ of: 1, at: [x, y] as const, print: { strength: 3, health: 4 } });

test('C-MEL-5: a hero whom three can reach together is in more danger than three times one of them', () => {
  const hero = { kind: 'hero', at: [300, 16], print: { strength: 2, health: 6 } } as const;
  const danger = (...places: (readonly [number, number])[]): number => {
    const brutes = Object.fromEntries(places.map(([x, y], index) => [`e${index}`, brute(x, y)]));
    const state = stateOf({ heroes: false, creatures: { hero, ...brutes } });
    return sideOf(fieldOf(state, 1)).lethal;
  };
  expect(danger([300, 80], [250, 80], [350, 80])).toBeGreaterThan(3 * danger([300, 80], [250, 400], [350, 400]));
});

test('a hero that can be struck down at once is lost to whoever does not move next, and half saved to whoever does', () => {
  const hero = { kind: 'hero', at: [300, 16], print: { strength: 2, health: 6 } } as const;
  const brutes = { e1: brute(300, 80), e2: brute(250, 80), e3: brute(350, 80) };
  const moved = stateOf({ heroes: false, creatures: { hero, ...brutes }, phase: 'activation' });
  const toMove = stateOf({ heroes: false, creatures: { hero, ...brutes }, phase: 'construction' });
  expect(evaluate(moved, 0)).toBeLessThan(evaluate(toMove, 0));
});
