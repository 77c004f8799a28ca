import { expect, test } from 'vitest';
import { deadFiles } from './dead-files.ts';
import { source } from './source.ts';

const manifests = [
  {
    path: 'package.json',
    name: 'signum',
    scripts: { start: 'node tools/run.mjs start', format: 'prettier --write .' },
  },
  { path: 'packages/kernel/package.json', name: '@signum/kernel', exports: { '.': './src/index.ts' } },
];
const faults = (files: Record<string, string>): string[] =>
  deadFiles(
    Object.entries(files).map(([path, text]) => source(path, text)),
    manifests,
  );

test('what a package exports is alive, and what that leads to', () => {
  expect(
    faults({
      'packages/kernel/src/index.ts': `export type * from './a.ts';`,
      'packages/kernel/src/a.ts': `import { b } from './b/c.ts';`,
      'packages/kernel/src/b/c.ts': `new Worker(new URL('./worker.ts', import.meta.url));`,
      'packages/kernel/src/b/worker.ts': '',
    }),
  ).toEqual([]);
});

test('a file that nothing leads to is dead, even if it imports the living', () => {
  expect(
    faults({
      'packages/kernel/src/index.ts': '',
      'packages/kernel/src/old.ts': `import './index.ts';`,
      'packages/kernel/src/old.css': '',
      'tools/old.ts': '',
    }),
  ).toEqual([
    'packages/kernel/src/old.ts is used by nothing',
    'packages/kernel/src/old.css is used by nothing',
    'tools/old.ts is used by nothing',
  ]);
});

test('two files that only know each other are dead together', () => {
  expect(
    faults({ 'packages/kernel/src/a.ts': `import './b.ts';`, 'packages/kernel/src/b.ts': `import './a.ts';` }),
  ).toHaveLength(2);
});

test('a test keeps its own helpers alive, but not the file it tests', () => {
  expect(
    faults({
      'packages/kernel/src/a.test.ts': `import './a.ts';\nimport './testing/b.ts';`,
      'packages/kernel/src/a.ts': '',
      'packages/kernel/src/testing/b.ts': '',
      'tools/tidy.test.ts': `import './tidy/a.ts';`,
      'tools/tidy/a.ts': '',
    }),
  ).toEqual(['packages/kernel/src/a.ts is used by tests alone']);
});

test('commands, pages, programs, configuration and benchmarks are entries', () => {
  expect(
    faults({
      'tools/run.mjs': '',
      'tools/start.ts': '',
      'packages/web/index.html': '<script type="module" src="/src/page.tsx"></script>',
      'packages/web/src/page.tsx': `import './page.css';`,
      'packages/web/src/page.css': `@import './colours.css';`,
      'packages/web/src/colours.css': '',
      'packages/web/vite.config.ts': `import './src/plugin.ts';`,
      'packages/web/src/plugin.ts': '',
      'packages/cli/src/main.ts': '',
      'packages/bench/src/kernel.bench.ts': '',
    }),
  ).toEqual([]);
});
