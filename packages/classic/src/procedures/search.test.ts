import { expect, test } from 'vitest';
import { acting, closedBy, openTo, to } from '../testing/acting.ts';
import { terrain } from '../testing/cards.ts';
import type { Figure, Position, Table } from '../testing/position.ts';

const ruins = terrain('ruins', 20, {
  ruins: {
    bullseye: { do: 'wound', whom: 'that creature', amount: 1 },
    'axe|shield': { do: 'prosper', who: 'its player', amount: 2 },
  },
});

const at = (x: number, y: number, given: Figure = {}): Figure => ({
  at: [x, y],
  ...given,
  print: { health: 3, ...given.print },
});
const enemy = (x: number, y: number, given: Figure = {}): Figure => ({ of: 1, ...at(x, y, given) });

/** Ruins lie beside a place at [300, 300]; others far away. */
function beside(a: Figure, given: Omit<Position, 'frames'> = {}, searched: { r?: boolean; s?: boolean } = {}): Table {
  const terrains = {
    r: { card: ruins, at: [338, 300] as const, of: 1, searched: searched.r ?? false },
    s: { card: ruins, at: [100, 500] as const, searched: searched.s ?? false },
  };
  return acting({ ...given, terrains, creatures: { a, ...given.creatures } });
}

test('C-RUI-1 and C-RUI-11: a character in contact may search Ruins, whosever they are; a hero or a minion may not', () => {
  expect(openTo(beside(at(300, 300)))).toContain('search r');
  expect(closedBy(beside(at(300, 300)), 'search s')).toBe('C-RUI-1');
  expect(closedBy(beside(at(300, 300, { kind: 'minion' })), 'search r')).toBe('C-RUI-1');
  expect(closedBy(beside(at(300, 300, { kind: 'hero' })), 'search r')).toBe('C-RUI-1');
  expect(closedBy(beside(at(300, 300, { print: { keywords: [{ keyword: 'monster' }] } })), 'search r')).toBe('C-RUI-1');
});

test('C-RUI-2: a search may follow a move, but not a Run', () => {
  const table = beside(at(250, 300));
  expect(openTo(table.answer({ do: 'move' }).answer(to(300, 300)))).toContain('search r');
  expect(table.answer({ do: 'run' }).answer(to(300, 300)).pending).toBeUndefined();
});

test('C-RUI-3 and C-TV-63: not in contact with an enemy, hidden or not, unless one is hidden oneself', () => {
  const creatures = { e: enemy(268, 300) };
  expect(closedBy(beside(at(300, 300), { creatures }), 'search r')).toBe('C-RUI-3');
  const lurking = { e: enemy(268, 300, { hidden: true }) };
  expect(closedBy(beside(at(300, 300), { creatures: lurking }), 'search r')).toBe('C-RUI-3');
  const table = beside(at(300, 300, { hidden: true }), { creatures, dice: 'bullseye' });
  expect(table.answer({ do: 'search', terrain: 'r' }).end().creature('a')).toMatchObject({ hidden: true });
});

test("C-RUI-4: one die; the table's line concerns the searcher, and the activation is over", () => {
  const hurt = beside(at(300, 300), { dice: 'bullseye' }).answer({ do: 'search', terrain: 'r' }).end();
  expect(hurt.creature('a')).toMatchObject({ wounds: 1 });
  expect(hurt.told('activationEnd')).toHaveLength(1);
  const rich = beside(at(300, 300), { dice: 'shield' }).answer({ do: 'search', terrain: 'r' }).end();
  expect(rich.told('ruinsSearched')).toEqual([{ type: 'ruinsSearched', who: 'a', terrain: 'r', face: 'shield' }]);
  expect(rich.state.players.map(({ prosperity }) => prosperity)).toEqual([5, 3]);
});

test('C-RUI-5: Ruins are searched once, whatever was found', () => {
  const table = beside(at(300, 300), { dice: 'bullseye' }).answer({ do: 'search', terrain: 'r' });
  expect(table.state.terrains.map(({ searched }) => searched)).toEqual([true, false]);
  expect(closedBy(beside(at(300, 300), {}, { r: true }), 'search r')).toBe('C-RUI-5');
});

test('C-RUI-6, C-RUI-9 and C-TV-64: a secret entrance leads beside other searched Ruins, on an Axe or a Shield', () => {
  const found = { r: true, s: true };
  const enter = { do: 'secret entrance', terrain: 'r' };
  const failed = beside(at(300, 300), { dice: 'bullseye' }, found).answer(enter).end();
  expect(failed.told('activationEnd')).toHaveLength(1);
  expect(failed.creature('a')).toMatchObject({ x: 30_000, y: 30_000 });
  for (const dice of ['axe', 'shield']) {
    const table = beside(at(300, 300, { hidden: true }), { dice }, found)
      .answer(enter)
      .end();
    expect(table.asked('choose')).toMatchObject({ purpose: 'place to go', options: ['s'], least: 0 });
    const through = table.answer({ chosen: ['s'] }).answer({ x: 13_700, y: 50_000 });
    expect(through.creature('a')).toMatchObject({ x: 13_700, y: 50_000, hidden: true });
    expect(through.told('activationEnd')).toHaveLength(1);
    expect(table.answer({ chosen: [] }).creature('a')).toMatchObject({ x: 30_000 });
  }
});

test('C-RUI-6: it comes out in contact with no enemy', () => {
  const creatures = { e: enemy(170, 500) };
  const table = beside(at(300, 300), { creatures, dice: 'axe' }, { r: true, s: true });
  const out = table.answer({ do: 'secret entrance', terrain: 'r' }).answer({ chosen: ['s'] });
  expect(out.refusal({ x: 13_700, y: 50_000 })).toMatchObject({ rule: 'C-PLC-4' });
  expect(out.refusal({ x: 10_000, y: 46_300 })).toBeUndefined();
});

test.each([
  ['en-kitsune', false],
  ['en-2022', true],
  ['fr-1', true],
  ['ru-1', true],
] as const)('C-RUI-7, C-RUI-12 and C-MAT-31: a secret entrance in contact with an enemy in %s', (edition, isOpen) => {
  const table = beside(at(300, 300), { edition, creatures: { e: enemy(268, 300) } }, { r: true, s: true });
  expect(openTo(table).includes('secret entrance r')).toBe(isOpen);
});

test('C-RUI-8: whoever may roll again when searching may do so at a secret entrance', () => {
  const guide = at(300, 300, { print: { keywords: [{ keyword: 'ruins-reroll' }] } });
  const searching = beside(guide, { dice: 'bullseye axe' }).answer({ do: 'search', terrain: 'r' });
  expect(searching.asked('reroll')).toMatchObject({ purpose: 'search', faces: ['bullseye'], most: 1 });
  expect(
    searching
      .answer({ dice: [0] })
      .end()
      .told('ruinsSearched'),
  ).toMatchObject([{ face: 'axe' }]);
  const entering = beside(guide, { dice: 'bullseye shield' }, { r: true, s: true });
  const through = entering
    .answer({ do: 'secret entrance', terrain: 'r' })
    .answer({ dice: [0] })
    .end();
  expect(through.pending).toMatchObject({ kind: 'choose' });
});

test('C-RUI-10: without other searched Ruins that have a free place it cannot be declared', () => {
  expect(closedBy(beside(at(300, 300), {}, { r: true }), 'secret entrance r')).toBe('C-RUI-10');
  expect(openTo(beside(at(300, 300), {}, { r: true, s: true }))).toContain('secret entrance r');
});
