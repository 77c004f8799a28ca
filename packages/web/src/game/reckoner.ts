import type { ClassicState } from '@signum/classic';
import type { OddsAnswer, OddsQuestion } from './contract.ts';

/** Whoever works out odds. Some fights have so many ends that it takes long; the game does not wait for it. */
export interface Reckoner {
  reckon(state: Readonly<ClassicState>, question: OddsQuestion): Promise<OddsAnswer | 'outdated'>;
  /** The game has gone on: whatever is being worked out is of no use any more. */
  drop(): void;
}

/** What is sent to a worker that reckons; the answer comes back by itself. */
export interface OddsCall {
  readonly state: Readonly<ClassicState>;
  readonly question: OddsQuestion;
}

/** What such a worker says: once that it has come up, then answers. */
export type OddsWorkerWord = OddsAnswer | 'ready';

/** As much of a worker as is needed here. */
export interface OddsWorker {
  /** When it has come up: fetching and reading the rules is not its fault. */
  readonly ready: Promise<void>;
  send(call: OddsCall): void;
  end(): void;
}

/** Longer than this nobody looks at a panel that waits. */
const PATIENCE_MS = 5000;

interface Waiting extends OddsCall {
  readonly resolve: (answer: OddsAnswer | 'outdated') => void;
}

/**
 * Reckons in a worker of its own, one question after the other. What has become useless, or takes too long, is ended together with
 * its worker: there is no other way to stop somebody who is busy. The next question starts a new one.
 */
export function workerReckoner(
  start: (listener: (answer: OddsAnswer) => void) => OddsWorker,
  later: (milliseconds: number) => Promise<void>,
): Reckoner {
  const queue: Waiting[] = [];
  let worker: OddsWorker | null = null;
  let current: Waiting | null = null;

  function finish(answer: OddsAnswer | 'outdated'): void {
    current?.resolve(answer);
    current = null;
    next();
  }

  function giveUp(answer: OddsAnswer | 'outdated'): void {
    worker?.end();
    worker = null;
    finish(answer);
  }

  function next(): void {
    const call = queue.shift();
    if (!call) return;
    current = call;
    worker ??= start(finish);
    worker.send({ state: call.state, question: call.question });
    void worker.ready
      .then(() => later(PATIENCE_MS))
      .then(() => {
        if (current === call) giveUp({ of: 'too-many-ends' });
      });
  }

  return {
    reckon: (state, question) =>
      new Promise(resolve => {
        queue.push({ state, question, resolve });
        if (!current) next();
      }),
    drop() {
      for (const waiting of queue.splice(0)) waiting.resolve('outdated');
      if (current) giveUp('outdated');
    },
  };
}
