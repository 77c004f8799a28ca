import { leftOver, scripted, seeded } from '@signum/kernel';
import { expect, test } from 'vitest';
import { placesOf, rerollDice, rollDice, rollDie } from './dice.ts';
import { FACES } from './vocabulary.ts';

test('C-CMP-1: two of the six sides show each symbol', () => {
  const sides = [0, 1, 2, 3, 4, 5].map(side => rollDie(scripted([side])));
  expect(sides).toEqual(['bullseye', 'bullseye', 'axe', 'axe', 'shield', 'shield']);
});

test('C-GEN-5: a die takes one value from the stream', () => {
  const chance = scripted([0, 2, 4, 5]);
  expect(rollDice(chance, 3)).toEqual(['bullseye', 'axe', 'shield']);
  expect(leftOver(chance)).toEqual([5]);
});

test('C-CMP-3, C-GEN-6: a die rolled again shows the new face, the lowest place first; the others stay', () => {
  const faces = ['axe', 'bullseye', 'axe', 'bullseye'] as const;
  expect(rerollDice(scripted([4, 2]), faces, [3, 1])).toEqual(['axe', 'shield', 'axe', 'axe']);
});

const roll = (counting?: readonly ['shield']) => rollDice(seeded('5'.repeat(64)), 50, counting);

test('C-CMP-1: which faces count changes nothing about how they fall', () => {
  expect(roll(['shield'])).toEqual(roll());
  expect(FACES.every(face => placesOf(roll(), [face]).length > 5)).toBe(true);
});
