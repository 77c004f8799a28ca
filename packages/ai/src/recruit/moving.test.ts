import { acting } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { planOf } from '../search/plan.ts';
import { plannedReply } from '../search/planned-reply.ts';
import { tableOf } from '../table.ts';
import { isAt } from './moving.ts';
import { recruit } from './recruit.ts';

test('C-MOV-14: a hair is no move, for geometry may round it off; a millimetre is one', () => {
  expect(isAt({ x: 30_000, y: 30_000 }, { x: 30_002, y: 29_999 })).toBe(true);
  expect(isAt({ x: 30_000, y: 30_000 }, { x: 30_100, y: 30_000 })).toBe(false);
});

/** It stands three millimetres from somebody weak: on the very ring where a walk into contact ends. */
const onTheRing = acting({
  creatures: {
    a: { at: [300, 300], print: { strength: 4, health: 5, movement: 'M' } },
    weak: { of: 1, at: [300, 335], print: { strength: 0, health: 1 } },
  },
}).answer({ do: 'move' });

test('C-MOV-14 C-CMP-9: from the very ring of an enemy one steps into contact, by habit and by order', () => {
  const { state, pending } = onTheRing;
  const habit = recruit(tableOf(state, pending!, '0'.repeat(64)));
  expect(onTheRing.answer(habit).told('contactEntered')).toMatchObject([{ who: 'weak', by: 'a' }]);
  const orders = { a: { do: 'fight', target: 'weak' } } as const;
  const plan = { ...planOf(0, { kind: 'route', stay: true }), orders };
  const ordered = plannedReply(plan, [].values(), state, pending!);
  expect(onTheRing.answer(ordered!).told('contactEntered')).toMatchObject([{ who: 'weak', by: 'a' }]);
});
