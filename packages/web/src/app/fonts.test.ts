import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { repackFont } from '../../tools/repack-font.ts';
import { lettersOf, tablesOf } from '../testing/font-letters.ts';

const { resolve } = createRequire(import.meta.url);
const WRITTEN = [
  ...['@signum/text', '@signum/cards'].map(room => new URL('.', pathToFileURL(resolve(room)))),
  new URL('../', import.meta.url),
];
const HEADINGS = '@fontsource/philosopher/files/philosopher';
const TEXTS = '@fontsource-variable/source-sans-3/files/source-sans-3';

function file(path: string): Buffer {
  return readFileSync(resolve(path));
}

/** Everything that stands in the sources of the page and of the texts: whatever a player reads is among it. */
function written(): string {
  return WRITTEN.map(textsIn).join('');
}

function textsIn(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map(entry => {
      if (entry.isDirectory()) return entry.name === 'testing' ? '' : textsIn(new URL(`${entry.name}/`, folder));
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? readFileSync(new URL(entry.name, folder), 'utf8') : '';
    })
    .join('');
}

describe.each([
  ['headings', ['latin', 'cyrillic'].map(script => `${HEADINGS}-${script}-700-normal.woff`)],
  ['texts', ['latin', 'cyrillic'].map(script => `${TEXTS}-${script}-wght-normal.woff2`)],
])('the typeface of %s', (_name, fonts) => {
  test('has every letter that is written anywhere', () => {
    const known = new Set(fonts.flatMap(font => [...lettersOf(file(font))]));
    const letters = [...new Set(written())].filter(letter => /[\p{L}\p{N}\p{M}]/u.test(letter));
    expect(letters.length).toBeGreaterThan(140); // three alphabets, small and large, and digits
    expect(letters.filter(letter => !known.has(letter.codePointAt(0)!))).toEqual([]);
  });
});

test.each(['latin', 'cyrillic'])('packed anew, the %s letters of headings are the same, and take less room', script => {
  const [older, newer] = ['woff', 'woff2'].map(format => file(`${HEADINGS}-${script}-700-normal.${format}`));
  const lean = repackFont(older!);
  expect(lean.length).toBeLessThan(newer!.length * 0.8);
  expect([...lettersOf(lean)]).toEqual([...lettersOf(newer!)]);
  const [before, after] = [older!, lean].map(font => tablesOf(font).filter(({ tag }) => tag !== 'head'));
  expect(after).toEqual(before);
});
