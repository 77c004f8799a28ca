import { expect, test } from 'vitest';
import { building } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { BASIC_BUILDINGS } from '../vocabulary.ts';
import { effectOf } from '../texts/effect-frame.ts';

const guild = (id: string) => building(id, { kind: 'class', faction: 'vallor' });
const unique = (id: string) => building(id, { kind: 'unique', faction: 'vallor' });
const CARDS = [guild('guild'), guild('order'), unique('tower'), unique('bridge'), unique('well'), unique('gate')];

type Half = NonNullable<Position['players']>[number];

function constructing(player: Half, less: number | null = null): Table {
  return position({
    cards: CARDS,
    phase: 'construction',
    players: [player],
    frames: [{ kind: 'construction', step: 'decide', seat: 0, less }],
  });
}

test('C-CTY-1 C-CTY-2 C-TRN-12: a building leaves the pool, is paid and stands untapped in the City', () => {
  const table = constructing({ buildings: ['arena', 'tavern'], prosperity: 4 }).answer({ building: 'tavern' });
  expect(table.state.players[0]).toMatchObject({
    prosperity: 3,
    buildings: ['arena'],
    city: [{ card: 'tavern', tapped: false }],
  });
  expect(table.told('constructionDecision')).toEqual([{ type: 'constructionDecision', player: 0, building: 'tavern' }]);
  expect(table.told('buildingConstructed')).toHaveLength(1);
});

test('C-TRN-12 C-CMP-26: one building a phase, or none and 2 Prosperity', () => {
  const table = constructing({ buildings: ['arena', 'tavern'], prosperity: 4 });
  expect(table.answer({ building: 'arena' }).pending).toBeUndefined();
  const none = table.answer({ building: 'none' });
  expect(none.state.players[0]).toMatchObject({ prosperity: 6, city: [] });
  expect(none.told('constructionDecision')).toEqual([{ type: 'constructionDecision', player: 0 }]);
});

test('C-TRN-13: the 2 Prosperity are given even when no building could have been constructed', () => {
  const poor = constructing({ buildings: ['arena'], prosperity: 0 });
  expect(poor.answers).toEqual([{ building: 'none' }]); // asked all the same: silence would tell what the pool holds
  expect(poor.answer({ building: 'none' }).state.players[0]!.prosperity).toBe(2);
});

test('C-CTY-1: what is too dear is refused with what it costs', () => {
  const dear = building('palace', { cost: { buildings: [], prosperity: 5 } });
  const table = position({
    cards: [dear],
    players: [{ buildings: ['arena', 'palace'], prosperity: 4 }],
    frames: [{ kind: 'construction', step: 'decide', seat: 0, less: null }],
  });
  expect(table.refusal({ building: 'palace' })).toMatchObject({
    code: 'too-little-prosperity',
    facts: { needed: 5, there: 4 },
  });
});

test('C-CTY-4 C-CMP-24: no second building of a name', () => {
  const table = constructing({ city: ['arena'], buildings: ['arena', 'tavern'] });
  expect(table.refusal({ building: 'arena' })?.code).toBe('building-stands-already');
});

test('C-CTY-4 C-CMP-25 C-CRD-28 C-MAT-20: no second class building, whatever its name', () => {
  const table = constructing({ city: ['guild'], buildings: ['order', 'tavern'] });
  expect(table.refusal({ building: 'order' })?.code).toBe('second-class-building');
});

test('C-CTY-7: once the class building is destroyed, another one may be constructed', () => {
  const table = constructing({ removed: ['guild'], buildings: ['order'] }).answer({ building: 'order' });
  expect(table.state.players[0]!.city.map(({ card }) => card)).toEqual(['order']);
});

test('C-CTY-4 C-CMP-28: a unique building that stood once is not constructed again', () => {
  const table = constructing({ removed: ['tower'], buildings: ['tavern'] });
  expect(table.refusal({ building: 'tower' })).toBeDefined();
  expect(
    constructing({ removed: ['tower'], buildings: ['tower', 'tavern'] }).refusal({ building: 'tower' })?.code,
  ).toBe('unique-building-again');
});

test('C-CTY-6 C-CMP-28: of two destroyed buildings the basic one may be constructed again, the unique one may not', () => {
  const text = { seat: 1, source: 'earthquake', card: 'gate' };
  const table = position({
    cards: CARDS,
    players: [{ city: ['arena', 'tower'], prosperity: 9 }],
    frames: [
      { kind: 'construction', step: 'decide', seat: 0, less: null },
      effectOf(text, { do: 'destroy', what: { all: "opponent's building" } }),
    ],
  });
  expect(table.state.players[0]).toMatchObject({ city: [], buildings: ['arena'], removed: ['tower'] });
  expect(table.refusal({ building: 'tower' })).toBeDefined();
  expect(table.answer({ building: 'arena' }).state.players[0]!.city).toHaveLength(1);
});

test('C-CTY-4 C-CMP-23: no thirteenth building', () => {
  const twelve = [...BASIC_BUILDINGS, 'tower', 'bridge', 'well'];
  expect(constructing({ city: twelve, buildings: ['gate'] }).answers).toEqual([{ building: 'none' }]);
  const eleven = constructing({ city: twelve.slice(1), buildings: ['gate'] });
  expect(eleven.answers).toContainEqual({ building: 'gate' });
});

test('C-CTY-3: the player chooses freely which building comes when', () => {
  const table = constructing({ buildings: ['arena', 'tavern', 'temple'], prosperity: 9 });
  expect(table.answers).toEqual([
    { building: 'none' },
    { building: 'arena' },
    { building: 'tavern' },
    { building: 'temple' },
  ]);
});

test('C-CTY-1: by an effect a building may be constructed for less, and nothing is given for declining', () => {
  const dear = building('palace', { cost: { buildings: [], prosperity: 5 } });
  const table = position({
    cards: [dear],
    players: [{ buildings: ['palace'], prosperity: 3 }],
    frames: [{ kind: 'construction', step: 'decide', seat: 0, less: 2 }],
  });
  expect(table.answer({ building: 'palace' }).state.players[0]!.prosperity).toBe(0);
  expect(table.answer({ building: 'none' }).state.players[0]!.prosperity).toBe(3);
});
