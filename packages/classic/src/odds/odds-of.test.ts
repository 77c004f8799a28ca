import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { attackOf } from '../under-way/attack-of.ts';
import { controlOf } from '../procedures/control.ts';
import { healerOf } from '../procedures/healer.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { stateOf, type Figure } from '../testing/position.ts';
import { oddsOf } from './odds-of.ts';
import { aimingAt } from './policy.ts';

const A = 'a' as CreatureId;
const D = 'd' as CreatureId;

function near(values: readonly number[]): number[] {
  return values.map(value => Math.round(value * 1e9) / 1e9);
}

function odds(a: Figure, d: Figure, frame: ClassicFrame, who: CreatureId = D) {
  const state = stateOf({
    heroes: false,
    frames: [],
    creatures: { a: { of: 0, at: [300, 300], ...a }, d: { of: 1, at: [300, 400], ...d } },
  });
  const { harms, controlled } = oddsOf(state, frame, [who]);
  return { ...harms[0]!, controlled };
}

const having = (...keywords: KeywordUse[]): Figure => ({ print: { strength: 1, health: 3, keywords } });

test('C-RNG-12: each success of a shot may be blocked by one die', () => {
  const { wounds } = odds(having({ keyword: 'shooting', x: 1 }), having(), attackOf('shooting', A, D));
  expect(near(wounds)).toEqual(near([7 / 9, 2 / 9])); // 1/3 to hit, 2/3 not blocked
});

test('C-KW-DifficultTarget: successes are rolled again, and the odds know it', () => {
  const { wounds } = odds(
    having({ keyword: 'magical-shot', x: 1 }),
    having({ keyword: 'difficult-target' }),
    attackOf('magical shot', A, D),
  );
  expect(near(wounds)).toEqual(near([8 / 9, 1 / 9]));
});

test('C-STK-2: a Magical Strike goes past Armour, at two thirds a die', () => {
  const target: Figure = { at: [300, 332], armour: 2, print: { strength: 1, health: 3 } };
  const { wounds, armour } = odds(
    having({ keyword: 'magical-strike', x: 2 }),
    target,
    attackOf('magical strike', A, D),
  );
  expect(near(wounds)).toEqual(near([1 / 9, 4 / 9, 4 / 9]));
  expect(near(armour)).toEqual([1]);
});

test('C-BST-3: a wounded stabber needs a Shield', () => {
  const stab: ClassicFrame = { kind: 'backstab', step: 'begin', victim: D, stabbers: [A], hiddenMay: false };
  const victim: Figure = { at: [300, 332], print: { health: 1 } };
  expect(odds({ print: { health: 3 } }, victim, stab).dies).toBeCloseTo(2 / 3, 12);
  expect(odds({ wounds: 1, print: { health: 3 } }, victim, stab).dies).toBeCloseTo(1 / 3, 12);
});

test('C-KW-Regeneration: healing dice are reckoned like all others', () => {
  const wounded: Figure = { of: 0, at: [300, 400], wounds: 2, print: { health: 3 } };
  const heal = effectOf(
    { seat: 0, source: 'test', card: 'a', bearer: D },
    {
      do: 'roll',
      dice: 2,
      success: ['bullseye'],
      effect: { do: 'heal', whom: 'this creature', amount: 'the successes' },
    },
  );
  expect(near(odds({}, wounded, heal).healed)).toEqual(near([4 / 9, 4 / 9, 1 / 9]));
});

test('nothing in the state that is handed in changes', () => {
  const state = stateOf({
    heroes: false,
    frames: [],
    creatures: {
      a: { ...having({ keyword: 'shooting', x: 3 }), at: [300, 300] },
      d: { of: 1, at: [300, 400], ...having() },
    },
  });
  const before = JSON.stringify(state);
  oddsOf(state, attackOf('shooting', A, D), [D]);
  expect(JSON.stringify(state)).toBe(before);
});

test('C-KW-Healer: in contact Axe and Shield heal, at a distance only the Bullseye', () => {
  const healer = having({ keyword: 'healer', x: 1 });
  const friend: Figure = { of: 0, wounds: 2, print: { health: 3 } };
  const state = (at: readonly [number, number]) =>
    stateOf({ heroes: false, frames: [], creatures: { a: { at: [300, 300], ...healer }, d: { ...friend, at } } });
  const healed = (at: readonly [number, number]) => oddsOf(state(at), healerOf(A), [D], aimingAt(D)).harms[0]!.healed;
  expect(near(healed([300, 332]))).toEqual(near([1 / 3, 2 / 3]));
  expect(near(healed([300, 400]))).toEqual(near([2 / 3, 1 / 3]));
});

test('C-KW-Control: as many Bullseyes as current health, or one, as the edition says', () => {
  const creatures = {
    a: { at: [300, 300] as const, ...having({ keyword: 'control', x: 2 }) },
    d: { of: 1, at: [300, 400] as const, print: { health: 2 } },
  };
  const chance = (edition: 'en-kitsune' | 'ru-1') =>
    oddsOf(stateOf({ heroes: false, frames: [], creatures, edition }), controlOf(A), [D], aimingAt(D)).controlled;
  expect(chance('en-kitsune')).toBeCloseTo(1 / 9, 12);
  expect(chance('ru-1')).toBeCloseTo(5 / 9, 12);
});
