import type { ClassicState, CreatureId } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import type { OddsAnswer, OddsQuestion } from './contract.ts';
import { workerReckoner, type OddsCall } from './reckoner.ts';

const STATE = {} as ClassicState;
const ANSWER: OddsAnswer = { of: 'attack', odds: { harms: [], controlled: 0 } };

function question(target: string): OddsQuestion {
  return { of: 'melee', attacker: 'c1' as CreatureId, defender: target as CreatureId };
}

function nobody(): void {}

/** A reckoner whose workers answer when the test says so, and whose patience ends when the test says so. */
function slowReckoner() {
  const calls: OddsCall[] = [];
  const timers: (() => void)[] = [];
  const workers = { started: 0, ended: 0 };
  let answer: (given: OddsAnswer) => void = nobody;
  const reckoner = workerReckoner(
    listener => {
      workers.started += 1;
      answer = listener;
      return { ready: Promise.resolve(), send: call => void calls.push(call), end: () => void (workers.ended += 1) };
    },
    () => new Promise(resolve => void timers.push(resolve)),
  );
  return { reckoner, calls, timers, workers, answer: (given: OddsAnswer) => answer(given) };
}

describe('odds that take their time', () => {
  test('one question is worked out after the other, by one worker', async () => {
    const { reckoner, calls, workers, answer } = slowReckoner();
    const [first, second] = [question('c2'), question('c3')].map(asked => reckoner.reckon(STATE, asked));
    expect(calls.map(call => call.question)).toEqual([question('c2')]);
    answer(ANSWER);
    expect(await first).toBe(ANSWER);
    expect(calls).toHaveLength(2);
    answer(ANSWER);
    expect(await second).toBe(ANSWER);
    expect(workers).toEqual({ started: 1, ended: 0 });
  });

  test('when the game goes on, whatever waits is outdated and whoever is busy is ended', async () => {
    const { reckoner, workers } = slowReckoner();
    const waiting = [question('c2'), question('c3')].map(asked => reckoner.reckon(STATE, asked));
    reckoner.drop();
    expect(await Promise.all(waiting)).toEqual(['outdated', 'outdated']);
    expect(workers).toEqual({ started: 1, ended: 1 });
  });

  test('a worker with nothing to do outlives the move', async () => {
    const { reckoner, workers, answer } = slowReckoner();
    const asked = reckoner.reckon(STATE, question('c2'));
    answer(ANSWER);
    await asked;
    reckoner.drop();
    expect(workers).toEqual({ started: 1, ended: 0 });
  });

  test('a fight with too many ends is given up and told as such, and the next question is not kept waiting by it', async () => {
    const { reckoner, calls, timers, workers, answer } = slowReckoner();
    const [endless, short] = [question('c2'), question('c3')].map(asked => reckoner.reckon(STATE, asked));
    await Promise.resolve(); // its worker has come up, and the clock runs
    timers[0]!();
    expect(await endless).toEqual({ of: 'too-many-ends' });
    expect(workers).toEqual({ started: 2, ended: 1 });
    expect(calls.at(-1)!.question).toEqual(question('c3'));
    answer(ANSWER);
    expect(await short).toBe(ANSWER);
  });
});
