import { expect, test } from 'vitest';
import { isAlphabetical, registryFaults } from './registries.ts';
import { source } from './source.ts';

const FOLDER = 'packages/classic/src/keywords';
const INDEX = `
import type { Keyword } from '../keyword.ts';
import { agile } from './agile.ts';
import { lastWord, type LastWordFrame } from './last-word.ts';
import { reckless } from './reckless.ts';

export const keywords: Record<Name, Keyword> = {
  agile,
  'last-word': lastWord,
  reckless,
};
`;

function faults(index: string, ...names: string[]): string[] {
  const files = names.map(name => source(`${FOLDER}/${name}.ts`, ''));
  return registryFaults([source(`${FOLDER}/index.ts`, index), ...files]);
}

test('a complete registry in order is in order', () => {
  expect(faults(INDEX, 'agile', 'agile.test', 'last-word', 'reckless')).toEqual([]);
});

test('a file that the registry has forgotten is named', () => {
  expect(faults(INDEX, 'agile', 'berserk', 'last-word', 'reckless')).toEqual([
    'packages/classic/src/keywords/berserk.ts is missing from the list in its index.ts',
  ]);
});

test('a file that is imported and not listed is forgotten too', () => {
  expect(faults(INDEX.replace('  agile,\n', ''), 'agile', 'last-word', 'reckless')).toHaveLength(1);
});

test('imports and entries out of order are told apart', () => {
  const record = INDEX.replace(`  agile,\n  'last-word': lastWord,`, `  'last-word': lastWord,\n  agile,`);
  expect(faults(record, 'agile', 'last-word', 'reckless')).toEqual([
    'packages/classic/src/keywords/index.ts: the list is not alphabetical',
  ]);
  const imports = INDEX.replace(/(import \{ agile.*\n)(import \{ lastWord.*\n)/, '$2$1');
  expect(faults(imports, 'agile', 'last-word', 'reckless')).toEqual([
    'packages/classic/src/keywords/index.ts: the imports are not alphabetical',
  ]);
});

test('a folder of keywords, effects or procedures without a registry is a fault', () => {
  expect(registryFaults([source(`${FOLDER}/agile.ts`, '')])).toHaveLength(1);
  expect(faults(`export * from './agile.ts';`, 'agile')).toHaveLength(1);
});

test('any other folder is held to its registry as soon as it has one', () => {
  const index = `import { duel } from './duel.ts';\nexport const modes = { duel } satisfies Modes;`;
  const folder = (...names: string[]) => [
    source('packages/classic/src/modes/index.ts', index),
    ...names.map(name => source(`packages/classic/src/modes/${name}.ts`, '')),
  ];
  expect(registryFaults(folder('duel'))).toEqual([]);
  expect(registryFaults(folder('duel', 'quest'))).toHaveLength(1);
  const list = `import { replay } from './replay.ts';\nexport const commands: readonly Command[] = [replay];`;
  expect(
    registryFaults([
      source('packages/cli/src/commands/index.ts', list),
      source('packages/cli/src/commands/show.ts', ''),
    ]),
  ).toEqual(['packages/cli/src/commands/show.ts is missing from the list in its index.ts']);
  expect(registryFaults([source('packages/classic/src/view.ts', '')])).toEqual([]);
});

test('the alphabet is that of file names', () => {
  expect(isAlphabetical(['./last.ts', './last-word.ts', './lasting.ts'])).toBe(true);
  expect(isAlphabetical(['./b.ts', './a.ts'])).toBe(false);
});
