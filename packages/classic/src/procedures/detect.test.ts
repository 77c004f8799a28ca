import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import { acting, closedBy, openTo, to } from '../testing/acting.ts';
import type { Figure, Table } from '../testing/position.ts';

const at = (x: number, y: number, given: Figure = {}): Figure => ({ at: [x, y], ...given });
const enemy = (x: number, y: number, given: Figure = {}): Figure => ({ of: 1, ...at(x, y, given) });
const hidden = (x: number, y: number): Figure => enemy(x, y, { hidden: true });
const mage: Figure = { print: { keywords: [{ keyword: 'magical-shot', x: 1 }] } };

const detect = (target: string, by = 'contact') => ({ do: 'detect', target, by });

function attempt(dice: string, edition: EditionId = 'en-kitsune'): Table {
  const table = acting({
    creatures: { a: at(300, 300), h: hidden(332, 300), e: enemy(268, 300) },
    dice,
    edition,
    heroes: false,
  });
  return table.answer(detect('h')).end();
}

test('C-STL-12: whoever is in contact may try, without a move or after one, but not after a Run', () => {
  const near = acting({ creatures: { a: at(300, 300), h: hidden(332, 300) } });
  expect(openTo(near)).toContain('detect h by contact');
  const far = acting({ creatures: { a: at(300, 300), h: hidden(350, 300) } });
  expect(closedBy(far, 'detect h by contact')).toBe('C-STL-12');
  expect(openTo(far.answer({ do: 'move' }).answer(to(317, 300)))).toContain('detect h by contact');
  const run = far.answer({ do: 'run' }).answer(to(317, 300)).answer({ yes: false });
  expect(run.pending).toBeUndefined();
});

test.each([
  ['axe', 'en-kitsune', true],
  ['axe', 'en-2022', false],
  ['axe', 'fr-1', false],
  ['axe', 'ru-1', false],
  ['shield', 'en-kitsune', true],
  ['shield', 'fr-1', true],
  ['bullseye', 'en-kitsune', false],
  ['bullseye', 'fr-1', false],
] as const)('C-STL-13, C-MAT-48 and C-TV-61: %s in %s detects: %s', (dice, edition, isFound) => {
  const table = attempt(dice, edition);
  expect(table.creature('h')?.hidden).toBe(!isFound);
  expect(table.told(isFound ? 'detected' : 'detectionFailed')).toHaveLength(1);
});

test('C-STL-14 and C-STL-16: after a success a melee attack, on that one or another; no second attempt, no move', () => {
  const table = attempt('shield');
  expect(openTo(table)).toEqual(['pass', 'melee combat h', 'melee combat e']);
  expect(closedBy(table, 'move')).toBe('C-STL-16');
});

test('C-STL-15: a failure ends the activation at once', () => {
  const table = attempt('bullseye');
  expect(table.told('activationEnd')).toHaveLength(1);
  expect(table.pending).toBeUndefined();
});

test('C-STL-6 and C-STL-17: a hidden detector stays hidden', () => {
  const creatures = { a: at(300, 300, { hidden: true }), h: hidden(332, 300) };
  const table = acting({ creatures, dice: 'bullseye' }).answer(detect('h')).end();
  expect(table.creature('a')).toMatchObject({ hidden: true });
});

test('C-STL-18 and C-MAT-49: in the older editions a Magical Shot finds the hidden from afar, and may then be shot', () => {
  const creatures = { a: at(300, 300, mage), h: hidden(400, 300), e: enemy(200, 300) };
  const table = acting({ creatures, dice: 'shield', edition: 'fr-1', heroes: false });
  const found = table.answer(detect('h', 'magical shot')).end();
  expect(found.creature('h')).toMatchObject({ hidden: false });
  expect(openTo(found)).toEqual(['pass', 'magical shot h']);
  expect(closedBy(found, 'magical shot e')).toBe('C-STL-18');
  const failed = acting({ creatures, dice: 'axe', edition: 'fr-1', heroes: false })
    .answer(detect('h', 'magical shot'))
    .end();
  expect(failed.pending).toBeUndefined();
  const newest = acting({ creatures, heroes: false });
  expect(openTo(newest)).not.toContain('detect h by magical shot');
});

test('C-STL-18: only where the shot itself could be declared', () => {
  const creatures = { a: at(100, 300, mage), h: hidden(400, 300), e: enemy(132, 300) };
  expect(closedBy(acting({ creatures, edition: 'fr-1' }), 'detect h by magical shot')).toBe('C-RNG-3');
  const { a, h } = creatures;
  expect(closedBy(acting({ creatures: { a, h }, edition: 'fr-1' }), 'detect h by magical shot')).toBe('C-RNG-5');
});

test('C-STL-5: the token is lost by an attack', () => {
  const creatures = { a: at(300, 300, { hidden: true }), e: enemy(332, 300, { print: { strength: 0, health: 2 } }) };
  const table = acting({ creatures, dice: 'bullseye' }).answer({ do: 'attack', attack: 'melee combat', target: 'e' });
  expect(table.creature('a')).toMatchObject({ hidden: false });
});

test('C-STL-6: it is not lost by moving, running, coming into contact or being hurt', () => {
  const creatures = { a: at(300, 300, { hidden: true }), e: enemy(350, 300) };
  const table = acting({ creatures }).answer({ do: 'move' }).answer(to(317, 300));
  expect(table.creature('a')).toMatchObject({ hidden: true });
  expect(table.told('contactEntered')).toHaveLength(1);
});

test('C-STL-10: a hidden base is in the way like any other, and stops enemies', () => {
  const table = acting({ creatures: { a: at(300, 300), h: hidden(350, 300) } }).answer({ do: 'move' });
  expect(table.refusal({ ...to(395, 300), word: [] })).toBeDefined();
  expect(table.refusal(to(340, 300))).toMatchObject({ code: 'overlaps-base' });
});

test('C-STL-11: in contact with a hidden enemy only one may shoot, cannot run, and is not stabbed for leaving', () => {
  const shooter = at(300, 300, { print: { keywords: [{ keyword: 'shooting', x: 1 }] } });
  const table = acting({ creatures: { a: shooter, h: hidden(332, 300), e: enemy(200, 300) }, heroes: false });
  expect(openTo(table)).toEqual(['pass', 'move', 'shooting e', 'detect h by contact']);
  expect(closedBy(table, 'run')).toBe('C-RUN-2');
  expect(table.answer({ do: 'move' }).answer(to(300, 380)).told('backstabProvoked')).toEqual([]);
});
