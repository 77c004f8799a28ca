import { creatureOf, type ClassicState, type CreatureId } from '@signum/classic';
import { stateOf } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { growFamiliar } from './familiar.ts';
import { fieldOf, unitIn, type Unit } from './field.ts';

const table = (): ClassicState =>
  stateOf({
    creatures: {
      a: { at: [300, 300], print: { strength: 4, health: 4, movement: 'M' } },
      d: { of: 1, at: [300, 332], print: { strength: 1, health: 2, movement: 'M' } },
    },
  });

const unit = (state: ClassicState, id: string): Unit => unitIn(fieldOf(state, 0), id as CreatureId)!;

test('in a thought a creature is looked up once, and in earnest every time', () => {
  const [thought, earnest] = [table(), table()];
  growFamiliar(thought);
  expect(unit(thought, 'a').fighter).toBe(unit(thought, 'a').fighter);
  expect(unit(earnest, 'a').fighter).not.toBe(unit(earnest, 'a').fighter);
});

test('C-CMP-2, C-MEL-9: whoever was wounded or has defended is looked up anew, and the others are not', () => {
  const state = table();
  growFamiliar(state);
  const [a, d] = [unit(state, 'a').fighter, unit(state, 'd').fighter];
  creatureOf(state, 'd' as CreatureId).wounds = 1;
  expect(unit(state, 'd').fighter).toMatchObject({ left: d.left - 1, isTired: false });
  creatureOf(state, 'd' as CreatureId).defended = true;
  expect(unit(state, 'd').fighter).toMatchObject({ left: d.left - 1, isTired: true });
  expect(unit(state, 'a').fighter).toBe(a);
});

test('two thoughts about one world know the same creatures', () => {
  const world = table();
  const [one, other] = [1, 2].map(() => ({ ...world, creatures: world.creatures.map(creature => ({ ...creature })) }));
  growFamiliar(one!, world);
  growFamiliar(other!, world);
  expect(unit(one!, 'a').fighter).toBe(unit(other!, 'a').fighter);
});

test('C-END-5: a race is reckoned anew when Prosperity has come', () => {
  const state = table();
  growFamiliar(state);
  const before = fieldOf(state, 0).turns;
  state.players[0]!.prosperity += 8;
  expect(fieldOf(state, 0).turns).toBeLessThan(before);
});
