import { expect, test } from 'vitest';
import { source } from './source.ts';
import { unfinishedTests } from './unfinished-tests.ts';

const faults = (text: string): string[] => unfinishedTests([source('packages/kernel/src/a.test.ts', text)]);

test.each([
  `test.skip('a', () => {});`,
  `it.only('a', () => {});`,
  `describe.only('a', () => {});`,
  `test.todo('a');`,
  `test.concurrent.skip('a', () => {});`,
  `test.skipIf(isWindows)('a', () => {});`,
  `test.runIf(isLinux)('a', () => {});`,
  `test.fails('a', () => {});`,
  `xit('a', () => {});`,
  `fdescribe('a', () => {});`,
  `test('a', context => context.skip());`,
  `test('a', { skip: true }, () => {});`,
])('%s is found', text => {
  expect(faults(text)).toHaveLength(1);
});

test('whole tests pass, and so does talk about others', () => {
  expect(
    faults(
      `test('a', () => {}); // test.skip\ntest.each([1])('only test.only', n => { board.fit(n); line.skip(2); });`,
    ),
  ).toEqual([]);
});

test('only test files are asked', () => {
  expect(unfinishedTests([source('packages/kernel/src/a.ts', 'test.skip(1)')])).toEqual([]);
});
