import { classicMachine } from '@signum/classic';
import { acting } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { namedMoves, simpleMoves } from './moves.ts';

const table = acting({
  creatures: {
    a: { at: [300, 300], print: { strength: 2, health: 3, movement: 'L' } },
    foe: { of: 1, at: [300, 380], print: { strength: 1, health: 3 } },
    other: { of: 1, at: [520, 520], print: { strength: 1, health: 3 } },
  },
}).answer({ do: 'move' });

test.each([
  ['simple', simpleMoves],
  ['named', namedMoves],
])('every %s move is one that the rules allow, and the first goes into contact', (_name, moves) => {
  const question = table.asked('route');
  const all = moves(table.state, question);
  expect(all.length).toBeGreaterThan(8);
  for (const move of all) expect(classicMachine.judge(question, move)).toBeUndefined();
  const { state } = classicMachine.walk(table.state, all[0]);
  const [a, foe] = ['a', 'foe'].map(id => state.creatures.find(creature => creature.id === id)!);
  expect(Math.hypot(a!.x - foe!.x, a!.y - foe!.y) - a!.r - foe!.r).toBeLessThan(600);
});
