/** How many passed and how many failed; the closing line of `npm test`. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The part of vitest's JSON report that we read. */
export interface Report {
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/**
 * Counts a vitest run. Only a test that ran and passed counts as passed: skipped ones fail, a file that did not even
 * load fails once, and so does a run that ended badly though every test in it passed (an error outside of any test).
 */
export function tallyOf(report: Report | undefined, exitCode: number): Tally {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(file => file.assertionResults);
  const passed = tests.filter(test => test.status === 'passed').length;
  const broken = files.filter(file => file.status !== 'passed' && file.assertionResults.length === 0).length;
  const failed = tests.length - passed + broken;
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
