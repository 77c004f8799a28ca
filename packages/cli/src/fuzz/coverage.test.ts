import { catalogue } from '@signum/cards';
import { expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { goalsOf } from './goals.ts';
import { NEVER_SEEN } from './never-seen.ts';
import { Witness } from './witness.ts';

/** What somebody who looks on notes of one answer. */
function seenIn(told: readonly object[], creatures: readonly object[] = []): string[] {
  const witness = new Witness();
  const state = { creatures, cards: catalogue, players: [], terrains: [], rules: {} };
  witness.note({ kind: 'act', seat: 0, n: 0 }, { state, told: [told] } as never);
  return [...witness.seen];
}

test('what has not happened yet is told by name, until it has', () => {
  const coverage = new Coverage(catalogue);
  expect(coverage.missingByKind()).toMatchObject({ event: expect.arrayContaining(['attackDeclared']) as unknown });
  expect(coverage.missing()).toContain('keyword answering: requiem');
  coverage.add(['event: attackDeclared', 'keyword answering: requiem']);
  expect(coverage.missingByKind().event).not.toContain('attackDeclared');
  expect(coverage.missing()).toHaveLength(coverage.total - 2);
});

test('every card is a goal, every tactic to be revealed, every ability to be used or set off', () => {
  const goals = goalsOf(catalogue);
  expect(goals).toContain('card played: mint');
  expect(goals).toContain('ability used: mint 0');
  expect(goals).toContain('tactic revealed: sly-trick');
  expect(goals).not.toContain('ability set off: sly-trick 0');
  expect(new Set(goals).size).toBe(goals.length);
});

test('an ability is recognised by the thing on which it stands', () => {
  const told = [
    { n: 0, event: { type: 'relicEquipped', player: 0, card: 'chitin-carapace', relic: 'r1' } },
    { n: 1, event: { type: 'prosperityGained', player: 0 }, source: 'r1 0' },
    { n: 2, event: { type: 'prosperityGained', player: 1 }, source: '1 mint 0' },
    { n: 3, event: { type: 'damageDealt', who: 'c1', n: 1 }, source: 'c1 requiem 2' },
  ];
  expect(seenIn(told)).toEqual(
    expect.arrayContaining([
      'card played: chitin-carapace',
      'ability set off: chitin-carapace 0',
      'ability used: mint 0',
      'keyword answering: requiem',
    ]),
  );
});

test('whatever can never be seen is a goal, and has a reason', () => {
  const goals: readonly string[] = goalsOf(catalogue);
  for (const [name, reason] of Object.entries(NEVER_SEEN)) {
    expect(goals).toContain(name);
    expect(reason.length).toBeGreaterThan(20);
  }
});
