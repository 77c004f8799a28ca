import { expect, test } from 'vitest';
import { disorderedExports } from './export-lists.ts';
import { source } from './source.ts';

const faults = (path: string, text: string): string[] => disorderedExports([source(path, text)]);

test('exports in the order of their files are in order', () => {
  const text = `export { a } from './a.ts';\nexport type * from './b.ts';\nexport {\n  b,\n} from './b.ts';\nexport * from './c/d.ts';\n`;
  expect(faults('packages/kernel/src/index.ts', text)).toEqual([]);
});

test('exports out of order are found, in rooms and in their testing folders', () => {
  const text = `export * from './b.ts';\nexport * from './a.ts';\n`;
  expect(faults('packages/kernel/src/index.ts', text)).toEqual([
    'packages/kernel/src/index.ts: the exports are not alphabetical by file',
  ]);
  expect(faults('packages/kernel/src/testing/index.ts', text)).toHaveLength(1);
});
