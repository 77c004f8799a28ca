import type { CreatureId } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../game/contract.ts';
import { givenInAdvance, isOver } from './given-in-advance.ts';
import type { Advance, Going } from './standing.ts';

const NOW = { game: 'g', seat: 0, turn: 5 };
const NOTHING: Advance = { listed: null, anyOrder: false, going: null };
const OTHERS = [
  { ...NOW, game: 'h' },
  { ...NOW, seat: 1 },
  { ...NOW, turn: 6 },
] as const;

function order(of: 'activations' | 'triggers'): Question {
  const options = ['c1', 'c2'].map(id => ({ source: id, creature: id as CreatureId }));
  return { kind: 'order', n: 7, seat: 0, of, options };
}

function tacticWindow(): Question {
  return { kind: 'tactic', n: 8, seat: 0, events: [], usable: [] };
}

function free(n: number): Question {
  return { kind: 'nextAction', n, seat: 0, actions: [], closed: [] };
}

function acts(creature: CreatureId, ...does: readonly ('move' | 'pass' | 'run')[]): Question {
  return { kind: 'act', n: 5, seat: 0, creature, deeds: does.map(what => ({ do: what })), closed: [] };
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

describe('C-ACT-3: a move that was planned as a whole', () => {
  const [mover, other] = ['c1', 'c2'] as CreatureId[] as [CreatureId, CreatureId];
  const going: Going = {
    turn: NOW,
    since: 4,
    creature: mover,
    pace: 'run',
    route: { kind: 'route', mode: 'walk', x: 100, y: 200 },
  };
  const advance = { ...NOTHING, going };

  test('is answered step by step', () => {
    expect(givenInAdvance(free(4), NOW, advance)?.reply).toEqual({
      kind: 'nextAction',
      do: 'activate',
      creature: mover,
    });
    expect(givenInAdvance(acts(mover, 'move', 'run', 'pass'), NOW, advance)?.reply).toEqual({ kind: 'act', do: 'run' });
    for (const now of OTHERS) expect(givenInAdvance(free(4), now, advance)).toBeUndefined();
  });

  test('is over when nobody asks for it any more, and waits while a window is open', () => {
    expect(givenInAdvance(free(6), NOW, advance)).toBeUndefined();
    expect(givenInAdvance(acts(other, 'run'), NOW, advance)).toBeUndefined();
    expect(givenInAdvance(acts(mover, 'pass'), NOW, advance)).toBeUndefined();
    for (const question of [free(6), acts(other, 'run'), acts(mover, 'pass')])
      expect(isOver(going, question)).toBe(true);
    for (const question of [free(4), tacticWindow()]) expect(isOver(going, question)).toBe(false);
  });
});
