import { median } from '../rounds.ts';

/** One way to answer a question, to be timed. */
export interface Probe<Query> {
  readonly name: string;
  /** How often it is asked in a row: quick ones often enough for the clock to see them. */
  readonly times: number;
  /** How many questions one asking is; one, unless it says otherwise. */
  readonly questions?: number;
  readonly ask: (query: Query) => unknown;
}

export interface Measured {
  readonly name: string;
  /** Median over the questions of the median over the rounds, and the slowest twentieth of the questions. */
  readonly microseconds: number;
  readonly slow: number;
}

/**
 * Times all probes on all questions. They take turns at every single question, so whatever else the machine does falls on
 * all of them alike, and a median over rounds drops what fell on one.
 */
export function measure<Query>(queries: readonly Query[], probes: readonly Probe<Query>[], rounds: number): Measured[] {
  const samples = probes.map(() => queries.map((): number[] => []));
  for (let round = -1; round < rounds; round++) {
    for (const [q, query] of queries.entries()) {
      for (const [p, { times, questions = 1, ask }] of probes.entries()) {
        const began = performance.now();
        for (let i = 0; i < times; i++) kept = ask(query);
        const spent = (1000 * (performance.now() - began)) / (times * questions);
        // round -1 only warms up
        if (round >= 0) samples[p]![q]!.push(spent);
      }
    }
  }
  return probes.map(({ name }, p) => {
    const each = samples[p]!.map(rounds => median(rounds)).toSorted((a, b) => a - b);
    return { name, microseconds: median(each), slow: each[Math.floor(0.95 * each.length)]! };
  });
}

/** Where answers go, so that no engine may leave out the work as useless. */
export let kept: unknown;
