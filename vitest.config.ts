import { configDefaults, defineConfig } from 'vitest/config';

const BROWSER_TESTS = '**/*.browser.test.ts';

/** Two kinds of tests: those that need only Node, and those that drive a real Chromium from Node. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', BROWSER_TESTS],
          // No test changes anything that another could see, and a process for each file would cost minutes.
          isolate: false,
          // Batteries and properties run for seconds; on a busy machine for many.
          testTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: [`{packages,tools}/${BROWSER_TESTS}`],
          exclude: [...configDefaults.exclude, '**/dist/**'],
          // A browser takes its time, and two at once would only slow each other down.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What is waited for comes within a second, but not on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
