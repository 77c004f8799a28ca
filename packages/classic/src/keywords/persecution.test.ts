import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import { acting } from '../testing/acting.ts';
import type { Figure } from '../testing/position.ts';

const hunter = {
  at: [300, 300],
  print: {
    strength: 1,
    health: 5,
    keywords: [
      { keyword: 'persecution', x: 1 },
      { keyword: 'shooting', x: 1 },
    ],
  },
} as const;
const fight = (target: string, attack = 'melee combat') => ({ do: 'attack', attack, target });
const weak = { of: 1, print: { strength: 0 } } as const;

/** A hunter beside its first prey; the second is 80 mm off. */
function hunt(dice: string, first: Figure = {}, edition: EditionId = 'en-kitsune', third: Figure = {}) {
  return acting({
    heroes: false,
    edition,
    creatures: {
      a: hunter,
      first: { ...weak, at: [332, 300], ...first },
      second: { ...weak, at: [300, 400] },
      third: { ...weak, at: [220, 460], ...third },
    },
    dice,
  });
}

test('C-KW-Persecution: after eliminating an enemy it may move S into contact with another and fight once more', () => {
  const felled = hunt('axe  axe').answer(fight('first')).answer({ attack: 1 });
  expect(felled.creature('first')).toBeUndefined();
  expect(felled.refusal(fight('second'))).toMatchObject({ rule: 'C-MEL-1' });
  const moved = felled.answer({ do: 'move' });
  expect(moved.refusal({ mode: 'walk', x: 30_000, y: 31_000 })).toMatchObject({ code: 'not-into-contact' });
  const again = moved.answer({ mode: 'walk', x: 30_000, y: 36_501 }).answer(fight('second')).answer({ attack: 1 });
  expect(again.creature('second')).toBeUndefined();
});

test('C-KW-Persecution: at most X times a turn', () => {
  const second = { at: [268, 300] } as const;
  const once = hunt('axe  axe', {}, 'en-kitsune', second).answer(fight('first')).answer({ attack: 1 });
  const twice = once.answer(fight('third')).answer({ attack: 1 }).end(); // already in contact: no move is needed
  expect(twice.creature('third')).toBeUndefined();
  expect(twice.pending).toBeUndefined();
});

test('C-KW-Persecution: it is free to stop, and nothing but melee combat is open to it', () => {
  const felled = hunt('axe').answer(fight('first')).answer({ attack: 1 });
  expect(felled.refusal(fight('second', 'shooting'))).toMatchObject({ rule: 'C-KW-Persecution' });
  expect(felled.answer({ do: 'pass' }).pending).toBeUndefined();
});

test('C-KW-Persecution: the move provokes Backstabs of other enemies in contact', () => {
  const beside = { at: [268, 300] } as const;
  const felled = hunt('axe  axe', {}, 'en-kitsune', beside).answer(fight('first')).answer({ attack: 1 });
  const moved = felled.answer({ do: 'move' }).answer({ mode: 'walk', x: 30_000, y: 36_501 }).end();
  expect(moved.creature('a')).toMatchObject({ wounds: 1 });
});

test.each([
  ['en-kitsune', true],
  ['fr-1', false],
] as const)('C-KW-Persecution, C-MAT-63: after a shot that killed (%s)', (edition, goesOn) => {
  const felled = hunt('bullseye  axe', { at: [400, 300] }, edition).answer(fight('first', 'shooting'));
  expect(felled.creature('first')).toBeUndefined();
  expect(felled.pending?.kind).toBe(goesOn ? 'act' : undefined);
});

test.each([
  ['en-kitsune', 'act'],
  ['fr-1', undefined],
] as const)('C-KW-Persecution, C-MAT-63: after eliminating a minion in melee combat (%s)', (edition, kind) => {
  const felled = hunt('axe', { kind: 'minion' }, edition).answer(fight('first')).answer({ attack: 1 });
  expect(felled.pending?.kind).toBe(kind);
});
