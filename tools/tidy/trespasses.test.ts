import { expect, test } from 'vitest';
import { ROOMS } from '../rooms.ts';
import { source } from './source.ts';
import { tableFaults, trespasses } from './trespasses.ts';

const faults = (path: string, text: string): string[] => trespasses([source(path, text)], ROOMS);

test('what the table allows passes', () => {
  expect(faults('packages/classic/src/a.ts', `import { x } from '@signum/kernel';`)).toEqual([]);
  expect(faults('packages/cards/src/a.ts', `import type { Card } from '@signum/classic';`)).toEqual([]);
  expect(faults('packages/web/src/a.ts', `import { x } from '@signum/text';\nimport './b.ts';`)).toEqual([]);
});

test('an import that goes up is a trespass', () => {
  expect(faults('packages/kernel/src/a.ts', `import { x } from '@signum/classic';`)).toEqual([
    'packages/kernel/src/a.ts imports classic, which kernel may not know',
  ]);
});

test('an import that goes sideways is a trespass: games, pure neighbours, rooms of the outside', () => {
  expect(faults('packages/classic/src/a.ts', `import type { X } from '@signum/warseer';`)).toHaveLength(1);
  expect(faults('packages/geometry/src/a.ts', `import { x } from '@signum/kernel';`)).toHaveLength(1);
  expect(faults('packages/web/src/a.ts', `import { x } from '@signum/cli';`)).toHaveLength(1);
  expect(faults('packages/cli/src/a.ts', `export * from '@signum/bench';`)).toHaveLength(1);
});

test('rules never import cards', () => {
  expect(faults('packages/classic/src/a.test.ts', `import { x } from '@signum/cards';`)).toHaveLength(1);
});

test('a room that may know types takes no values, except in its tests', () => {
  const text = `import { classic } from '@signum/classic';`;
  expect(faults('packages/text/src/a.ts', text)).toEqual([
    'packages/text/src/a.ts imports values of classic; text may know only its types',
  ]);
  expect(faults('packages/text/src/a.ts', `import { type Card } from '@signum/classic';`)).toHaveLength(1);
  expect(faults('packages/text/src/a.test.ts', text)).toEqual([]);
});

test('a relative path that leaves the room is a trespass', () => {
  expect(faults('packages/classic/src/a.ts', `import { x } from '../../kernel/src/rng.ts';`)).toEqual([
    'packages/classic/src/a.ts leaves its room for packages/kernel/src/rng.ts',
  ]);
  expect(faults('packages/classic/src/a.ts', `import { x } from '../../../tools/rooms.ts';`)).toHaveLength(1);
  expect(faults('packages/web/src/a.browser.test.ts', `import { x } from '../../../tools/rooms.ts';`)).toEqual([]);
  expect(faults('packages/cli/bin/signum.mjs', `import { x } from '../../../tools/run.mjs';`)).toEqual([]);
});

test('an address may name the root, but not the inside of another room', () => {
  expect(faults('packages/cli/src/a.ts', `new URL('../../../package.json', import.meta.url)`)).toEqual([]);
  expect(faults('packages/cli/src/a.ts', `new URL('../../kernel/src/rng.ts', import.meta.url)`)).toHaveLength(1);
});

test('what is written for tests stays with tests, by either road', () => {
  const far = `import { x } from '@signum/kernel/testing';`;
  const near = `import { x } from './testing/x.ts';`;
  expect(faults('packages/classic/src/a.ts', far)).toHaveLength(1);
  expect(faults('packages/classic/src/a.ts', near)).toHaveLength(1);
  expect(faults('packages/classic/src/a.test.ts', far + near)).toEqual([]);
  expect(faults('packages/classic/src/testing/a.ts', far)).toEqual([]);
});

test('the terminal and the benchmarks may play the games made for tests, the page may not', () => {
  const text = `import { x } from '@signum/kernel/testing';`;
  expect(faults('packages/bench/src/a.ts', text)).toEqual([]);
  expect(faults('packages/cli/src/a.ts', text)).toEqual([]);
  expect(faults('packages/web/src/a.ts', text)).toEqual([
    'packages/web/src/a.ts imports @signum/kernel/testing, which is for tests',
  ]);
});

test('a table that points up or sideways contradicts itself', () => {
  const room = { imports: [], types: [], pure: true } as const;
  expect(tableFaults({ kernel: { ...room, level: 1, imports: ['hex'] }, hex: { ...room, level: 1 } })).toHaveLength(1);
  expect(tableFaults({ kernel: { ...room, level: 1, types: ['ai'] }, ai: { ...room, level: 3 } })).toHaveLength(1);
  expect(tableFaults({ kernel: { ...room, level: 1, pure: false } })).toHaveLength(1);
  expect(tableFaults({ cli: { ...room, level: 4, imports: ['ai'], pure: false } })).toHaveLength(1);
});
