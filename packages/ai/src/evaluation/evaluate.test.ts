import { position, stateOf, type Position } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { evaluate, VICTORY } from './evaluate.ts';

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
