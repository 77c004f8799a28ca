import { streamOf } from './stream.ts';
import { TRIALS } from './trials/index.ts';
import type { Violation } from './trial.ts';

export interface SoakRow {
  readonly operation: string;
  readonly cases: number;
  readonly violations: readonly Violation[];
}

export interface SoakOrder {
  /** Questions per operation, at least. */
  readonly cases: number;
  readonly seed: number;
  /** Hears how far an operation is, about ten times each, and of every violation at once. */
  readonly report?: (line: string) => void;
  /** Only operations whose name contains this. */
  readonly only?: string;
}

/** Asks the kernel and its oracles the same questions, as often as wished. The same order gives the same questions. */
export function soak({ cases, seed, report = () => undefined, only = '' }: SoakOrder): SoakRow[] {
  return TRIALS.filter(({ name }) => name.includes(only)).map(({ name, run }) => {
    const violations: Violation[] = [];
    let asked = 0;
    let told = 0;
    for (let round = 0; asked < cases; round++) {
      const boardSeed = Math.imul(seed, 1_000_003) + round;
      asked += run(streamOf(boardSeed), (message, board, query) => {
        const violation = { trial: name, seed: boardSeed, message, board, query };
        violations.push(violation);
        report(`violation ${JSON.stringify(violation)}`);
      });
      // A trial that never finds a question to ask would run for ever.
      if (round > 100 * cases) throw new Error(`${name} asks nothing`);
      const tenth = Math.floor((10 * asked) / cases);
      if (tenth > told) report(`${name}: ${asked} of ${cases}, ${violations.length} violations`);
      told = tenth;
    }
    return { operation: name, cases: asked, violations };
  });
}
