import { expect, test } from 'vitest';
import { character, minion } from '../testing/cards.ts';
import type { Table } from '../testing/position.ts';
import { position } from '../testing/position.ts';

const drilled = { keywords: [{ keyword: 'drill' }] } as const;

/** A sergeant with Drill is summoned; a corporal of his side may have Drill, too. */
function summoning({ corporal = true, has = true } = {}): Table {
  const table = position({
    creatures: {
      corporal: { at: [300, 300], ...(corporal && { print: drilled }) },
      foe: { of: 1, at: [400, 400], print: drilled },
    },
    cards: [character('sergeant', drilled), minion('imp')],
    players: [{ minion: has ? 'imp' : null }, { minion: 'imp' }],
    frames: [{ kind: 'enter', step: 'begin', seat: 0, card: 'sergeant', how: 'from hand', near: 'own side' }],
  });
  return table.answer({ x: 20_000, y: 1600 });
}

const minions = (table: Table) => table.state.creatures.filter(({ kind }) => kind === 'minion');

/** Answers everything with the first thing that fits. */
function settled(table: Table): Table {
  let now = table;
  while (now.pending) now = now.answer(now.answers[0]!);
  return now;
}

test('C-KW-Drill: a minion comes to each of its own creatures with Drill, itself included', () => {
  const asked = summoning();
  expect(asked.pending).toMatchObject({ kind: 'may', seat: 0, keyword: 'drill' });
  const after = settled(asked.answer({ yes: true }));
  expect(minions(after)).toHaveLength(2);
  expect(minions(after)).toMatchObject([
    { controller: 0, activated: true },
    { controller: 0, activated: true },
  ]);
});

test('C-KW-Drill: others of its side get none, and nobody must', () => {
  expect(minions(settled(summoning({ corporal: false }).answer({ yes: true })))).toHaveLength(1);
  expect(minions(summoning().answer({ yes: false }))).toEqual([]);
});

test('C-KW-Drill: whoever has no minion card is not asked', () => {
  expect(summoning({ has: false }).pending).toBeUndefined();
});
