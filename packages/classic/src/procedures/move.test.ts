import { expect, test } from 'vitest';
import type { KeywordUse } from '../language/index.ts';
import { terrain } from '../testing/cards.ts';
import { moving, to } from '../testing/acting.ts';
import type { Figure } from '../testing/position.ts';

const rocks = terrain('rocks', 20, { keywords: [{ keyword: 'impassable' }] });
const mire = terrain('mire', 20, { keywords: [{ keyword: 'difficult' }] });
const meadow = terrain('meadow', 20);

const at = (x: number, y: number, given: Figure = {}): Figure => ({ at: [x, y], ...given });
const enemy = (x: number, y: number, given: Figure = {}): Figure => ({ of: 1, ...at(x, y, given) });
const having = (...keywords: KeywordUse[]): Figure => ({ print: { keywords } });

test('C-MOV-1 and C-MOV-2: the centre travels at most the Movement, and turns cost nothing beyond their length', () => {
  const table = moving({ creatures: { a: at(300, 300), f: at(340, 320) } });
  expect(table.refusal(to(300, 200))).toBeUndefined();
  expect(table.refusal(to(300, 199))).toMatchObject({ code: 'too-far', rule: 'C-MOV-1' });
  expect(table.refusal({ ...to(390, 300), word: [] })).toBeDefined(); // through a friend
  expect(table.refusal(to(390, 300))).toBeUndefined(); // round it: 93 mm
  expect(table.refusal(to(398, 300))).toMatchObject({ code: 'too-far' }); // 98 mm away, but the way is longer
});

test('C-MOV-1 and C-MOV-2: how long the way was is told with its turns, and never as more than the Movement', () => {
  const table = moving({ creatures: { a: at(300, 300), f: at(340, 320) } });
  const wayTo = (x: number, y: number) => table.answer(to(x, y)).told('moveStarted')[0]?.length;
  expect(wayTo(300, 200)).toBe(10_000);
  expect(wayTo(300.5, 200)).toBe(10_000); // the eighth of a hundredth beyond it is forgiven
  expect(wayTo(390, 300)).toBeGreaterThan(9100); // round a friend
  expect(wayTo(390, 300)).toBeLessThan(9400);
});

test('C-MOV-1 and C-MOV-15: Difficult terrain shortens the way, but what is told is still the way', () => {
  const creatures = { a: at(300, 300, { print: { movement: 'L' } }) };
  const begun = moving({ creatures, terrains: { m: { card: mire, at: [300, 270] } } });
  expect(begun.answer(to(300, 375)).told('moveStarted')).toEqual([{ type: 'moveStarted', who: 'a', length: 7500 }]);
});

test('C-MOV-1: a big base goes no farther than a small one', () => {
  const table = moving({ creatures: { a: at(300, 300, { print: { base: 60 } }) } });
  expect(table.refusal(to(400, 300))).toBeUndefined();
  expect(table.refusal(to(401, 300))).toMatchObject({ rule: 'C-MOV-1' });
});

test('C-MOV-3 and C-TV-43: a bonus counts for the whole move if it was there when the move was declared, else not', () => {
  const brook: Figure = {
    print: { keywords: [{ keyword: 'aura', x: 'S', whom: 'your creature', gives: [{ stat: 'movement', by: 'S' }] }] },
  };
  const inside = moving({ creatures: { a: at(300, 300), brook: at(250, 300, brook) } });
  const gone = inside.answer(to(480, 300));
  expect(gone.creature('a')).toMatchObject({ x: 48_000, y: 30_000 });
  const outside = moving({ creatures: { a: at(300, 300), brook: at(420, 300, brook) } });
  expect(outside.refusal(to(300, 420))).toMatchObject({ code: 'too-far' });
});

test('C-MOV-4 and C-MOV-5: a way leads neither through bases nor through Impassable templates, nor ends on them', () => {
  const table = moving({
    creatures: { a: at(300, 300), f: at(340, 300) },
    terrains: { r: { card: rocks, at: [300, 350] } },
  });
  expect(table.refusal({ ...to(380, 300), word: [] })).toBeDefined();
  expect(table.refusal({ ...to(300, 390), word: [] })).toBeDefined();
  expect(table.refusal(to(345, 300))).toMatchObject({ code: 'overlaps-base', rule: 'C-MOV-5' });
  expect(table.refusal(to(300, 340))).toMatchObject({ code: 'on-impassable', rule: 'C-MOV-5' });
});

test('C-MOV-6: contact with an enemy, hidden or not, ends the move at once', () => {
  for (const hidden of [false, true]) {
    const table = moving({ creatures: { a: at(300, 300), e: enemy(350, 316, { hidden }) } });
    expect(table.refusal({ ...to(390, 300), word: [] })).toBeDefined();
    const met = table.answer(to(318.5, 305));
    expect(met.told('contactEntered')).toEqual([{ type: 'contactEntered', who: 'e', by: 'a' }]);
  }
});

test('C-MOV-7: an enemy that was touched at the start does not stop the move', () => {
  const table = moving({ creatures: { a: at(300, 300), e: enemy(332, 300) }, dice: 'bullseye' });
  const round = table.answer(to(332, 268)).end();
  expect(round.creature('a')).toMatchObject({ x: 33_200, y: 26_800 });
  expect(round.told('contactEntered')).toEqual([]);
  expect(round.told('contactLeft')).toEqual([]);
});

test('C-MOV-8: contact with a friend does not stop a move', () => {
  const table = moving({ creatures: { a: at(300, 300), f: at(350, 333) } });
  expect(table.refusal({ ...to(390, 300), word: [] })).toBeUndefined();
});

test('C-MOV-10: a base may go along the edge of the field', () => {
  const table = moving({ creatures: { a: at(300, 16) } });
  expect(table.refusal({ ...to(400, 16), word: [] })).toBeUndefined();
  expect(table.refusal(to(350, 15))).toMatchObject({ code: 'off-table' });
});

test('C-MOV-11 and C-MOV-12: what is added to a Movement adds its millimetres, also to none at all', () => {
  const longer: Figure = { gains: [{ bonus: { stat: 'movement', by: 'S' }, source: 'x', by: 0 }] };
  const none = moving({ creatures: { a: at(300, 300, { print: { movement: null } }) } });
  expect(none.pending).toBeUndefined();
  const still = moving({ creatures: { a: at(300, 300, { ...longer, print: { movement: null } }) } });
  expect(still.refusal(to(380, 300))).toBeUndefined();
  expect(still.refusal(to(381, 300))).toMatchObject({ code: 'too-far' });
  const far = moving({ creatures: { a: at(300, 300, longer) } });
  expect(far.refusal(to(480, 300))).toBeUndefined();
  expect(far.refusal(to(481, 300))).toMatchObject({ code: 'too-far' });
});

test('C-MOV-13: the whole move is declared before anything else happens', () => {
  const events = moving({ creatures: { a: at(300, 300) } })
    .answer(to(300, 360))
    .events.map(({ event }) => event);
  expect(events).toEqual([
    { type: 'moveDeclared', who: 'a', run: false, x: 30_000, y: 36_000 },
    { type: 'moveStarted', who: 'a', length: 6000 },
    { type: 'moveEnded', who: 'a', x: 30_000, y: 36_000 },
  ]);
});

test('C-MOV-14: a path of length 0 is no move', () => {
  const table = moving({ creatures: { a: at(300, 300), e: enemy(332, 300) } });
  expect(table.refusal(to(300, 300))).toMatchObject({ rule: 'C-MOV-14' });
  const stayed = table.answer({ stay: true });
  expect(stayed.events).toEqual([]);
  expect(stayed.pending).toBeUndefined();
});

test('C-MOV-14 and C-CMP-9: at exactly 3 mm there is no contact yet, and the step into it is a move', () => {
  const table = moving({ creatures: { a: at(300, 300), e: enemy(335, 300) } });
  const beside = to(303, 300);
  expect(table.refusal(beside)).toBeUndefined();
  expect(table.answer(beside).told('contactEntered')).toMatchObject([{ who: 'e', by: 'a' }]);
  expect(table.answer(beside).told('moveStarted')).toEqual([{ type: 'moveStarted', who: 'a' }]); // without any way
});

test('C-MOV-15 and C-MOV-17: Difficult terrain leaves an allowance of S, which whoever has S does not feel', () => {
  const creatures = { a: at(300, 300, { print: { movement: 'L' } }) };
  const begun = moving({ creatures, terrains: { m: { card: mire, at: [300, 270] } } });
  expect(begun.refusal(to(300, 380))).toBeUndefined();
  expect(begun.refusal(to(300, 381))).toMatchObject({ rule: 'C-MOV-15' });
  const slow = moving({
    creatures: { a: at(300, 300, { print: { movement: 'S' } }) },
    terrains: { m: { card: mire, at: [300, 350] } },
  });
  expect(slow.refusal(to(300, 380))).toBeUndefined();
});

test('C-MOV-16 and C-TV-41: Difficult terrain met within S allows S in all; met later, it stops the move', () => {
  const creatures = { a: at(300, 300, { print: { movement: 'L' } }) };
  const soon = moving({ creatures, terrains: { m: { card: mire, at: [396, 300] } } }); // touched after 60 mm
  expect(soon.refusal(to(380, 300))).toBeUndefined();
  expect(soon.refusal({ ...to(381, 300), word: [] })).toMatchObject({ rule: 'C-MOV-15' });
  const late = moving({ creatures, terrains: { m: { card: mire, at: [426, 300] } } }); // touched after 90 mm
  expect(late.refusal({ ...to(390, 300), word: [] })).toBeUndefined();
  expect(late.refusal({ ...to(391, 300), word: [] })).toMatchObject({ rule: 'C-MOV-16' });
  expect(late.answer(to(390, 300)).told('terrainTouched')).toEqual([
    { type: 'terrainTouched', who: 'a', terrain: 'm' },
  ]);
});

test.each([
  ['C-MOV-15: Pathfinder walks on as if nothing were there', having({ keyword: 'pathfinder' }), 'walk'],
  ['C-MOV-15: Flight passes over it', having({ keyword: 'flight' }), 'flight'],
] as const)('%s', (_title, figure, mode) => {
  const table = moving({ creatures: { a: at(300, 300, figure) }, terrains: { m: { card: mire, at: [350, 300] } } });
  expect(table.refusal(to(400, 300, mode))).toBeUndefined();
});

test('C-MOV-6 and C-KW-Flight: whoever flies is stopped by nobody on the way, and only the end counts', () => {
  const creatures = { a: at(300, 300, having({ keyword: 'flight' })), e: enemy(350, 300) };
  const table = moving({ creatures, terrains: { r: { card: rocks, at: [300, 360] } } });
  expect(table.refusal(to(395, 300, 'flight'))).toBeUndefined();
  expect(table.refusal(to(300, 397, 'flight'))).toBeUndefined();
  expect(table.refusal(to(300, 370, 'flight'))).toMatchObject({ code: 'on-impassable' });
  expect(table.refusal(to(395, 300))).toMatchObject({ code: 'no-such-way' });
});

test.each([
  ['en-kitsune', undefined, undefined],
  ['fr-1', 'crosses-impassable', 'on-impassable'],
] as const)('C-MAT-61 and C-KW-Jump: a jump over terrain in %s', (edition, over, onto) => {
  const creatures = { a: at(300, 300, having({ keyword: 'jump' })), e: enemy(300, 350) };
  const table = moving({ edition, creatures, terrains: { m: { card: meadow, at: [350, 300] } } });
  expect(table.refusal(to(400, 300, 'jump'))?.code).toBe(over);
  expect(table.refusal(to(360, 300, 'jump'))?.code).toBe(onto);
  expect(table.refusal(to(400, 300))).toBeUndefined(); // it may walk
  expect(table.refusal(to(300, 398, 'jump'))).toBeUndefined(); // over creatures in every edition
});

test('C-PLC-5: a text moves somebody as far as it says, whatever its Movement, and that is no activation', () => {
  const table = moving({ creatures: { a: at(300, 300, { print: { movement: 'XL' } }) } }, { upTo: 'S' });
  expect(table.refusal(to(381, 300))).toMatchObject({ code: 'too-far' });
  const moved = table.answer(to(380, 300));
  expect(moved.creature('a')).toMatchObject({ x: 38_000, activated: false, moved: false });
});

test("C-PLC-6: whoever moves another's creature chooses its way; obstacles and Backstab are as for its own moves", () => {
  const table = moving({ creatures: { a: enemy(300, 300), e: at(332, 300) }, dice: 'axe' }, { upTo: 'S' });
  expect(table.pending).toMatchObject({ kind: 'route', seat: 0 });
  expect(table.refusal({ ...to(380, 300), word: [] })).toBeDefined();
  const moved = table.answer(to(230, 300)).end();
  expect(moved.told('backstabHit')).toEqual([{ type: 'backstabHit', who: 'a', by: 'e' }]);
});

test('C-PLC-2: whoever is kept from moving is not moved by a text that moves', () => {
  const kept: Figure = { gains: [{ bonus: { cannot: 'move' }, source: 'x', by: 1 }] };
  expect(moving({ creatures: { a: at(300, 300, kept) } }, { upTo: 'S' }).pending).toBeUndefined();
});
