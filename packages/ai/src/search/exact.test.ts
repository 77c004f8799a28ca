import { classicMachine } from '@signum/classic';
import { acting } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import type { Reply } from '../player.ts';
import { exactValue } from './exact.ts';

/** A fight in which the defender, a hero with one wound left, is to assign its dice. */
const table = acting({
  heroes: false,
  creatures: {
    ours: { kind: 'hero', at: [50, 50], print: { strength: 1, health: 6 } },
    a: { at: [300, 300], print: { strength: 3, health: 4 } },
    hero: { of: 1, kind: 'hero', at: [300, 332], wounds: 3, print: { strength: 3, health: 4 } },
  },
});

const struck = table.answer({ do: 'attack', attack: 'melee combat', target: 'hero' });
const always = (): boolean => true;

test('C-MEL-7: a hero about to fall does best to defend with all its dice', () => {
  const question = struck.asked('assignDice');
  const values = classicMachine
    .answers(question)
    .map(answer => exactValue(struck.state, answer as Reply, 1, always) ?? Number.NaN);
  expect(values).toHaveLength(4);
  expect(values[0]).toBe(Math.max(...values));
});

test('a fight that takes too long, or for which there is no time, is not reckoned', () => {
  const answer: Reply = { kind: 'assignDice', attack: 1 };
  expect(exactValue(struck.state, answer, 1, always, 1)).toBeUndefined();
  expect(exactValue(struck.state, answer, 1, () => false)).toBeUndefined();
});
