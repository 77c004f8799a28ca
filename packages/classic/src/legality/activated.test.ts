import { expect, test } from 'vitest';
import { creatureOf } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import type { Ability, KeywordUse } from '../language/index.ts';
import { stateOf, type Figure } from '../testing/position.ts';
import { activatedAbilities } from './activated.ts';

const howl = { keyword: 'howl', x: 'M', whom: 'creature', gives: [{ stat: 'strength', by: 1 }] } as const;
const concentration = { keyword: 'concentration', x: 1, tokens: 1, effect: [] } as const;
const all: readonly KeywordUse[] = [
  { keyword: 'healer', x: 1 },
  { keyword: 'control', x: 1 },
  { keyword: 'ritual', x: 1 },
  howl,
  { keyword: 'stealth' },
  concentration,
];
const own: readonly Ability[] = [
  { use: 'free', effect: { do: 'prosper', who: 'you', amount: 1 } },
  { use: 'activation', effect: { do: 'prosper', who: 'you', amount: 1 } },
];

function abilities(figure: Figure, others: Readonly<Record<string, Figure>> = {}) {
  const state = stateOf({ heroes: false, creatures: { a: { at: [300, 300], ...figure }, ...others } });
  const found = activatedAbilities(state, creatureOf(state, 'a' as CreatureId));
  return Object.fromEntries(found.map(({ ability, refusal }) => [ability, refusal?.code ?? 'open']));
}

test('C-ACT-3, C-ACT-7: everything that takes a whole activation, each open or closed with its reason', () => {
  const friend = { at: [300, 400], wounds: 1, print: { health: 2 } } as const;
  const enemy = { of: 1, at: [400, 300] } as const;
  const able = { poisoned: true, print: { keywords: all, abilities: own } };
  expect(abilities(able, { friend, enemy })).toEqual({
    healer: 'open',
    control: 'open',
    ritual: 'open',
    'howl 0': 'open',
    stealth: 'open',
    concentration: 'open',
    'cure poison': 'open',
    'text 1': 'open',
  });
  expect(abilities({ ...able, concentration: 1, hidden: true })).toMatchObject({
    healer: 'nobody-to-heal',
    control: 'nobody-to-control',
    concentration: 'concentration-full',
    stealth: 'already-hidden',
  });
  expect(abilities({})).toEqual({});
});

test('C-ACT-6, C-STL-11: none of it beside a visible enemy; a friend or a hidden enemy does not matter', () => {
  const ritual = { print: { keywords: [{ keyword: 'ritual', x: 1 }] } } as const;
  const beside = { at: [300, 332] } as const;
  expect(abilities(ritual, { enemy: { of: 1, ...beside } })).toEqual({ ritual: 'engaged' });
  expect(abilities(ritual, { enemy: { of: 1, hidden: true, ...beside } })).toEqual({ ritual: 'open' });
  expect(abilities(ritual, { friend: beside })).toEqual({ ritual: 'open' });
});

test('C-ACT-5: none of it after a move', () => {
  expect(abilities({ moved: true, print: { keywords: [howl] } })).toEqual({ 'howl 0': 'has-moved' });
});

test('C-ABL-20: none of it for whoever must not use activated abilities', () => {
  const gains = [{ bonus: { cannot: 'use activated abilities' }, source: 'gag', by: 1 }] as const;
  expect(abilities({ gains, print: { keywords: [howl] } })).toEqual({ 'howl 0': 'forbidden' });
});

test('C-CRD-30: a text after the name of a building is closed while that does not stand', () => {
  const text: Ability = { use: 'activation', needs: 'arena', effect: { do: 'prosper', who: 'you', amount: 1 } };
  expect(abilities({ print: { abilities: [text] } })).toEqual({ 'text 0': 'building-not-standing' });
});
