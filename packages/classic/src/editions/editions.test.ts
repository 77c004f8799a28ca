import { expect, test } from 'vitest';
import { DEFAULT_EDITION, editions } from './index.ts';

/** Rows of the matrix that are single values: the field, and what it is in ru-1, fr-1, en-2022 and en-kitsune. */
const { 'ru-1': ru, 'fr-1': fr, 'en-2022': summary, 'en-kitsune': kitsune } = editions;
const each = <T>(field: (rules: typeof ru) => T): T[] => [ru, fr, summary, kitsune].map(field);

test('C-GEN-1: the newest edition is the default', () => {
  expect(DEFAULT_EDITION).toBe('en-kitsune');
});

test.each([
  ['C-MAT-1', each(rules => rules.deck.least), [30, 20, 20, 20]],
  ['C-MAT-8', each(rules => rules.setup.prosperity), [2, 3, 3, 3]],
  ['C-MAT-9', each(rules => rules.setup.discardForProsperity === 'no'), [true, false, false, false]],
  ['C-MAT-11', each(rules => rules.setup.firstPlayer === 'most shields'), [false, false, false, true]],
  ['C-MAT-15', each(rules => rules.bases.length), [3, 3, 3, 4]],
  ['C-MAT-21', each(rules => rules.creatures.most), [7, 7, 7, 8]],
  ['C-MAT-23', each(rules => rules.tactics.actIn === 'every turn'), [true, false, false, false]],
  ['C-MAT-24', each(rules => rules.tactics.reveal), ['at once', 'at once', 'at once', 'by choice']],
  ['C-MAT-44', each(rules => rules.ranged.sniper === 'more than L'), [false, true, false, false]],
  ['C-MAT-45', each(rules => rules.ranged.coverFromMagic === 'one die'), [false, true, true, true]],
  ['C-MAT-48', each(rules => rules.stealth.detectedBy.length), [1, 1, 1, 2]],
  ['C-MAT-70', each(rules => rules.prosperityVictory.points), [51, 51, 51, 33]],
])('%s stands in the four editions', (_row, found, wanted) => {
  expect(found).toEqual(wanted);
});
