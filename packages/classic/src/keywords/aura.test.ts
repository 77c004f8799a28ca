import { expect, test } from 'vitest';
import { creatureOf } from '../table/creatures.ts';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import type { AreaUse, CreatureDesc } from '../language/index.ts';
import { terrain } from '../testing/cards.ts';
import { stateOf, type Figure, type Position } from '../testing/position.ts';
import { diceOf } from '../values/values.ts';

const aura = (whom: CreatureDesc, x: AreaUse['x'] = 'S'): AreaUse<'aura'> => ({
  keyword: 'aura',
  x,
  whom,
  gives: [{ stat: 'strength', by: 1 }],
});

/** The Strength of everybody round a standard bearer. All have 1 printed. */
function strengths(use: AreaUse<'aura'>, edition: EditionId = 'en-kitsune', bearer: Figure = {}, rest: Position = {}) {
  const state = stateOf({
    heroes: false,
    edition,
    ...rest,
    creatures: {
      bearer: { at: [300, 300], print: { keywords: [use] }, ...bearer },
      near: { at: [300, 350] },
      far: { at: [300, 413] },
      foe: { of: 1, at: [350, 300], hidden: true },
    },
  });
  return ['bearer', 'near', 'far', 'foe'].map(id => diceOf(creatureOf(state, id as CreatureId), state));
}

test('C-KW-Aura: whoever its text names and stands within X has it, but never the bearer', () => {
  expect(strengths(aura('your character'))).toEqual([1, 2, 1, 1]);
  expect(strengths(aura('your character', 'M'))).toEqual([1, 2, 2, 1]);
  expect(strengths(aura("opponent's creature"))).toEqual([1, 1, 1, 2]); // hidden ones, too: nobody is chosen
});

test.each([
  ['en-kitsune', [1, 2, 1, 2]],
  ['en-2022', [1, 2, 1, 1]],
  ['fr-1', [1, 2, 1, 1]],
  ['ru-1', [1, 2, 1, 1]],
] as const)(
  'C-KW-Aura, C-MAT-55: a text without a side reaches all, or its own creatures (%s)',
  (edition, expected) => {
    expect(strengths(aura('creature'), edition)).toEqual(expected);
  },
);

test('C-KW-Aura, C-AMB-176: it follows whoever controls its bearer now', () => {
  expect(strengths(aura('your creature'), 'en-kitsune', { controller: 1 })).toEqual([1, 1, 1, 2]);
});

test('C-KW-Aura, C-ABL-8: two bearers are two sources', () => {
  const state = stateOf({
    creatures: {
      one: { at: [300, 300], print: { keywords: [aura('your character')] } },
      two: { at: [300, 400], print: { keywords: [aura('your character')] } },
      near: { at: [300, 350] },
    },
  });
  expect(diceOf(creatureOf(state, 'near' as CreatureId), state)).toBe(3);
});

test('C-KW-Aura, C-TER-10: an aura of terrain reaches every creature of every player', () => {
  const ground = terrain('altar', 20, { keywords: [aura('creature')] });
  const state = stateOf({
    edition: 'fr-1',
    creatures: { friend: { at: [300, 350] }, foe: { of: 1, at: [350, 300] } },
    terrains: { t1: { card: ground, at: [300, 300] } },
  });
  expect(['friend', 'foe'].map(id => diceOf(creatureOf(state, id as CreatureId), state))).toEqual([2, 2]);
});
