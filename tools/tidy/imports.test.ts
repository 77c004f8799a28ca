import { expect, test } from 'vitest';
import { importsOf, packageOf } from './imports.ts';
import { source } from './source.ts';

const taken = (text: string, path = 'a.ts'): string[] =>
  importsOf(source(path, text)).map(({ specifier, takes }) => `${takes} ${specifier}`);

test('all forms of import and export are seen', () => {
  expect(taken(`import a from './a.ts';`)).toEqual(['values ./a.ts']);
  expect(taken(`import a, {\n  b as c,\n  type D,\n} from './a.ts';`)).toEqual(['values ./a.ts']);
  expect(taken(`import * as a from "./a.ts";`)).toEqual(['values ./a.ts']);
  expect(taken(`export * from './a.ts';`)).toEqual(['values ./a.ts']);
  expect(taken(`export { a } from './a.ts';`)).toEqual(['values ./a.ts']);
  expect(taken(`import './a.css';`)).toEqual(['values ./a.css']);
  expect(taken(`const a = await import('./a.ts');`)).toEqual(['values ./a.ts']);
});

test('a neighbour can also be named by its address', () => {
  expect(taken(`new Worker(new URL('./a.ts', import.meta.url));`)).toEqual(['file ./a.ts']);
  expect(taken(`new URL('a.ts', import.meta.url)`)).toEqual(['file ./a.ts']);
  expect(taken(`new URL('https://example.org/a.ts')`)).toEqual(['file https://example.org/a.ts']);
});

test('only what vanishes with the types counts as types', () => {
  expect(taken(`import type { A } from './a.ts';`)).toEqual(['types ./a.ts']);
  expect(taken(`export type * from './a.ts';`)).toEqual(['types ./a.ts']);
  expect(taken(`type A = typeof import('./a.ts');`)).toEqual(['types ./a.ts']);
  expect(taken(`import { type A } from './a.ts';`)).toEqual(['values ./a.ts']);
});

test('an import in a comment or in a string is none', () => {
  expect(taken(`// import a from './a.ts';\nconst b = "import a from './a.ts'";`)).toEqual([]);
  expect(taken('export const from = 1;\nexport interface X { y: 1 }\n')).toEqual([]);
});

test('a declaration before an import does not swallow it', () => {
  expect(taken(`export interface X { y: 1 }\nimport type { A } from './a.ts';`)).toEqual(['types ./a.ts']);
});

test('a style sheet can import another', () => {
  expect(taken(`@import './a.css';\n.b { composes: c from './d.css'; }`, 'x.css')).toEqual([
    'values ./a.css',
    'values ./d.css',
  ]);
});

test('the package is the part before the inner path', () => {
  expect(packageOf('@signum/kernel/testing')).toBe('@signum/kernel');
  expect(packageOf('react-dom/client')).toBe('react-dom');
});
