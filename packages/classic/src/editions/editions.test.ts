import { expect, test } from 'vitest';
import type { Rules } from '../rules.ts';
import { DEFAULT_EDITION, editions } from './index.ts';

test('C-GEN-1: the newest edition is the default', () => {
  expect(DEFAULT_EDITION).toBe('en-kitsune');
});

/** All that is not a record itself, by its name: `deck.least`. */
function fieldsOf(rules: object, before = ''): [string, unknown][] {
  return Object.entries(rules).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value, `${before}${name}.`)
      : [[`${before}${name}`, value] as [string, unknown]],
  );
}

const [ru, fr, summary, kitsune] = (['ru-1', 'fr-1', 'en-2022', 'en-kitsune'] as const).map(
  id => new Map(fieldsOf(editions[id] satisfies Rules)),
) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>, Map<string, unknown>];

const INSTEAD = 'instead of the redraw';

/** Every field of the record: its row of the matrix or its rule, and what it is in ru-1, fr-1, en-2022 and en-kitsune. */
const TABLE: [rule: string, field: string, ...values: [unknown, unknown, unknown, unknown]][] = [
  ['C-MAT-1', 'deck.least', 30, 20, 20, 20],
  ['C-MAT-1', 'deck.most', 40, 40, 40, 40],
  ['C-DCK-13', 'deck.leastForBeginners', 20, 20, 20, 20],
  ['C-MAT-2', 'deck.characters', ...older('at least half', 'any number')],
  ['C-MAT-4', 'deck.mercenarySupport', ...older('none', 'at most half of the support cards')],
  ['C-MAT-5', 'deck.universalSupport', ...older('none', 'any number')],
  ['C-MAT-6', 'deck.sameCharacter', ...older('whole name', 'given name')],
  ['C-MAT-8', 'setup.prosperity', 2, 3, 3, 3],
  ['C-MAT-9', 'setup.discardForProsperity', 'no', INSTEAD, INSTEAD, INSTEAD],
  ['C-MAT-11', 'setup.firstPlayer', ...older('highest die', 'most shields')],
  ['C-MAT-11', 'setup.dice', ...older(1, 3)],
  ['C-MAT-13', 'minions', ...older('decks that make minions', 'every deck')],
  ['C-MAT-17', 'untaps', ...older('the City', 'all tapped cards')],
  ['C-MAT-21', 'creatures.most', ...older(7, 8)],
  ['C-MAT-21', 'creatures.counts', ...older('characters', 'all creatures')],
  ['C-MAT-22', 'closeSummoning', ...older('in contact', 'not in contact')],
  ['C-MAT-23', 'tactics.actIn', 'every turn', "opponents' turns", "opponents' turns", "opponents' turns"],
  ['C-MAT-24', 'tactics.reveal', ...older('at once', 'by choice')],
  ['C-MAT-25', 'tactics.sameName', ...older('all of them', 'one an occurrence')],
  ['C-MAT-90', 'terrainCost', 'any buildings', 'as printed', 'as printed', 'as printed'],
  ['C-MAT-31', 'secretEntranceInContact', ...older('allowed', 'forbidden')],
  ['C-MAT-37', 'agile', ...older('always', 'when it leaves contact for good')],
  ['C-MEL-11', 'recklessAndCautious', ...older('the one gained last first', 'Cautious first')],
  ['C-MAT-43', 'ranged.line', ...older('any length', 'at most the range')],
  ['C-MAT-44', 'ranged.sniper', 'L and more', 'more than L', 'L and more', 'L and more'],
  ['C-MAT-45', 'ranged.coverFromMagic', 'as against Shooting', 'one die', 'one die', 'one die'],
  ['C-MAT-46', 'ranged.buckshot', ...older('along the line of sight', 'from centre to centre')],
  ['C-MAT-49', 'ranged.detects', ...older('with a Shield', 'no')],
  ['C-MAT-48', 'stealth.detectedBy', ...older(['shield'], ['axe', 'shield'])],
  ['C-MAT-51', 'stealth.protectsFrom', ...older('attacks and impacts', 'attacks and abilities')],
  ['C-MAT-55', 'aura', ...older("the controller's creatures", 'all creatures')],
  ['C-MAT-57', 'concentration', ...older('gain X by activation', 'start with X, gain 1')],
  ['C-MAT-58', 'control.success', ...older('one Bullseye', 'as many Bullseyes as current health')],
  ['C-MAT-59', 'control.targets', ...older('characters', 'characters and minions')],
  ['C-MAT-60', 'healingTheUnwounded', ...older('allowed', 'forbidden')],
  ['C-MAT-61', 'jump', ...older('neither over nor onto it', 'as in a move')],
  ['C-MAT-63', 'persecution', ...older('eliminating a character in melee combat', 'eliminating an enemy')],
  ['C-MAT-67', 'contradictions', ...older('the later one', 'the negative one')],
  ['C-MAT-68', 'emptyEffects', ...older('count', 'do not count')],
  ['C-MAT-70', 'prosperityVictory.points', ...older(51, 33)],
  ['C-MAT-70', 'prosperityVictory.buildings', ...older('none', 'all nine basic ones')],
];

/** What the three older editions share, and the newest has otherwise. */
function older<T>(before: T, now: T): [T, T, T, T] {
  return [before, before, before, now];
}

test.each(TABLE)('%s: %s stands as the matrix tells', (_rule, field, ...values) => {
  expect([ru, fr, summary, kitsune].map(rules => rules.get(field))).toEqual(values);
});

test('C-GEN-2: every field of the record is told for all four editions', () => {
  const told = TABLE.map(([, field]) => field).toSorted();
  for (const rules of [ru, fr, summary, kitsune]) expect([...rules.keys()].toSorted()).toEqual(told);
});
