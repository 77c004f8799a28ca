import type { Decisions, Effect } from '@signum/classic';
import { stateOf } from '@signum/classic/testing';
import type { Decision } from '@signum/kernel';
import { expect, test } from 'vitest';
import { chooseMode } from './choosing-mode.ts';

const earn: Effect = { do: 'prosper', who: 'you', amount: 1 };
const heal: Effect = { do: 'heal', whom: { choose: 'your creature' }, amount: 1 };
const watch: Effect = { do: 'look', at: 'tactics', whose: 'opponent' };
const earnIfPoor: Effect = { do: 'if', cond: { prosperity: 'your', than: 'less' }, then: earn };

function chosen(options: readonly Effect[], possible: readonly number[], prosperity = 5, whim = 0.99): Effect {
  const state = stateOf({
    players: [{ prosperity, hand: [] }, { prosperity: 5 }],
  });
  const question: Decision<Decisions, 'mode'> = { kind: 'mode', seat: 0, n: 0, card: 'house', options, possible };
  const reply = chooseMode({ state, question, answers: () => [], random: () => whim }, question);
  return options[(reply as { mode: number }).mode]!;
}

test('of several effects Prosperity is taken before a look at cards, wherever it stands', () => {
  expect(chosen([watch, earn], [0, 1])).toBe(earn);
  expect(chosen([earn, watch], [0, 1])).toBe(earn);
});

test('what hangs on a condition is taken only where it gives something', () => {
  expect(chosen([watch, earnIfPoor], [0, 1], 3)).toBe(earnIfPoor);
  expect(chosen([watch, earnIfPoor], [0, 1], 7)).toBe(watch);
});

test('nobody is healed who is not wounded, and what is not possible is not chosen', () => {
  expect(chosen([heal, watch], [0, 1])).toBe(watch);
  expect(chosen([earn, watch], [1])).toBe(watch);
});

test('where no moment has come it is any of them', () => {
  expect(chosen([heal, earnIfPoor], [0, 1], 7, 0)).toBe(heal);
  expect(chosen([heal, earnIfPoor], [0, 1], 7)).toBe(earnIfPoor);
});
