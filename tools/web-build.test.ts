import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { webSources } from './web-build.ts';

const sources = webSources();

test('a change of the rules, of an example or of a lesson makes the page out of date', () => {
  expect(sources).toContain('docs/rules/classic.md');
  expect(sources).toContain('docs/rules/guide/fr/01-the-game.md');
  expect(sources).toContain('docs/rules/exact/ru/19-keywords.md');
  expect(sources).toContain('scenarios/lessons/1-on-the-move.json');
});

test('whatever the page takes in by a pattern is among its sources', () => {
  const wanted = sources.filter(path => /^packages\/web\/src\/.*\.tsx?$/.test(path)).flatMap(wantedBy);
  expect(wanted.length).toBeGreaterThan(6);
  expect(wanted.filter(start => !sources.some(path => path.startsWith(start)))).toEqual([]);
});

test('tests and what only they use are no part of the page', () => {
  expect(sources.filter(path => /\.test\.tsx?$|\/testing\/|\/node_modules\/|\/dist\//.test(path))).toEqual([]);
});

/** What a file asks for with import.meta.glob, as far as a pattern names it: "docs/rules/guide/fr/". */
function wantedBy(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*'([^'*{]+)/g)].map(([, start]) =>
    posix.join(posix.dirname(path), start!),
  );
}
