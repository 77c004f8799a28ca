import type { CreatureId, Exchange, MeleeOdds } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../game/contract.ts';
import { begun, chance, playUntil, practiceOdds, sightOf } from '../testing/practice.ts';
import { fightOf } from './fight-of.ts';
import { anyWound, expectedOf, splitOdds, type Harm } from './split-odds.ts';

const [A, D] = ['a', 'd'] as CreatureId[] as [CreatureId, CreatureId];

function harm(who: CreatureId, expected: number): Harm {
  return { who, wounds: [1 - expected, expected], armour: [1], healed: [1], dies: 0, expected };
}

/** Two dice on each side; the more attack dice, the more is dealt on both sides. */
const exchanges: Exchange[] = [0, 1, 2].flatMap(defence =>
  [0, 1, 2].map(attack => ({
    defence,
    attack,
    attacker: harm(A, defence / 10),
    defender: harm(D, attack / 5),
  })),
);
const replies = [0, 1, 2].map(defence => exchanges.find(one => one.defence === defence && one.attack === 2)!);
const odds: MeleeOdds = { exchanges, replies, best: replies[2]! };

function declared(...more: LogEntry['event'][]): LogEntry[] {
  return [{ type: 'attackDeclared', who: D, by: A, attack: 'melee combat' } as const, ...more].map((event, n) => ({
    n,
    event,
  }));
}

describe('the odds of a split', () => {
  test('C-MEL-7: the defender sees a row for each own split, with the best reply of the attacker marked', () => {
    const fight = fightOf(declared(), D)!;
    expect(fight).toEqual({ attacker: A, defender: D, own: D, other: A });
    const table = splitOdds(odds, fight);
    expect(table.columns).toEqual([0, 1, 2]);
    expect(table.rows.map(row => row.filter(({ isReply }) => isReply).map(({ other }) => other))).toEqual([
      [2],
      [2],
      [2],
    ]);
    expect(table.best).toBe(2);
    expect(expectedOf(table, 1)).toMatchObject({ own: 1, other: 2, suffered: { who: D }, dealt: { who: A } });
  });

  test('C-MEL-8: the attacker answers a split that lies open: one column is left', () => {
    const fight = fightOf(declared({ type: 'diceAssigned', who: D, attack: 1, defence: 1 }), A)!;
    expect(fight.chosen).toEqual({ attack: 1, defence: 1 });
    const table = splitOdds(odds, fight);
    expect(table.columns).toEqual([1]);
    expect(table.rows.map(row => row.map(({ own, other }) => [own, other]))).toEqual([[[0, 1]], [[1, 1]], [[2, 1]]]);
    expect(table.best).toBe(2);
    expect(anyWound(expectedOf(table, 2)!.dealt)).toBeCloseTo(0.4, 12);
  });

  test('in a played game the table has a row for every split that is offered', () => {
    const session = playUntil(begun('4'), chance(4), ({ kind }) => kind === 'assignDice');
    const { question, log, seat } = [0, 1].map(one => sightOf(session, one)).find(sight => sight.question !== null)!;
    if (question?.kind !== 'assignDice') throw new Error('no fight in this game');
    expect(question.seat).toBe(seat);
    const fight = fightOf(log, question.creature)!;
    const answer = practiceOdds(session, { of: 'melee', attacker: fight.attacker, defender: fight.defender });
    if (answer.of !== 'melee') throw new Error('other odds');
    const table = splitOdds(answer.odds, fight);
    const offered = Array.from({ length: question.most - question.least + 1 }, (_, index) => question.least + index);
    expect(table.rows.map(([cell]) => cell?.own)).toEqual(offered);
  });
});
