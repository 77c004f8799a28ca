import { creatureOf, type CreatureId } from '@signum/classic';
import { stateOf, type Figure } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { attackWorth, leastWorth } from './attack-worth.ts';

const strong: Figure = { at: [300, 300], print: { strength: 4, health: 4 } };
const weak: Figure = { of: 1, at: [300, 332], print: { strength: 1, health: 2 } };

function worth(attacker: Figure, target: Figure): number {
  const state = stateOf({ heroes: false, creatures: { a: attacker, d: target } });
  const [a, d] = ['a', 'd'].map(id => creatureOf(state, id as CreatureId));
  return attackWorth(state, 'melee combat', a!, d!);
}

test('the strong should attack the weak, and not the other way round', () => {
  expect(worth(strong, weak)).toBeGreaterThan(0);
  expect(worth({ ...weak, of: 0 }, { ...strong, of: 1 })).toBeLessThan(0);
});

test('C-MEL-9: whoever has defended already does not strike back', () => {
  const even: Figure = { ...strong, of: 1, at: [300, 332] };
  expect(worth(strong, { ...even, defended: true })).toBeGreaterThan(worth(strong, even));
});

test('C-CMP-2: a wounded creature strikes worse', () => {
  expect(worth({ ...strong, wounds: 1 }, weak)).toBeLessThan(worth(strong, weak));
});

function readiness(creatures: Readonly<Record<string, Figure>>): number {
  const state = stateOf({ heroes: false, creatures });
  return leastWorth(state, creatureOf(state, 'a' as CreatureId), creatureOf(state, 'd' as CreatureId));
}

test('a risk is taken more readily when friends stand ready to strike after it', () => {
  const friend: Figure = { at: [332, 300], print: { strength: 2, health: 2 } };
  expect(readiness({ a: strong, d: weak, f: friend })).toBeLessThan(readiness({ a: strong, d: weak }));
});
