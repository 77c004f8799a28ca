import type { CreatureCard, KeywordUse } from '@signum/classic';
import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';

const agile: KeywordUse = { keyword: 'agile' };
const shooting: KeywordUse = { keyword: 'shooting', x: 2 };
const print = { strength: 2, health: 3, movement: 'M', keywords: [shooting, agile] } as unknown as CreatureCard;
const values = {
  strength: 3,
  health: 4,
  step: 'M',
  stride: 8000,
  keywords: [
    { use: { keyword: 'rush' }, x: 0 },
    { use: shooting, x: 3 },
    { use: agile, x: 0 },
  ],
} as const;

test('numbers in force stand beside the printed ones, and wounds are taken off Health (C-GEN-11)', () => {
  const { strength, health, movement } = numbersOf(values, { wounds: 1 }, print);
  expect({ strength, health, movement }).toEqual({
    strength: { now: 3, printed: 2 },
    health: { now: 4, printed: 3, left: 3 },
    movement: { ruler: 'M', more: 8000 },
  });
});

test('C-ABL-11: a negative Strength is shown as none', () => {
  expect(numbersOf({ ...values, strength: -1 }, { wounds: 0 }, print).strength.now).toBe(0);
});

test('keywords as printed come first; one with another number counts as given', () => {
  expect(numbersOf(values, { wounds: 0 }, print).keywords).toEqual([
    { use: agile, isPrinted: true },
    { use: { keyword: 'rush' }, isPrinted: false },
    { use: { keyword: 'shooting', x: 3 }, isPrinted: false },
  ]);
});
