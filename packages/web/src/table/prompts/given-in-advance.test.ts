import type { CreatureId, TacticId } from '@signum/classic';
import { expect, test } from 'vitest';
import type { Question } from '../../game/contract.ts';
import { givenInAdvance } from './given-in-advance.ts';
import type { Advance } from './standing.ts';

const NOW = { game: 'g', seat: 0, turn: 5 };
const NOTHING: Advance = { passing: null, listed: null, anyOrder: false };
const OTHERS = [
  { ...NOW, game: 'h' },
  { ...NOW, seat: 1 },
  { ...NOW, turn: 6 },
] as const;

function order(of: 'activations' | 'triggers'): Question {
  const options = ['c1', 'c2'].map(id => ({ source: id, creature: id as CreatureId }));
  return { kind: 'order', n: 7, seat: 0, of, options };
}

function tacticWindow(...usable: readonly string[]): Question {
  return { kind: 'tactic', n: 8, seat: 0, events: [], usable: usable as TacticId[] };
}

test('nobody who has said nothing is answered for', () => {
  for (const question of [order('activations'), order('triggers'), tacticWindow()])
    expect(givenInAdvance(question, NOW, NOTHING)).toBeUndefined();
});

test('C-TRN-22: idle creatures pass as they are listed, until the end of that turn of that player', () => {
  const advance = { ...NOTHING, listed: NOW };
  expect(givenInAdvance(order('activations'), NOW, advance)?.reply).toEqual({ kind: 'order', next: 0 });
  for (const other of OTHERS) expect(givenInAdvance(order('activations'), other, advance)).toBeUndefined();
});

test('C-TIM-3: an order of passes says nothing of abilities, and any order says all', () => {
  expect(givenInAdvance(order('triggers'), NOW, { ...NOTHING, listed: NOW })).toBeUndefined();
  const advance = { ...NOTHING, anyOrder: true };
  for (const of of ['activations', 'triggers'] as const)
    expect(givenInAdvance(order(of), NOW, advance)?.reply).toEqual({ kind: 'order', next: 0 });
});

test('C-TIM-22: windows are passed for the rest of the turn, after the same pause whether a tactic fits or not', () => {
  const advance = { ...NOTHING, passing: NOW };
  const given = givenInAdvance(tacticWindow(), NOW, advance);
  expect(given).toMatchObject({ reply: { kind: 'tactic', tactic: 'pass' } });
  expect(givenInAdvance(tacticWindow('t1'), NOW, advance)).toEqual(given);
  for (const other of OTHERS) expect(givenInAdvance(tacticWindow(), other, advance)).toBeUndefined();
});
