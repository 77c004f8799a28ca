import { expect, test } from 'vitest';
import { closingLine, sumOf, tallyOf, type Report } from './tally.ts';

/** A report with one file for each list of test outcomes. */
function report(...files: string[][]): Report {
  return {
    testResults: files.map((statuses, index) => ({
      name: `${index}.test.ts`,
      status: statuses.length > 0 && !statuses.includes('failed') ? 'passed' : 'failed',
      assertionResults: statuses.map((status, nth) => ({ fullName: `test ${nth}`, status })),
    })),
  };
}

test('tests that ran are counted over all files', () => {
  expect(tallyOf(report(['passed', 'passed'], ['passed', 'failed']), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a test that did not run counts as failed, however it was left out', () => {
  expect(tallyOf(report(['passed', 'skipped', 'todo', 'pending']), 0)).toEqual({ passed: 1, failed: 3 });
});

test('a file that could not be loaded counts as one failure', () => {
  expect(tallyOf(report(['passed'], []), 1)).toEqual({ passed: 1, failed: 1 });
});

test('an error outside of any test is not lost', () => {
  expect(tallyOf(report(['passed']), 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run without any test is a failure, with or without a report', () => {
  expect(tallyOf(report(), 0)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('the closing line has exactly the form that continuous integration reads', () => {
  const total = sumOf([
    { passed: 6, failed: 0 },
    { passed: 120, failed: 2 },
  ]);
  expect(closingLine(total)).toBe('126 passed, 2 failed');
});
