import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { position, type Figure } from '../testing/position.ts';

function healed(figure: Figure, n: number | 'all', edition: EditionId = 'en-kitsune') {
  return position({
    edition,
    creatures: { a: { at: [300, 300], ...figure, print: { health: 5, ...figure.print } } },
    frames: [{ kind: 'heal', step: 'begin', who: 'a' as CreatureId, by: null, n }],
  });
}

test('C-DMG-12, C-KW-Healing: wounds are taken off, at most as many as there are', () => {
  const some = healed({ wounds: 3 }, 2);
  expect(some.creature('a')).toMatchObject({ wounds: 1 });
  expect(some.told('healed')).toMatchObject([{ who: 'a', n: 2 }]);
  expect(some.told('fullyHealed')).toEqual([]);
  const all = healed({ wounds: 2 }, 5);
  expect(all.told('healed')).toMatchObject([{ n: 2 }]);
  expect(all.told('fullyHealed')).toHaveLength(1);
  expect(healed({ wounds: 4 }, 'all').creature('a')).toMatchObject({ wounds: 0 });
});

test.each([
  ['en-kitsune', 0],
  ['en-2022', 1],
  ['fr-1', 1],
  ['ru-1', 1],
] as const)('C-MAT-60, C-DMG-13: healing somebody without wounds in %s happens %s times', (edition, times) => {
  const after = healed({}, 1, edition);
  expect(after.told('healDeclared')).toHaveLength(times);
  expect(after.told('healed')).toHaveLength(times);
});

test('C-DMG-13: whoever cannot be healed is not', () => {
  expect(healed({ wounds: 2, print: { keywords: [{ keyword: 'forged' }] } }, 1).creature('a')).toMatchObject({
    wounds: 2,
  });
  const ban = { bonus: { cannot: 'be healed' }, source: 'rot', by: 1 } as const;
  expect(healed({ wounds: 2, gains: [ban] }, 1).told('healDeclared')).toEqual([]);
});

test('C-DMG-14, C-ELM-5: death comes before healing', () => {
  expect(healed({ wounds: 2, dying: true }, 2).creature('a')).toMatchObject({ wounds: 2 });
});

test('C-MAT-68: an empty healing is none in the newest edition, and a healing all the same in the others', () => {
  expect(healed({ wounds: 2 }, 0).told('healed')).toEqual([]);
  expect(healed({ wounds: 2 }, 0, 'fr-1').told('healed')).toMatchObject([{ n: 0 }]);
});

test('C-AMB-187: healing does not cure Poison', () => {
  expect(healed({ wounds: 2, poisoned: true }, 2).creature('a')).toMatchObject({ poisoned: true, wounds: 0 });
});
