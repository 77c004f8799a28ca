import { expect, test } from 'vitest';
import { readJson } from './flaw.ts';
import { DEEPEST } from './json-depth.ts';

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":[', ']}'],
])('K-JRN-1: a file of a million %s in one another is refused with its place, not read', (_what, open, close) => {
  const { flaw } = readJson(nested(open, close, 1_000_000)) as { flaw: { where: string; what: string } };
  expect(flaw.what).toBe(`is nested more than ${DEEPEST} times`);
  expect(flaw.where).toMatch(/^line 1, column \d+$/);
});

test('as deep as that is fine, and brackets in texts do not count', () => {
  expect(readJson(nested('[', ']', DEEPEST))).toHaveProperty('value');
  expect(readJson(JSON.stringify(['['.repeat(1000), '\\"{'.repeat(1000)]))).toHaveProperty('value');
});

test('a text that never ends is told as such', () => {
  expect(readJson('["[[[')).toMatchObject({ flaw: { what: 'is not JSON: it ends too early' } });
});

test('a single text of many millions of letters is read, or told, like any other', () => {
  const long = 'a'.repeat(20_000_000);
  expect(readJson(`["${long}"]`)).toHaveProperty('value');
  expect(readJson(`["${long}`)).toMatchObject({ flaw: { what: 'is not JSON: it ends too early' } });
});
