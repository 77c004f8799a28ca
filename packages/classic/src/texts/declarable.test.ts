import { expect, test } from 'vitest';
import type { Effect } from '../language/index.ts';
import { spell } from '../testing/cards.ts';
import { stateOf, type Position } from '../testing/position.ts';
import { whyNotDeclare } from './declarable.ts';

const text = { seat: 0, source: 'charm', card: 'charm' };
const isOpen = (effect: Effect, given: Position = {}) =>
  !whyNotDeclare(stateOf({ ...given, cards: [spell('charm')] }), text, effect);

const bolt = { do: 'damage', whom: { choose: "opponent's character" }, amount: 1 } as const;
const enemy = { creatures: { knight: { of: 1 } } } as const;

test('C-PLY-5: a text that points at something needs something to point at', () => {
  expect(isOpen(bolt)).toBe(false);
  expect(isOpen(bolt, enemy)).toBe(true);
  const refusal = whyNotDeclare(stateOf({ cards: [spell('charm')] }), text, bolt);
  expect(refusal).toEqual({ code: 'no-target', rule: 'C-PLY-5', facts: { card: 'charm' } });
});

test('C-PLY-5: what points at nothing, at all or at up to some is always open', () => {
  expect(isOpen({ do: 'prosper', who: 'you', amount: 1 })).toBe(true);
  expect(isOpen({ do: 'damage', whom: { all: "opponent's character" }, amount: 1 })).toBe(true);
  expect(isOpen({ do: 'poison', whom: { choose: "opponent's character", n: 2, upTo: true } })).toBe(true);
  expect(isOpen({ do: 'may', effect: bolt })).toBe(true);
});

test('C-PLY-5: of several targets one is enough, of several modes one that is open', () => {
  const heal = { do: 'heal', whom: { choose: 'your character' }, amount: 1 } as const;
  expect(isOpen([bolt, heal], enemy)).toBe(true);
  expect(isOpen([bolt, heal])).toBe(false);
  expect(isOpen([bolt, { do: 'draw', who: 'you', amount: 1 }])).toBe(false);
  expect(isOpen({ do: 'choose one', of: [bolt, heal] })).toBe(false);
  expect(isOpen({ do: 'choose one', of: [bolt, { do: 'draw', who: 'you', amount: 1 }] })).toBe(true);
});

test('C-PLY-5: a roll or a payment whose branches point at nothing is closed; a condition counts only if it holds', () => {
  expect(isOpen({ do: 'roll', on: { axe: bolt } })).toBe(false);
  expect(isOpen({ do: 'roll', on: { axe: bolt } }, enemy)).toBe(true);
  expect(isOpen({ do: 'pay', who: 'opponent', cost: { prosperity: 1 }, else: bolt })).toBe(false);
  const own = { do: 'if', cond: { standing: 'arena' }, then: bolt } as const;
  expect(isOpen(own)).toBe(true);
  expect(isOpen(own, { players: [{ city: ['arena'] }] })).toBe(false);
});

test('C-PLY-5: two targets of one deed must fit together', () => {
  const volley = {
    do: 'attack',
    whom: { choose: 'your character' },
    target: { choose: "opponent's character", within: 'M', from: 'the chosen creature' },
    kind: 'shooting',
  } as const;
  expect(isOpen(volley, { creatures: { a: { at: [100, 100] }, b: { of: 1, at: [500, 500] } } })).toBe(false);
  expect(isOpen(volley, { creatures: { a: { at: [100, 100] }, b: { of: 1, at: [100, 200] } } })).toBe(true);
  const swap = { do: 'swap', whom: { choose: 'your character' }, with: { choose: 'your character' } } as const;
  expect(isOpen(swap, { creatures: { a: {} } })).toBe(false);
});

const attack = (kind: 'melee combat' | 'shooting') =>
  ({ do: 'attack', whom: { choose: 'your character' }, target: { choose: "opponent's character" }, kind }) as const;

test('C-PLY-5, C-MEL-3, C-RNG-4, C-KW-ShieldAgainst: an attack is not pointed at the hidden, nor a shot at the shielded', () => {
  const hidden = { creatures: { a: {}, b: { of: 1, at: [332, 300], hidden: true } } } as const;
  const keywords = [{ keyword: 'shield-against', against: 'ranged attacks' }] as const;
  const shielded = { creatures: { a: {}, b: { of: 1, at: [332, 300], print: { keywords } } } } as const;
  expect([isOpen(attack('melee combat'), hidden), isOpen(attack('shooting'), hidden)]).toEqual([false, false]);
  expect([isOpen(attack('melee combat'), shielded), isOpen(attack('shooting'), shielded)]).toEqual([true, false]);
});
