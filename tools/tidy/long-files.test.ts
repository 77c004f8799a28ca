import { expect, test } from 'vitest';
import { longFiles } from './long-files.ts';
import { source } from './source.ts';

const faults = (lines: string[], path = 'packages/kernel/src/a.ts'): string[] =>
  longFiles([source(path, `${lines.join('\n')}\n`)]);

test('code of more than 400 lines hides a second thought', () => {
  const lines = Array.from({ length: 401 }, (_, n) => `export const f${n} = () => ${n};`);
  expect(faults(lines)).toEqual(['packages/kernel/src/a.ts has 401 lines; more than 400 hide a second thought']);
  expect(faults(lines.slice(1))).toEqual([]);
  expect(
    faults(
      Array.from({ length: 401 }, () => '.a { color: red; }'),
      'packages/web/src/a.css',
    ),
  ).toHaveLength(1);
});

test('a list without functions may be as long as it is', () => {
  const rows = Array.from({ length: 500 }, (_, n) => `  { id: 'card-${n}', strength: ${n} }, // () => 1`);
  expect(faults(['export const cards: Card[] = [', ...rows, '];'])).toEqual([]);
});

test('documents are not measured', () => {
  expect(
    faults(
      Array.from({ length: 500 }, () => 'a => b'),
      'docs/rules/classic.md',
    ),
  ).toEqual([]);
});
