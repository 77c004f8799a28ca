import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './program.ts';
import { tallyOf, type Report, type Tally } from './tally.ts';

export interface TestRun extends Tally {
  /** The full names of the tests that failed or did not run, and the files that did not load. */
  failures: string[];
}

/** Runs vitest with its output shown, and counts from its JSON report what happened. */
export async function runVitest(args: readonly string[]): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'signum-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    // what tests write for themselves goes with the folder
    const manner = { shown: true, env: { TMPDIR: folder, TEMP: folder } };
    const { code } = await runProgram('vitest', ['run', ...reporters, ...args], manner);
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
    return { ...tallyOf(report, code), failures: failuresIn(report) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function failuresIn(report: Report | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    if (assertionResults.length === 0) return status === 'passed' ? [] : [`${name} (could not be loaded)`];
    return assertionResults
      .filter(test => test.status !== 'passed')
      .map(test => (test.status === 'failed' ? test.fullName : `${test.fullName} (${test.status}, did not run)`));
  });
}
