import { creatureOf, enemiesInContact, type Action, type CreatureId } from '@signum/classic';
import { acting, type Table } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import type { Order, Plan } from './plan.ts';
import { plannedReply } from './planned-reply.ts';

const id = (name: string): CreatureId => name as CreatureId;

function plan(more: Partial<Plan>): Plan {
  return { seat: 0, answer: { kind: 'nextAction', do: 'end turn' }, steps: [], orders: {}, ...more };
}

/** A creature that is to act, with one enemy at hand and one a few steps away. */
const together = acting({
  creatures: {
    a: { at: [300, 300], print: { strength: 2, health: 3, movement: 'L' } },
    near: { of: 1, at: [300, 332], print: { strength: 1, health: 3 } },
  },
});
const apart = acting({
  creatures: {
    a: { at: [300, 300], print: { strength: 2, health: 3, movement: 'L' } },
    far: { of: 1, at: [300, 380], print: { strength: 1, health: 3 } },
  },
});

function told(table: Table, order: Order): object | undefined {
  const { pending, state } = table;
  return pending && plannedReply(plan({ orders: { [id('a')]: order } }), [].values(), state, pending);
}

test('whoever is to fight attacks an enemy at hand', () => {
  expect(told(together, { do: 'fight', target: id('near') })).toEqual({
    kind: 'act',
    do: 'attack',
    attack: 'melee combat',
    target: 'near',
  });
});

test('and goes into contact with one that is not', () => {
  const order: Order = { do: 'fight', target: id('far') };
  expect(told(apart, order)).toMatchObject({ kind: 'act', do: 'move' });
  const moving = apart.answer({ do: 'move' });
  const { state } = moving.answer(told(moving, order)!);
  expect(enemiesInContact(state, creatureOf(state, id('a'))).map(({ id: enemy }) => enemy)).toEqual(['far']);
});

test('whoever is to withdraw ends farther from the enemy, and whoever is to hold stays', () => {
  const moving = apart.answer({ do: 'move' });
  const { y } = told(moving, { do: 'withdraw' }) as { y: number };
  expect(y).toBeLessThan(creatureOf(apart.state, id('a')).y);
  expect(told(apart, { do: 'hold' })).toMatchObject({ kind: 'act', do: 'pass' });
});

test('an order against somebody who is gone, or none at all, is left to habit', () => {
  expect(told(apart, { do: 'fight', target: id('gone') })).toBeUndefined();
  const { pending, state } = apart;
  expect(plannedReply(plan({}), [].values(), state, pending!)).toBeUndefined();
});

test('steps are taken one after the other, and what is not open is left out', () => {
  const steps: Action[] = [{ do: 'play', card: 'nowhere' }, { do: 'activate', creature: id('b') }, { do: 'end turn' }];
  const actions: Action[] = [{ do: 'activate', creature: id('b') }, { do: 'end turn' }];
  const left = steps.values();
  const ask = (): object | undefined =>
    plannedReply(plan({ steps }), left, apart.state, { kind: 'nextAction', seat: 0, n: 0, actions, closed: [] });
  expect([ask(), ask(), ask()]).toEqual([
    { kind: 'nextAction', do: 'activate', creature: 'b' },
    { kind: 'nextAction', do: 'end turn' },
    undefined,
  ]);
});
