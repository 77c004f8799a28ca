import { expect, test } from 'vitest';
import type { TerrainCard } from '../card.ts';
import type { EditionId } from '../editions/index.ts';
import { building, terrain } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';

const mm = (x: number, y: number, turn = 0) => ({ x: x * 100, y: y * 100, turn });
const wood = terrain('wood', 30);
const shrine = terrain('shrine', 20, { kind: 'unique' });

/** The first player plays this card from the pool, up to the choice of its place. */
function laying(card: TerrainCard, more: Partial<Position> = {}): Table {
  const players = [{ ...more.players?.[0], terrains: [card.id] }, more.players?.[1] ?? {}];
  const table = position({ ...more, cards: [card, ...(more.cards ?? [])], players });
  return table.answer({ do: 'play terrain', card: card.id });
}

test('C-TER-1, C-CMP-27: one terrain a turn', () => {
  const end = laying(wood).answer(mm(300, 300));
  expect(end.state.terrains).toMatchObject([
    { card: 'wood', owner: 0, pose: { x: 30_000, y: 30_000, turn: 0 }, searched: false },
  ]);
  expect(end.told('terrainDeclared')).toHaveLength(1);
  expect(end.told('terrainPlaced')).toMatchObject([{ player: 0, card: 'wood', terrain: end.state.terrains[0]!.id }]);
  expect(end.refusal({ do: 'play terrain', card: 'wood' })).toMatchObject({ code: 'terrain-played', rule: 'C-TER-1' });
});

test('C-TER-2, C-CST-4: its cost is paid like any other, discounts taken off', () => {
  const gate = building('gate', { abilities: [{ always: [{ discount: 'terrain', by: 1 }] }] });
  const dear = terrain('dear', 30, { cost: { buildings: ['smithy', 'any', 'any'], prosperity: 1 } });
  const table = laying(dear, { cards: [gate], players: [{ city: ['gate', 'smithy', 'tavern'] }] });
  expect(table.asked('payment').cost).toEqual({ buildings: ['smithy', 'any'], prosperity: 1 });
  const end = table.answer({ buildings: ['smithy', 'gate'] });
  expect(end.state.players[0]).toMatchObject({ prosperity: 2 });
  expect(end.asked('terrainPose').card).toBe('dear');
});

test.each([
  ['at S from the own side', 110, undefined],
  ['nearer to it', 109, 'own-side-too-near'],
  ['at M from the other side', 470, undefined],
  ['nearer to that', 471, 'side-too-near'],
])('C-TER-4: a template %s', (_where, y, code) => {
  expect(laying(wood).refusal(mm(300, y))?.code).toBe(code);
});

test.each([
  ['a base at 3 mm', 349, undefined],
  ['a base nearer than that', 348, 'base-too-near'],
])('C-TER-4, C-MAT-28: %s', (_what, x, code) => {
  const table = laying(wood, { creatures: { somebody: { at: [300, 300] } } });
  expect(table.refusal(mm(x, 300))?.code).toBe(code);
});

test('C-TER-4, C-TER-6: S from other templates, no distance from the neutral edges', () => {
  const table = laying(wood, { terrains: { x1: { card: terrain('hill', 30), at: [300, 300] } } });
  expect(table.refusal(mm(439, 300))).toMatchObject({ code: 'template-too-near' });
  expect(table.refusal(mm(440, 300))).toBeUndefined();
  expect(table.refusal(mm(30, 300))).toBeUndefined();
  expect(table.refusal(mm(29, 300))).toMatchObject({ code: 'off-table' });
});

test("C-TER-5: position and rotation are the player's choice", () => {
  const long = terrain('long', 10, {
    template: [
      {
        core: [
          [-100, 0],
          [100, 0],
        ],
        radius: 10,
      },
    ],
  });
  const table = laying(long);
  expect(table.refusal(mm(50, 300))).toMatchObject({ code: 'off-table' });
  const end = table.answer(mm(50, 300, 90));
  expect(end.state.terrains[0]!.pieces[0]!.core).toEqual([
    { x: 5000, y: 20_000 },
    { x: 5000, y: 40_000 },
  ]);
});

test('C-TER-5: without any place the card cannot be played', () => {
  const sea = terrain('sea', 250);
  const table = position({ cards: [sea], players: [{ terrains: ['sea'] }] });
  expect(table.refusal({ do: 'play terrain', card: 'sea' })).toMatchObject({ code: 'no-place', rule: 'C-TER-5' });
});

test('C-TER-7, C-CMP-28, C-CRD-32, C-MAT-29: a unique terrain is played once a game, a basic one again and again', () => {
  expect(laying(shrine).answer(mm(300, 300)).state.players[0]!.terrains).toEqual([]);
  expect(laying(wood).answer(mm(300, 300)).state.players[0]!.terrains).toEqual(['wood']);
});

test('C-TER-9: terrain in the City is no building: it fills no place and pays for nothing', () => {
  const end = laying(wood).answer(mm(300, 300));
  expect(end.state.players[0]!.city).toEqual([]);
});

test('C-CRD-33, C-TER-13: each card has a template of its own, and creatures may stand on it', () => {
  const angle = terrain('angle', 5, {
    template: [
      {
        core: [
          [0, 0],
          [40, 0],
        ],
        radius: 5,
      },
      {
        core: [
          [0, 0],
          [0, 40],
        ],
        radius: 5,
      },
    ],
  });
  expect(laying(angle).answer(mm(200, 200)).state.terrains[0]!.pieces).toHaveLength(2);
});

test('C-TER-4: the second player measures from the other sides', () => {
  const cards = [wood];
  const table = position({ cards, active: 1, players: [{}, { terrains: ['wood'] }] }).answer({
    do: 'play terrain',
    card: 'wood',
  });
  expect(table.refusal(mm(300, 490))).toBeUndefined();
  expect(table.refusal(mm(300, 129))).toMatchObject({ code: 'side-too-near' });
});

test.each([
  ['ru-1', undefined],
  ['fr-1', 'buildings-missing'],
  ['en-2022', 'buildings-missing'],
  ['en-kitsune', 'buildings-missing'],
] as [EditionId, string | undefined][])(
  'C-MAT-90: may the Tavern pay for the Smithy of a terrain under %s?',
  (edition, code) => {
    const dear = terrain('dear', 30, { cost: { buildings: ['smithy'], prosperity: 0 } });
    const table = position({ edition, cards: [dear], players: [{ city: ['tavern'], terrains: ['dear'] }] });
    expect(table.refusal({ do: 'play terrain', card: 'dear' })?.code).toBe(code);
  },
);

test('C-TER-5, C-TER-7: three templates on the table leave room for a fourth', () => {
  const card = terrain('well', 20);
  const terrains = {
    x1: { card, at: [100, 300] },
    x2: { card, at: [300, 300] },
    x3: { card, at: [500, 300] },
  } as const;
  const table = position({ cards: [wood], terrains, players: [{ terrains: ['wood'] }] });
  expect(table.refusal({ do: 'play terrain', card: 'wood' })).toBeUndefined();
});
