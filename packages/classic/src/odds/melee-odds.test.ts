import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { stateOf } from '../testing/position.ts';
import { meleeOdds } from './melee-odds.ts';

interface Print {
  readonly strength: number;
  readonly health: number;
  readonly keywords?: readonly KeywordUse[];
  readonly wounds?: number;
  readonly armour?: number;
}

function fight(one: Print, other: Print) {
  const figure = ({ wounds = 0, armour = 0, ...print }: Print, of: 0 | 1) => ({
    of,
    at: [300, 300 + 32 * of] as const,
    wounds,
    armour,
    print,
  });
  const state = stateOf({ heroes: false, frames: [], creatures: { a: figure(one, 0), d: figure(other, 1) } });
  const odds = meleeOdds(state, 'a' as CreatureId, 'd' as CreatureId);
  return {
    ...odds,
    when: (defence: number, attack: number) =>
      odds.exchanges.find(one => one.defence === defence && one.attack === attack)!,
  };
}

/** The probability of k successes among n dice. */
function binomial(n: number, k: number, p: number): number {
  const ways = [1, n, (n * (n - 1)) / 2, (n * (n - 1) * (n - 2)) / 6][k]!;
  return ways * p ** k * (1 - p) ** (n - k);
}

const near = (values: readonly number[]) => values.map(value => Math.round(value * 1e9) / 1e9);

test('C-MEL-23: three attack dice against two defence dice', () => {
  const { when } = fight({ strength: 3, health: 4 }, { strength: 2, health: 4 });
  // successes of three dice at 2/3 each, less the shields of two dice at 1/3 each, reckoned by hand
  const hits = [0, 0, 0, 0];
  for (let s = 0; s <= 3; s += 1) {
    for (let b = 0; b <= 2; b += 1) hits[Math.max(0, s - b)]! += binomial(3, s, 2 / 3) * binomial(2, b, 1 / 3);
  }
  const { defender, attacker } = when(0, 3);
  expect(near(defender.wounds)).toEqual(near(hits));
  expect(attacker.dies).toBe(0);
});

test('C-MEL-7: every pair of assignments is reckoned, the best answer and the best reply among them', () => {
  const { exchanges, replies, best } = fight({ strength: 3, health: 4 }, { strength: 2, health: 4 });
  expect(exchanges.map(({ defence, attack }) => `${defence}${attack}`).toSorted()).toEqual([
    '00',
    '01',
    '02',
    '03',
    '10',
    '11',
    '12',
    '13',
    '20',
    '21',
    '22',
    '23',
  ]);
  expect(replies.map(({ defence }) => defence)).toEqual([0, 1, 2]);
  expect(replies).toContain(best);
  for (const { attacker, defender } of exchanges) {
    for (const { wounds } of [attacker, defender]) expect(wounds.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  }
});

test('C-KW-Initiative: whoever falls to the first blow does not strike, and the odds know it', () => {
  const without = fight({ strength: 2, health: 1 }, { strength: 1, health: 1 }).when(1, 2);
  const swift = fight(
    { strength: 2, health: 1, keywords: [{ keyword: 'initiative' }] },
    { strength: 1, health: 1 },
  ).when(1, 2);
  expect(without.attacker.dies).toBeCloseTo(2 / 3, 12);
  expect(swift.attacker.dies).toBeCloseTo((1 / 9) * (2 / 3), 12); // only if both dice miss
  expect(swift.defender.dies).toBeCloseTo(8 / 9, 12);
});

test('C-KW-Veteran: successes rolled again; C-KW-MasterOfAttack: failures rolled again', () => {
  const plain = { strength: 1, health: 3 };
  const veteran = fight(plain, { strength: 0, health: 3, keywords: [{ keyword: 'veteran' }] }).when(0, 1);
  expect(veteran.defender.wounds[1]).toBeCloseTo((2 / 3) * (2 / 3), 12);
  const master = fight(
    { ...plain, keywords: [{ keyword: 'master-of-attack', x: 1 }] },
    { strength: 0, health: 3 },
  ).when(0, 1);
  expect(master.defender.wounds[1]).toBeCloseTo(1 - 1 / 9, 12);
});

test('C-KW-Fortitude, C-KW-Hammerblow, C-DMG-1: wounds, hammers and Armour change the odds', () => {
  const wounded = fight({ strength: 1, health: 3, wounds: 1 }, { strength: 0, health: 3 }).when(0, 1);
  expect(wounded.defender.wounds[1]).toBeCloseTo(1 / 3, 12);
  const steadfast = fight(
    { strength: 1, health: 3, wounds: 1, keywords: [{ keyword: 'fortitude' }] },
    { strength: 0, health: 3 },
  );
  expect(steadfast.when(0, 1).defender.wounds[1]).toBeCloseTo(2 / 3, 12);
  const heavy = fight(
    { strength: 1, health: 3, keywords: [{ keyword: 'hammerblow' }] },
    { strength: 0, health: 3, armour: 1 },
  );
  expect(near(heavy.when(0, 1).defender.wounds)).toEqual(near([1 / 3, 2 / 3]));
  expect(heavy.when(0, 1).defender.armour[1]).toBeCloseTo(2 / 3, 12);
});

test('C-MEL-10: a side without a choice is reckoned with the dice it must put in', () => {
  const reckless = fight(
    { strength: 2, health: 3 },
    { strength: 2, health: 3, keywords: [{ keyword: 'reckless', x: 2 }] },
  );
  expect(new Set(reckless.exchanges.map(({ defence }) => defence))).toEqual(new Set([2]));
  const both = fight(
    { strength: 1, health: 3, keywords: [{ keyword: 'reckless', x: 1 }] },
    { strength: 1, health: 3, keywords: [{ keyword: 'cautious', x: 1 }] },
  );
  expect(both.exchanges.map(({ defence, attack }) => [defence, attack])).toEqual([[0, 1]]);
});
