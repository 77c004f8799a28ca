import { position } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { evolve, type Evolution } from './evolution.ts';
import { freshOption } from './option.ts';
import { planOf, type Plan } from './plan.ts';
import type { Trying } from './trials.ts';
import { ranked } from './weighed.ts';

const how: Evolution = { horizon: 'turn', arms: 3, doubt: 1, rounds: 6, patience: 3, grows: true };
const { state } = position({ creatures: { a: { at: [300, 300] }, b: { of: 1, at: [300, 360] } } });
const answers = [0, 1, 2].map(mode => ({ kind: 'mode', mode }) as const);

/** A world in which a plan has its worth, and dice of the same luck for all that spread it far. */
function madeUp(worth: (plan: Plan, number: number) => number, budget: number): Trying {
  let tries = 0;
  return {
    get isOver() {
      return tries >= budget;
    },
    play(plan, _horizon, number) {
      tries += 1;
      return { value: worth(plan, number) + 40 * (((number * 0.618) % 1) - 0.5), taken: [], open: new Map() };
    },
  };
}

function best(trials: Trying, priors: readonly number[]): number {
  const options = priors.map((prior, mode) => freshOption(planOf(0, answers[mode]!), prior));
  const [first] = ranked(evolve(trials, state, options, how, () => 0.3));
  return (first!.answer as { mode: number }).mode;
}

const modeOf = ({ answer }: Plan): number => (answer as { mode: number }).mode;

test('who is better with the same luck is found out in a few rounds, however wide the dice spread', () => {
  const worths = [0, 2, 1];
  expect(
    best(
      madeUp(plan => worths[modeOf(plan)]!, 30),
      [1, 0, 0],
    ),
  ).toBe(1);
});

/** The second answer does well in the first six worlds, and nowhere else. */
const lucky = (plan: Plan, number: number): number => (modeOf(plan) === 1 ? (number <= 6 ? 1 : -9) : 0);

test('a plan that fitted a few throws is thrown down again by the one it beat', () => {
  expect(best(madeUp(lucky, 12), [0, 0])).toBe(1);
  expect(best(madeUp(lucky, 60), [0, 0])).toBe(0);
});

test('a changed plan of the same answer may become the best: here whoever has an order for its creature', () => {
  const plans = evolve(
    madeUp(({ orders }) => (Object.keys(orders).length > 0 ? 5 : 0), 60),
    state,
    [freshOption(planOf(0, answers[0]!), 0), freshOption(planOf(0, answers[1]!), 0)],
    how,
    () => 0.3,
  );
  const most = plans.toSorted((one, other) => other.value - one.value)[0]!;
  expect(Object.keys(most.plan.orders)).toHaveLength(1);
  expect(most.value).toBeGreaterThan(2);
});

test('where nothing could be tried there is nothing to tell', () => {
  expect(
    evolve(
      madeUp(() => 0, 0),
      state,
      [freshOption(planOf(0, answers[0]!), 0)],
      how,
      () => 0.3,
    ),
  ).toEqual([]);
});

test('where plans do not grow, it is over when every answer has had its match', () => {
  const options = answers.map(answer => freshOption(planOf(0, answer), 0));
  const plans = evolve(
    madeUp(() => 0, 1000),
    state,
    options,
    { ...how, grows: false },
    () => 0.3,
  );
  expect(plans.map(({ plan }) => modeOf(plan))).toEqual([0, 1, 2]);
  expect(plans.map(({ tries }) => tries)).toEqual([6, 6, 6]);
});
