import type { Action, CreatureId, Decisions } from '@signum/classic';
import { stateOf } from '@signum/classic/testing';
import type { Decision } from '@signum/kernel';
import { expect, test } from 'vitest';
import type { Reply } from '../player.ts';
import { candidates } from './candidates.ts';

const uses = ['arena', 'smithy', 'tavern', 'temple', 'library'].map((building): Action => ({
  do: 'use building',
  building,
  ability: 0,
}));
const END: Action = { do: 'end turn' };
const replyOf = (action: Action): Reply => ({ kind: 'nextAction', ...action });

/** What somebody thinks of who may do this, and would use the Arena by habit. */
function thoughtOf(actions: readonly Action[]): string[] {
  const question: Decision<Decisions, 'nextAction'> = { kind: 'nextAction', seat: 0, n: 0, actions, closed: [] };
  const table = { state: stateOf({}), question, answers: () => actions.map(replyOf), random: () => 0 };
  return candidates(table, replyOf(uses[0]!), { answers: 4, surveys: false }).map(answer =>
    'do' in answer ? answer.do : '',
  );
}

test('a crowd of buildings does not hide a creature that can still act', () => {
  const knight: Action = { do: 'activate', creature: 'knight' as CreatureId };
  expect(thoughtOf([...uses, knight, END])).toContain('activate');
});

test('nobody thinks of ending the turn before all were activated', () => {
  const knight: Action = { do: 'activate', creature: 'knight' as CreatureId };
  expect(thoughtOf([knight, END])).not.toContain('end turn');
  expect(thoughtOf([...uses, END])).toContain('end turn');
});
