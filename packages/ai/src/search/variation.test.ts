import type { Action, CreatureId } from '@signum/classic';
import { stateOf } from '@signum/classic/testing';
import { hashOfText, seeded } from '@signum/kernel';
import { expect, test } from 'vitest';
import { randomFrom } from '../table.ts';
import type { Plan } from './plan.ts';
import { assault, varied, type Material } from './variation.ts';

const id = (name: string): CreatureId => name as CreatureId;
const state = stateOf({ creatures: { a: {}, b: { at: [100, 100] }, foe: { of: 1, at: [200, 200] } } });
const activate = (name: string): Action => ({ do: 'activate', creature: id(name) });
const open: Action[] = [activate('a'), activate('b'), { do: 'play', card: 'x' }, { do: 'end turn' }];
const plan: Plan = { seat: 0, answer: { kind: 'nextAction', do: 'play', card: 'y' }, steps: [], orders: {} };

/** Many changes one upon the other. */
function line(): Plan[] {
  const random = randomFrom(seeded(hashOfText('variation')));
  const material: Material = { state, taken: [activate('a'), activate('b'), { do: 'end turn' }], open, random };
  const all = [plan];
  for (let count = 0; count < 200; count += 1) all.push(varied(all.at(-1)!, all[count >> 1]!, material));
  return all;
}

test('a changed plan still gives the same answer, and never takes one action twice', () => {
  for (const { answer, steps } of line()) {
    expect(answer).toBe(plan.answer);
    expect(new Set(steps.map(step => JSON.stringify(step))).size).toBe(steps.length);
  }
});

test('whatever is written down ends with the end of the turn, so that what was left out stays undone', () => {
  const written = line().filter(({ steps }) => steps.length > 0);
  expect(written.length).toBeGreaterThan(20);
  for (const { steps } of written) expect(steps.at(-1)).toEqual({ do: 'end turn' });
});

test('every kind of change comes up: orders to own creatures alone, actions moved, left out and added', () => {
  const all = line();
  const ordered = new Set(all.flatMap(({ orders }) => Object.keys(orders)));
  expect(ordered.has('foe')).toBe(false);
  expect(ordered.has('a') && ordered.has('b')).toBe(true);
  const steps = all.map(one => one.steps.map(step => JSON.stringify(step)).join());
  expect(steps.some(text => text.includes('"card":"x"'))).toBe(true);
  expect(all.some(one => one.steps.length === 2)).toBe(true);
  expect(
    new Set(all.flatMap(({ orders }) => Object.values(orders).flatMap(order => (order ? [order.do] : [])))),
  ).toEqual(new Set(['fight', 'hold', 'withdraw']));
});

test('an assault sends every man who can still act against the other hero, and leaves the own hero out of it', () => {
  const field = stateOf({
    heroes: false,
    creatures: {
      ours: { kind: 'hero' },
      a: { at: [100, 100] },
      tired: { at: [150, 100], activated: true },
      king: { of: 1, kind: 'hero', at: [200, 200] },
    },
  });
  expect(assault(plan, field)).toEqual({ ...plan, orders: { a: { do: 'fight', target: 'king' } } });
  expect(assault({ ...plan, seat: 1 }, field)).toBeUndefined();
});
