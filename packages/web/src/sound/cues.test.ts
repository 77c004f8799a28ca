import type { SeenHappening } from '@signum/classic';
import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';

const told = (...types: SeenHappening['type'][]): { readonly event: SeenHappening }[] =>
  types.map(type => ({ event: { type } as SeenHappening }));

test('of what happens together the weightiest is heard: a wound rather than the step before it', () => {
  expect(cueOf(told('moveDeclared', 'attackDeclared', 'woundsReceived'))).toBe('hit');
  expect(cueOf(told('woundsReceived', 'creatureEliminated', 'gameEnded'))).toBe('win');
});

test('an attack that does no harm is heard as a block', () => {
  expect(cueOf(told('attackRolled', 'defenceRolled', 'attackFailed'))).toBe('block');
});

test('what nobody could notice makes no sound', () => {
  expect(cueOf(told('cardsUntapped', 'effectsExpired'))).toBeNull();
  expect(cueOf([])).toBeNull();
});
