import { isFlawed, isRefused } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import { classicMachine } from '../machine.ts';
import type { ClassicState } from '../state.ts';
import type { Word } from './form/step.ts';
import { readScenario, type Telling } from './read-scenario.ts';
import { answerMeant, isAsExpected, openingOf } from './rehearsal.ts';

const DUEL = {
  name: 'a duel',
  creatures: {
    Runner: { of: 1, strength: 2, at: [300, 300] },
    Guard: { of: 2, at: '60 mm from Runner to the north' },
  },
};

function told(scenario: object): Telling {
  const file = readScenario(JSON.stringify(scenario));
  if (isFlawed(file)) throw new Error(file.flaw.what);
  return file.tellings[0]!;
}

/** A game in which somebody says these lines, with all its states. */
function said(...lines: readonly Word[]): ClassicState[] {
  const states = [openingOf(told(DUEL), {}).state];
  for (const line of lines) {
    const pending = classicMachine.pending(states.at(-1)!)!;
    const answer = answerMeant(line, states);
    const taken = classicMachine.answer(states.at(-1)!, { to: pending.n, seat: pending.seat, answer });
    if (isRefused(taken)) throw new Error(taken.refused.code);
    states.push(taken.state);
  }
  return states;
}

const walk = { move: { contact: 'Guard' } } as Word;

describe('a scenario in the hands of a person', () => {
  test('a line is an answer to the question that is open', () => {
    expect(answerMeant({ activate: 'Runner' }, said())).toEqual({
      kind: 'nextAction',
      do: 'activate',
      creature: 'Runner',
    });
  });

  test('a line that answers another question is none', () => {
    expect(answerMeant({ assign: 1 }, said())).toBeUndefined();
  });

  test('a move is declared first, and then walked into contact', () => {
    const declared = said({ activate: 'Runner' }, walk);
    expect(answerMeant(walk, declared)).toMatchObject({ kind: 'route', mode: 'walk' });
    const walked = said({ activate: 'Runner' }, walk, walk);
    const goal = { creatures: { Runner: { touching: ['Guard'] } } };
    expect(isAsExpected(goal, declared, [])).toBe(false);
    expect(isAsExpected(goal, walked, [])).toBe(true);
  });

  test('what is asked can be expected, too', () => {
    const goal = { asked: { player: 1, for: 'act', creature: 'Runner' } } as const;
    expect(isAsExpected(goal, said(), [])).toBe(false);
    expect(isAsExpected(goal, said({ activate: 'Runner' }), [])).toBe(true);
  });
});
