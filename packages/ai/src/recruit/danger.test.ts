import type { CreatureId } from '@signum/classic';
import { stateOf, type Figure } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { dangerFor } from './danger.ts';
import { fieldOf, unitIn } from './field.ts';

const brute = (x: number, y: number): Figure => ({
  of: 1,
  at: [x, y],
  print: { strength: 3, health: 4, movement: 'M' },
});

function dangerOf(own: Figure, enemies: readonly Figure[], place: readonly [number, number]): number {
  const others = Object.fromEntries(enemies.map((enemy, index) => [`e${index}`, enemy]));
  const field = fieldOf(stateOf({ heroes: false, creatures: { own, ...others } }), 0);
  return dangerFor(field, unitIn(field, 'own' as CreatureId)!)({ x: place[0] * 100, y: place[1] * 100 });
}

const weak: Figure = { at: [300, 100], print: { strength: 2, health: 2 } };
const hero: Figure = { ...weak, kind: 'hero', print: { strength: 2, health: 6 } };

test('out of reach of all enemies nothing is to be feared', () => {
  expect(dangerOf(weak, [brute(300, 400)], [300, 100])).toBe(0);
  expect(dangerOf(weak, [brute(300, 400)], [300, 300])).toBeGreaterThan(0);
});

test('two who reach it are worse than one, for a hero more than twice as bad', () => {
  const [one, two] = [[brute(300, 400)], [brute(300, 400), brute(340, 400)]];
  expect(dangerOf(weak, two, [300, 300])).toBeGreaterThan(dangerOf(weak, one, [300, 300]));
  expect(dangerOf(hero, two, [300, 300])).toBeGreaterThan(2 * dangerOf(hero, one, [300, 300]));
});

test('C-RNG-5: a shooter is to be feared from further off', () => {
  const archer: Figure = {
    of: 1,
    at: [300, 400],
    print: { strength: 1, health: 2, movement: 'S', keywords: [{ keyword: 'shooting', x: 3 }] },
  };
  expect(dangerOf(weak, [archer], [300, 200])).toBeGreaterThan(0);
  expect(dangerOf(weak, [archer], [300, 100])).toBe(0);
});
