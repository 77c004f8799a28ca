import { describe, expect, test } from 'vitest';
import { curtainFor, eyesOf, firstChair } from './chair.ts';
import { ANNA, BORIS, ROBOT } from './testing/embers-table.ts';

describe('two people before one screen', () => {
  const seats = [ANNA, BORIS];

  test('nobody sits there until somebody is asked to', () => {
    expect(firstChair(seats)).toBeNull();
    expect(curtainFor(seats, null, 1)).toBe(1);
    expect(eyesOf(seats, null, 1)).toBe('spectator');
  });

  test('the chair passes only when a question is put to the other one', () => {
    expect(curtainFor(seats, 0, 0)).toBeNull();
    expect(eyesOf(seats, 0, 0)).toBe(0);
    expect(curtainFor(seats, 0, 1)).toBe(1);
  });

  test('while the curtain is down, the screen shows what everybody may see', () => {
    expect(eyesOf(seats, 0, 1)).toBe('spectator');
  });

  test('when the game is over, whoever sits there stays', () => {
    expect(curtainFor(seats, 1, null)).toBeNull();
    expect(eyesOf(seats, 1, null)).toBe(1);
  });
});

describe('one person and a computer', () => {
  const seats = [ROBOT, ANNA];

  test('the person has the chair from the beginning and never leaves it', () => {
    const chair = firstChair(seats);
    expect(chair).toBe(1);
    expect([0, 1].map(asked => curtainFor(seats, chair, asked))).toEqual([null, null]);
    expect([0, 1].map(asked => eyesOf(seats, chair, asked))).toEqual([1, 1]);
  });
});

test('who watches two computers sees what everybody may see', () => {
  const seats = [ROBOT, ROBOT];
  expect(firstChair(seats)).toBeNull();
  expect(curtainFor(seats, null, 0)).toBeNull();
  expect(eyesOf(seats, null, 0)).toBe('spectator');
});
