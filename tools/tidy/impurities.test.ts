import { expect, test } from 'vitest';
import { impurities } from './impurities.ts';
import { source } from './source.ts';

const faults = (path: string, text: string): string[] => impurities([source(path, text)], ['kernel']);
const AT_HOME = 'packages/kernel/src/a.ts';

test.each([
  'const a = Math.random();',
  'const a = Date.now();',
  'const a = new Date();',
  'const a = new Date;',
  'const a = new Date(0);',
  'const a = Date();',
  'const a = performance.now();',
  'setTimeout(() => 1, 2);',
  'setInterval(() => 1, 2);',
  `void fetch('x');`,
  'const a = process.env;',
  'console.log(1);',
  'crypto.getRandomValues(a);',
  'globalThis.x = 1;',
  `globalThis['x'] = 1;`,
  'const a = window.innerWidth;',
  'const a = document?.body;',
  `import { readFileSync } from 'node:fs';`,
  'const a: any = 1;',
  'const a = b as any;',
  'const a = new Map<string, any>();',
  'function a<T extends any>(b: T): any[] {}',
  'type A = (b: string) => any;',
  'type A<T> = any;',
  'let a: string | any;',
  'let a:\n  any\n',
])('%s is impure', text => {
  expect(faults(AT_HOME, text)).not.toEqual([]);
});

test('the place is named', () => {
  expect(faults(AT_HOME, '\nconst a = Math.random();')).toEqual([
    'packages/kernel/src/a.ts:2 uses Math.random: chance and time are handed in',
  ]);
});

test('words that only look like it are pure', () => {
  const text = `
    // Date.now() would be impure, and so would any clock
    const kind = 'fetch()';
    interface Play { process: string; document: string; any: number }
    play.process.length; play.fetch(1); reactionWindow.open; cost = { any: 2 }; trial(any, 1); trial(1, any);
  `;
  expect(faults(AT_HOME, text)).toEqual([]);
});

test('rooms of the outside may do all of this', () => {
  expect(faults('packages/web/src/a.ts', 'console.log(Date.now());')).toEqual([]);
});

test('tests in a pure room may look at the machine, but throw no dice of their own', () => {
  const machine = `import 'node:fs';\nconst a = process.env;\nperformance.now();`;
  expect(faults('packages/kernel/src/a.test.ts', machine)).toEqual([]);
  expect(faults('packages/kernel/src/testing/a.ts', machine)).toEqual([]);
  expect(faults('packages/kernel/src/a.test.ts', 'Math.random();')).toHaveLength(1);
  expect(faults('packages/kernel/src/a.test.ts', 'new Date();')).toHaveLength(1);
  expect(faults('packages/kernel/src/a.test.ts', 'flawInPlain(new Date(0));')).toEqual([]);
  expect(faults('packages/kernel/src/testing/a.ts', 'const a: any = Date.now();')).toHaveLength(2);
});
