import { parts } from '@signum/text';
import { expect, test } from 'vitest';
import { withTails } from './with-tails.ts';

const TEXT = '{keyword:poison|Poison} and {keyword:disease|Disease}; or heal.';

test('punctuation stays with the name before it, and nothing is lost', () => {
  const cut = withTails(parts(TEXT));
  expect(cut.map(({ head, text, tail }) => head + text + tail).join('')).toBe(
    parts(TEXT)
      .map(({ text }) => text)
      .join(''),
  );
  expect(cut.filter(({ mark }) => mark).map(({ tail }) => tail)).toEqual(['', ';']);
});

test('an opening mark stays with the name after it', () => {
  const quoted = parts('gains «{keyword:poison|Poison}» (and «{keyword:disease|Disease}»).');
  const cut = withTails(quoted);
  expect(cut.map(({ head, text, tail }) => head + text + tail).join('')).toBe(quoted.map(({ text }) => text).join(''));
  expect(cut.filter(({ mark }) => mark).map(({ head, tail }) => head + tail)).toEqual(['«»', '«»).']);
});

test('a text without names is left as it is', () => {
  expect(withTails([{ text: '; or heal.' }])).toEqual([{ text: '; or heal.', head: '', tail: '' }]);
});
