import { languages, type LanguageCode } from '@signum/text';
import { expect, test } from 'vitest';
import { found } from './found.ts';
import { loadIndex } from './load-index.ts';

const titles = async (code: LanguageCode, question: string): Promise<readonly string[]> =>
  found(await loadIndex(languages[code]), question, 30).map(({ kind, title }) => `${kind} ${title}`);

test('a keyword is found by what its full text says, in the language that is read', async () => {
  expect(await titles('en', 'full S impassable edge')).toContain('keyword Buckshot');
  expect(await titles('fr', 'chevauchement poussee')).toEqual(['keyword Chevrotine']);
  expect(await titles('ru', 'перекрытие отлетает')).toEqual(['keyword Картечь']);
});

test('the rule of a keyword is found by its number, and not beside the keyword a second time', async () => {
  expect((await titles('fr', 'c-kw-buckshot'))[0]).toBe('rule C-KW-Buckshot');
  expect(await titles('fr', 'chevrotine')).not.toContain('rule C-KW-Buckshot');
});

test('of a keyword its text is read first, and its names in other languages lead to it', async () => {
  const [backstab] = found(await loadIndex(languages.en), 'coup de poignard', 1);
  expect(backstab).toMatchObject({ kind: 'keyword', title: 'Backstab' });
  expect(backstab!.words).not.toMatch(/^[^.]*\[/);
});
