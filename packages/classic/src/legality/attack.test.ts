import { expect, test } from 'vitest';
import type { Refusal } from '@signum/kernel';
import { creatureOf } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { terrain } from '../testing/cards.ts';
import { stateOf, type Figure, type Position } from '../testing/position.ts';
import type { AttackKind } from '../vocabulary.ts';
import { whyNotAttack, type After } from './attack.ts';

const having = (...keywords: KeywordUse[]) => ({ print: { keywords } });

/** Why `a` in the middle cannot attack `b`, which stands so many millimetres away to the right. */
function why(
  kind: AttackKind,
  apart: number,
  { a = {}, b = {}, after = 'nothing', ...rest }: { a?: Figure; b?: Figure; after?: After } & Position = {},
): Refusal | undefined {
  const state = stateOf({
    heroes: false,
    ...rest,
    creatures: { a: { at: [200, 300], ...a }, b: { of: 1, at: [232 + apart, 300], ...b }, ...rest.creatures },
  });
  const [attacker, target] = ['a', 'b'].map(id => creatureOf(state, id as CreatureId));
  return whyNotAttack(state, attacker!, kind, target!, after);
}

test('C-MEL-1: melee combat needs an enemy in contact', () => {
  expect(why('melee combat', 0)).toBeUndefined();
  expect(why('melee combat', 2)).toBeUndefined();
  expect(why('melee combat', 3)).toMatchObject({
    code: 'not-in-contact',
    rule: 'C-MEL-1',
    facts: { creature: 'a', target: 'b', short: 1 },
  });
  expect(why('melee combat', 0, { b: { of: 0 } })).toMatchObject({ code: 'no-enemy' });
});

test('C-MEL-2: whoever has no Strength left cannot begin a fight', () => {
  expect(why('melee combat', 0, { a: { print: { strength: 0 } } })).toMatchObject({ code: 'no-strength' });
  const weak = { bonus: { stat: 'strength', by: -3 }, source: 'curse', by: 1 } as const;
  expect(why('melee combat', 0, { a: { gains: [weak], print: { strength: 2 } } })).toMatchObject({ rule: 'C-MEL-2' });
});

test('C-MEL-3, C-STK-5, C-RNG-4: the hidden cannot be attacked', () => {
  const b = { hidden: true };
  expect(why('melee combat', 0, { b })).toMatchObject({ code: 'hidden', rule: 'C-MEL-3' });
  expect(why('magical strike', 0, { b, a: having({ keyword: 'magical-strike', x: 1 }) })).toMatchObject({
    code: 'hidden',
  });
  expect(why('shooting', 50, { b, a: having({ keyword: 'shooting', x: 1 }) })).toMatchObject({ rule: 'C-RNG-4' });
});

test('C-MEL-4: whoever touches a Defender attacks it and nobody else', () => {
  const creatures = { guard: { of: 1, at: [200, 332], ...having({ keyword: 'defender' }) } } as const;
  expect(why('melee combat', 0, { creatures })).toMatchObject({ code: 'defender', facts: { defender: 'guard' } });
  expect(why('melee combat', 0, { creatures, b: having({ keyword: 'defender' }) })).toBeUndefined();
});

test('C-KW-Lunge: some fight at a distance of S, if they see their enemy', () => {
  const a = having({ keyword: 'lunge' });
  expect(why('melee combat', 80, { a })).toBeUndefined();
  expect(why('melee combat', 80.01, { a })).toMatchObject({ code: 'out-of-range', rule: 'C-KW-Lunge' });
  const rock = terrain('rock', 20, { keywords: [{ keyword: 'blocks-line-of-sight' }] });
  expect(why('melee combat', 70, { a, terrains: { x1: { card: rock, at: [251, 300] } } })).toMatchObject({
    code: 'no-line-of-sight',
  });
  const both = having({ keyword: 'lunge' }, { keyword: 'magical-strike', x: 1 });
  expect(why('magical strike', 50, { a: both })).toMatchObject({ rule: 'C-STK-1' });
});

test('C-STK-1, C-STK-4: Magical Strike needs contact and its X, but no Strength', () => {
  const a = { print: { strength: 0, keywords: [{ keyword: 'magical-strike', x: 1 }] } } as const;
  expect(why('magical strike', 0, { a })).toBeUndefined();
  expect(why('magical strike', 0, { a, after: 'move' })).toBeUndefined();
  expect(why('magical strike', 3, { a })).toMatchObject({ rule: 'C-STK-1' });
  expect(why('magical strike', 0)).toMatchObject({ code: 'ability-missing', rule: 'C-STK-4' });
});

test('C-RUN-4: after a Run nobody attacks, unless quick, and then in melee combat only', () => {
  expect(why('melee combat', 0, { after: 'run' })).toMatchObject({ code: 'after-run', rule: 'C-RUN-4' });
  expect(why('melee combat', 0, { after: 'run', a: having({ keyword: 'quick' }) })).toBeUndefined();
  const mage = having({ keyword: 'quick' }, { keyword: 'magical-strike', x: 1 });
  expect(why('magical strike', 0, { after: 'run', a: mage })).toMatchObject({ rule: 'C-RUN-4' });
});

test('C-RNG-1: a ranged attack needs its ability', () => {
  expect(why('shooting', 100)).toMatchObject({ code: 'ability-missing', rule: 'C-RNG-1' });
});

test('C-RNG-2: after a move only some shoot, after a Run nobody does', () => {
  const archer = having({ keyword: 'shooting', x: 1 });
  const rider = having({ keyword: 'shooting', x: 1 }, { keyword: 'quick-shooter' });
  expect(why('shooting', 100, { a: archer, after: 'move' })).toMatchObject({ code: 'after-move', rule: 'C-RNG-2' });
  expect(why('shooting', 100, { a: rider, after: 'move' })).toBeUndefined();
  expect(why('shooting', 100, { a: rider, after: 'run' })).toMatchObject({ code: 'after-run', rule: 'C-RNG-2' });
});

test('C-TV-36, C-RNG-3, C-STL-11: only a visible enemy beside the shooter keeps it from shooting', () => {
  const a = having({ keyword: 'shooting', x: 1 });
  const beside = { of: 1, at: [200, 332] } as const;
  expect(why('shooting', 100, { a, creatures: { c: { ...beside, hidden: true } } })).toBeUndefined();
  expect(why('shooting', 100, { a, creatures: { c: beside } })).toMatchObject({ code: 'engaged', rule: 'C-RNG-3' });
  expect(why('shooting', 100, { a, creatures: { c: { ...beside, of: 0 } } })).toBeUndefined();
});

test.each([
  ['shooting', 'shooting', 250],
  ['throwing', 'throwing', 150],
  ['magical shot', 'magical-shot', 250],
] as const)('C-RNG-5: %s reaches exactly its ruler', (kind, keyword, range) => {
  const a = having({ keyword, x: 1 });
  expect(why(kind, range, { a })).toBeUndefined();
  expect(why(kind, range + 0.01, { a })).toMatchObject({ code: 'out-of-range', facts: { range: range * 100 } });
});

test('C-RNG-6, C-LOS-3: all three kinds need a line of sight, and visible creatures are in its way', () => {
  const a = having({ keyword: 'magical-shot', x: 1 });
  const wall = { c: { at: [260, 300], print: { base: 80 } } } as const;
  expect(why('magical shot', 100, { a, creatures: wall })).toMatchObject({ code: 'no-line-of-sight', rule: 'C-RNG-6' });
  expect(why('magical shot', 100, { a, creatures: { c: { ...wall.c, hidden: true } } })).toBeUndefined();
});

test('C-MAT-43, C-LOS-2: in the newest edition the line itself may not be longer than the range', () => {
  const a = having({ keyword: 'throwing', x: 1 });
  // the shortest way is closed, and what is left runs past the wall a little longer than L
  const creatures = { c: { at: [275, 297], print: { base: 32 } } } as const;
  expect(why('throwing', 150, { a, creatures })).toMatchObject({ code: 'line-too-long', rule: 'C-LOS-2' });
  expect(why('throwing', 150, { a, creatures, edition: 'fr-1' })).toBeUndefined();
});

test('C-KW-ShieldAgainst: some cannot be shot at', () => {
  const b = having({ keyword: 'shield-against', against: 'ranged attacks' });
  expect(why('shooting', 100, { b, a: having({ keyword: 'shooting', x: 1 }) })).toMatchObject({ code: 'shielded' });
  expect(why('melee combat', 0, { b })).toBeUndefined();
});

test('C-ABL-20: whoever must not declare attacks declares none', () => {
  const gains = [{ bonus: { cannot: 'declare attacks' }, source: 'web', by: 1 }] as const;
  expect(why('melee combat', 0, { a: { gains } })).toMatchObject({
    code: 'forbidden',
    facts: { deed: 'declare attacks' },
  });
});
