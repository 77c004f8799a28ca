import { veil, type CreatureId } from '@signum/classic';
import { position } from '@signum/classic/testing';
import { hashOfText } from '@signum/kernel';
import { expect, test } from 'vitest';
import { players } from '../players.ts';

/** A hero with one wound left before a strong creature that is to act: to strike is to win. */
const table = position({
  heroes: false,
  creatures: {
    ours: { kind: 'hero', at: [50, 50], print: { strength: 1, health: 6 } },
    a: { at: [300, 300], print: { strength: 6, health: 4 } },
    hero: { of: 1, kind: 'hero', at: [300, 332], wounds: 3, print: { strength: 1, health: 4 } },
    other: { of: 1, at: [332, 300], print: { strength: 1, health: 1 } },
  },
  frames: [
    {
      kind: 'activation',
      step: 'declare',
      creature: 'a' as CreatureId,
      isPass: false,
      cancelled: false,
      felled: [],
    },
  ],
});

test.each(['recruit', 'soldier', 'veteran'] as const)('a %s strikes the hero who is about to fall', name => {
  const question = table.asked('act');
  const { answer, why, work } = players[name].decide(veil(table.state, 0), question, hashOfText('strike'));
  expect(answer).toMatchObject({ kind: 'act', do: 'attack', target: 'hero' });
  if (name === 'recruit') return;
  expect(work).toBeGreaterThan(0);
  expect(why.length).toBeGreaterThan(1);
  expect(why[0]!.answer).toEqual(answer);
});

test('of the answers that were looked at last the best is taken, and every one of them was tried', () => {
  const { why } = players.soldier.decide(veil(table.state, 0), table.asked('act'), hashOfText('reasons'));
  for (const { tries } of why) expect(tries).toBeGreaterThan(0);
  const most = why.filter(({ tries }) => tries === why[0]!.tries).map(({ value }) => value);
  expect(Math.max(...most)).toBe(why[0]!.value);
});
