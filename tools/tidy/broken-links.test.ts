import { expect, test } from 'vitest';
import { brokenLinks } from './broken-links.ts';
import { source } from './source.ts';

const faults = (text: string): string[] =>
  brokenLinks([source('docs/a.md', text)], path => ['README.md', 'docs/rules/classic.md'].includes(path));

test('a link to a file that is there passes, with or without a place in it', () => {
  expect(faults('[a](../README.md) [b](rules/classic.md#dice) [c](https://example.org/x) [d](#here)')).toEqual([]);
});

test('a link to nowhere is named', () => {
  expect(faults('\n[a](rules/klassik.md)')).toEqual(['docs/a.md:2 links to rules/klassik.md, which is not there']);
});
