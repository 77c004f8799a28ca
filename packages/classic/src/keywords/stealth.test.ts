import { expect, test } from 'vitest';
import { acting, closedBy } from '../testing/acting.ts';
import { character } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

const stealthy = { print: { keywords: [{ keyword: 'stealth' }] } } as const;

test('C-KW-Stealth, C-STL-1: it is summoned hidden', () => {
  const table = position({
    cards: [character('thief', stealthy.print)],
    frames: [{ kind: 'enter', step: 'begin', seat: 0, card: 'thief', how: 'from hand', near: 'own side' }],
  }).answer({ x: 20_000, y: 1600 });
  expect(table.state.creatures.at(-1)).toMatchObject({ hidden: true });
});

test('C-KW-Stealth: a whole activation hides it again, but not beside an enemy', () => {
  const hidden = acting({ creatures: { a: stealthy } }).answer({ do: 'use', ability: 'stealth' });
  expect(hidden.creature('a')).toMatchObject({ hidden: true });
  expect(hidden.pending).toBeUndefined();
  const creatures = { a: { ...stealthy, at: [300, 300] }, foe: { of: 1, at: [332, 300] } } as const;
  expect(closedBy(acting({ creatures }), 'use stealth')).toBeDefined();
});
