import { expect, test } from 'vitest';
import { flat, type Flat } from './flat.ts';
import { freshOption } from './option.ts';
import { planOf, type Plan } from './plan.ts';
import type { Trying } from './trials.ts';

const plans = [0, 1, 2, 3].map(mode => planOf(0, { kind: 'mode', mode }));
const options = plans.map(plan => freshOption(plan));
const how: Flat = { horizon: 'reply', arms: 4, doubt: 1, curiosity: 2 };

/** A world in which each plan has its worth, and dice that spread it. */
function madeUp(worths: readonly number[], budget: number): Trying {
  let tries = 0;
  return {
    get isOver() {
      return tries >= budget;
    },
    play(plan: Plan, _horizon, number) {
      tries += 1;
      const { mode } = plan.answer as { mode: number };
      const spread = 6 * (((number * 0.618) % 1) - 0.5);
      return { value: worths[mode]! + spread, taken: [], open: new Map() };
    },
  };
}

test('most tries go to what is best, and every other is tried as well', () => {
  const played = flat(madeUp([0, 1, 5, 2], 80), options, how);
  const tries = played.map(one => one.tries);
  expect(Math.min(...tries)).toBeGreaterThan(0);
  expect(tries.indexOf(Math.max(...tries))).toBe(2);
  expect(tries.reduce((sum, one) => sum + one, 0)).toBe(80);
});

test('only the first few are played out, and nothing once it is over', () => {
  expect(flat(madeUp([0, 0, 9, 9], 20), options, { ...how, arms: 2 }).map(({ plan }) => plan)).toEqual(
    plans.slice(0, 2),
  );
  expect(flat(madeUp([0, 0, 0, 0], 0), options, how)).toEqual([]);
});
