import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { OTHER_WORDS } from '../testing/other-words.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Texts that players read, by where they stand: rules and their examples, what cards say, and what the page says itself. */
const rulesIn = (code: string): string[] => [
  ...filesIn(`docs/rules/guide/${code}/`),
  ...filesIn(`docs/rules/exact/${code}/`),
  ...filesIn(`packages/text/src/${code}/`),
  ...filesIn('scenarios/'),
];
const page = filesIn('packages/web/src/').filter(path => /\/words[^/]*\.ts$|\/words\/[a-z]+\.ts$/.test(path));

describe.each(['fr', 'ru'] as const)('one thing has one name in %s', code => {
  test.each(OTHER_WORDS[code])('"$such" would be found', ({ found, such }) => {
    expect(such).toMatch(found);
  });

  test('in the guide, the exact rules, the examples and the texts of cards', () => {
    const files = rulesIn(code);
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(path => otherWordsIn(path, code, 'rules'))).toEqual([]);
  });

  test('in what the page says', () => {
    expect(page.length).toBeGreaterThan(30);
    expect(page.flatMap(path => otherWordsIn(path, code, 'page'))).toEqual([]);
  });
});

/** Every line with a word that is not ours, and what to say instead. Words of one language are no words of another. */
function otherWordsIn(path: string, code: 'fr' | 'ru', where: 'page' | 'rules'): string[] {
  const words = OTHER_WORDS[code].filter(({ inRulesOnly }) => where === 'rules' || !inRulesOnly);
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    words.flatMap(({ found, ours }) => {
      const hit = found.exec(line);
      return hit ? `${path}:${index + 1}: "${hit[0]}" is called ${ours}` : [];
    }),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).split(sep).join('/'));
}
