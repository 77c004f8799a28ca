import { runProgram } from './program.ts';

/** One named part of a check. It passes by returning and fails by throwing; the message says what is wrong. */
export interface Step {
  name: string;
  run: () => Promise<void>;
}

export interface StepResult {
  name: string;
  /** Absent where the step passed. */
  failure?: string;
}

/** Runs all steps one after the other, whatever happens to the earlier ones, with a line and a time for each. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

async function runStep({ name, run }: Step): Promise<StepResult> {
  const began = performance.now();
  const closing = (word: string): string => `${word} (${((performance.now() - began) / 1000).toFixed(1)} s)`;
  process.stdout.write(`${name} ... `);
  try {
    await run();
    console.log(closing('ok'));
    return { name };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    console.log(closing('FAILED'));
    console.log(failure.replace(/^/gm, '  '));
    return { name, failure };
  }
}

/** A step that is one call of an installed tool; all it says is shown if it fails. */
export function programStep(name: string, ...[tool, ...args]: [Parameters<typeof runProgram>[0], ...string[]]): Step {
  const run = async (): Promise<void> => {
    const { code, said } = await runProgram(tool, args);
    if (code !== 0) throw new Error(said.trim() || `${tool} ended with code ${code} and said nothing.`);
  };
  return { name, run };
}

/** What needs no test run: types, lint and format. */
export const STATIC_STEPS: readonly Step[] = [
  programStep('types', 'tsc', '-p', 'tsconfig.json'),
  programStep('types of the pure rooms', 'tsc', '-p', 'tsconfig.pure.json'),
  programStep('lint', 'oxlint', '--type-aware'),
  programStep('format', 'prettier', '--check', '.'),
];
