import { expect, test } from 'vitest';
import type { Answer, Decision } from '@signum/kernel';
import type { Decisions } from '../decisions/index.ts';
import { OpenRoll } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { classicMachine } from '../machine.ts';
import { meleeOf } from '../procedures/melee.ts';
import type { ClassicState } from '../state.ts';
import { stateOf, type Figure } from '../testing/position.ts';
import { FACES } from '../vocabulary.ts';
import { exploring, type Leaf } from './explore.ts';
import { harmOf } from './harm.ts';
import { balance, isAssigning, meleeOdds } from './melee-odds.ts';
import { sensibly } from './policy.ts';
import { poolResults } from './pools.ts';

const A = 'a' as CreatureId;
const D = 'd' as CreatureId;

/** Two who fight and whoever stands round them. */
function fight(a: Figure['print'], d: Figure['print'], others: Record<string, Figure> = {}): ClassicState {
  return stateOf({
    heroes: false,
    frames: [meleeOf(A, D)],
    creatures: {
      a: { at: [300, 300], print: { ...a } },
      d: { of: 1, at: [300, 332], print: { ...d } },
      ...others,
    },
  });
}

/** Half of the dice strike, as nearly as may be. */
function evenly(decision: Decision<Decisions>): Answer<Decisions> {
  if (decision.kind !== 'assignDice') return sensibly(decision);
  const answers = classicMachine.answers(decision);
  return answers[Math.floor(answers.length / 2)]!;
}

/** The same question, answered slowly: every result of every die by itself, from the beginning each time. */
function slowly(state: Readonly<ClassicState>): { leaves: Leaf[]; runs: number } {
  const leaves: Leaf[] = [];
  let runs = 0;
  const visit = (from: Readonly<ClassicState>, answer: Answer<Decisions> | undefined, script: number[], p: number) => {
    runs += 1;
    const open: ClassicState = { ...from, chance: { script: [...script], open: true } };
    const { state: reached, decision, thrown } = classicMachine.walk(open, answer);
    if (thrown instanceof OpenRoll) {
      for (const { faces, probability } of poolResults(thrown.dice, thrown.counting)) {
        const rolled = faces.map(face => 2 * FACES.indexOf(face));
        visit(from, answer, [...script, ...rolled], p * probability);
      }
    } else if (decision) visit(reached, evenly(decision), [], p);
    else leaves.push({ probability: p, state: reached });
  };
  visit(state, undefined, [], 1);
  return { leaves, runs };
}

const near = (values: readonly number[]) => values.map(value => Math.round(value * 1e9) / 1e9);

const engine = {
  keyword: 'steam-engine',
  on: 'melee combat',
  roll: {
    bullseye: { do: 'wound', whom: 'this creature', amount: 1 },
    axe: { do: 'gain', whom: 'this creature', bonus: [{ stat: 'strength', by: 1 }], until: 'end of turn' },
    shield: { do: 'gain', whom: 'this creature', bonus: [{ stat: 'strength', by: 2 }], until: 'end of turn' },
  },
} as const;
const requiem = { keyword: 'requiem' } as const;
const bystanders = {
  e: { at: [268, 300], print: { health: 2 } },
  f: { of: 1, at: [332, 300], print: { health: 2 } },
  g: { of: 1, at: [268, 332], print: { health: 2 } },
} as const;

test.each([
  ['nothing', fight({ strength: 3, health: 2 }, { strength: 3, health: 2 })],
  ['C-KW-Requiem', fight({ strength: 2, health: 1, keywords: [requiem] }, { strength: 2, health: 1 }, bystanders)],
  ['C-KW-SteamEngine', fight({ strength: 2, health: 3, keywords: [engine] }, { strength: 2, health: 2 })],
  [
    'C-KW-Initiative',
    fight({ strength: 3, health: 2, keywords: [{ keyword: 'initiative' }] }, { strength: 3, health: 1 }),
  ],
  ['C-KW-Veteran', fight({ strength: 3, health: 2 }, { strength: 2, health: 2, keywords: [{ keyword: 'veteran' }] })],
])('with %s, states taken together give the odds of all dice taken one by one', (_what, state) => {
  const quickly = exploring(evenly).leaves(state);
  const { leaves } = slowly(state);
  for (const who of [A, D, ...state.creatures.map(({ id }) => id)]) {
    const [quick, slow] = [harmOf(state, quickly, who), harmOf(state, leaves, who)];
    expect(near(quick.wounds)).toEqual(near(slow.wounds));
    expect(quick.dies).toBeCloseTo(slow.dies, 12);
  }
});

test('C-KW-Requiem, C-KW-SteamEngine: whatever the assignments, what comes to the same is followed up once', () => {
  const state = fight(
    { strength: 3, health: 2, keywords: [engine, requiem] },
    { strength: 3, health: 2, keywords: [requiem] },
    bystanders,
  );
  const exploration = exploring(sensibly, isAssigning);
  const { exchanges } = meleeOdds(state, A, D, balance, sensibly, exploration);
  expect(exchanges.length).toBeGreaterThan(12);
  expect(exploration.runs).toBeLessThan(LIMIT);
});

/** One by one there are nearly fifty thousand, and each is longer. */
const LIMIT = 10_000;
