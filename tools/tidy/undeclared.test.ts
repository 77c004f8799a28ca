import { expect, test } from 'vitest';
import { source } from './source.ts';
import { undeclared } from './undeclared.ts';

const manifests = [
  { path: 'package.json', name: 'signum', devDependencies: { vitest: '4.1.12' } },
  {
    path: 'packages/classic/package.json',
    name: '@signum/classic',
    dependencies: { '@signum/kernel': '0.1.0' },
    devDependencies: { '@signum/cards': '0.1.0' },
  },
];
const faults = (path: string, text: string): string[] => undeclared([source(path, text)], manifests);

test('a package that the room names may be imported, whichever door is used', () => {
  const text = `import a from '@signum/kernel';\nimport b from '@signum/kernel/testing';\nimport c from '@signum/cards';`;
  expect(faults('packages/classic/src/a.ts', `${text}\nimport './b.ts';\nimport 'node:fs';`)).toEqual([]);
});

test('a package that only works because npm hoists it is found', () => {
  expect(faults('packages/classic/src/a.ts', `import type { X } from '@signum/geometry';`)).toEqual([
    'packages/classic/src/a.ts imports @signum/geometry, which packages/classic/package.json does not name',
  ]);
  expect(faults('packages/classic/src/a.ts', `import 'left-pad/x';`)).toHaveLength(1);
  expect(faults('packages/classic/src/a.ts', `import fs from 'fs';`)).toHaveLength(1);
});

test('the tools of the root are for tests, configuration and tools', () => {
  const text = `import { test } from 'vitest';`;
  expect(faults('packages/classic/src/a.ts', text)).toHaveLength(1);
  expect(faults('packages/classic/src/a.test.ts', text)).toEqual([]);
  expect(faults('packages/classic/src/testing/a.ts', text)).toEqual([]);
  expect(faults('packages/classic/vite.config.ts', text)).toEqual([]);
  expect(faults('tools/a.ts', text)).toEqual([]);
  expect(faults('tools/a.ts', `import 'left-pad';`)).toEqual([
    'tools/a.ts imports left-pad, which package.json does not name',
  ]);
});
