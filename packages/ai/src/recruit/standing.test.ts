import { standingStill, type CreatureId } from '@signum/classic';
import { stateOf, type Figure } from '@signum/classic/testing';
import { gap } from '@signum/geometry';
import { expect, test } from 'vitest';
import { fieldOf, unitIn, type Field, type Unit } from './field.ts';
import { chargesFor, goalFor, standingsFor } from './standing.ts';

type Figures = Readonly<Record<string, Figure>>;

const hero = (of: number, x: number, y: number): Figure => ({
  of,
  kind: 'hero',
  at: [x, y],
  print: { strength: 3, health: 6, movement: 'M' },
});
const knight = (of: number, x: number, y: number): Figure => ({
  of,
  at: [x, y],
  print: { strength: 2, health: 3, movement: 'M' },
});
const heroes: Figures = { ours: hero(0, 300, 16), theirs: hero(1, 300, 584) };

function seen<T>(creatures: Figures, id: string, look: (field: Field, unit: Unit) => T): T {
  const state = stateOf({ heroes: false, creatures });
  return standingStill(state, () => {
    const field = fieldOf(state, 0);
    return look(field, unitIn(field, id as CreatureId)!);
  });
}

/** How much nearer to the other hero the best place is than where it stands. */
function advance(creatures: Figures, id: string): number {
  return seen(creatures, id, (field, unit) => {
    const theirs = unitIn(field, 'theirs' as CreatureId)!.creature;
    const [best] = standingsFor(field, unit, unit.walk, true);
    return gap(unit.creature, theirs) - gap({ ...best!, r: unit.creature.r }, theirs);
  });
}

test('with nobody in the way a creature goes for the other hero, as far as it can', () => {
  const alone = { ...heroes, a: knight(0, 300, 200), b: knight(0, 340, 200) };
  expect(seen(alone, 'a', goalFor)?.creature.id).toBe('theirs');
  expect(advance(alone, 'a')).toBeGreaterThan(9000);
});

test('a creature far before all others waits for them', () => {
  expect(advance({ ...heroes, a: knight(0, 300, 380), b: knight(0, 300, 60) }, 'a')).toBeLessThanOrEqual(0);
});

test('a hero stays at home alone, and goes with two of its men', () => {
  expect(advance(heroes, 'ours')).toBeLessThanOrEqual(0);
  const escorted = { ...heroes, a: knight(0, 260, 250), b: knight(0, 340, 250) };
  expect(advance(escorted, 'ours')).toBeGreaterThan(5000);
});

test('a hero goes no nearer to three enemies than they reach', () => {
  const guards = { e: knight(1, 260, 220), f: knight(1, 300, 220), g: knight(1, 340, 220) };
  const creatures = { ...heroes, ...guards, a: knight(0, 220, 250), b: knight(0, 380, 250) };
  const nearest = seen(creatures, 'ours', (field, unit) => {
    const [best] = standingsFor(field, unit, unit.walk, true);
    return Math.min(...field.enemies.map(({ creature }) => gap({ ...best!, r: unit.creature.r }, creature)));
  });
  expect(nearest).toBeGreaterThan(10_000);
});

test('C-MEL-9: whom friends can strike afterwards is charged more gladly', () => {
  const two = {
    ...heroes,
    e: knight(1, 200, 300),
    f: knight(1, 400, 300),
    a: knight(0, 300, 300),
    b: knight(0, 460, 300),
  };
  expect(seen(two, 'a', (field, unit) => chargesFor(field, unit, unit.walk))[0]?.enemy.creature.id).toBe('f');
});
