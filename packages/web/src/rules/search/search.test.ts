import fc from 'fast-check';
import { expect, test } from 'vitest';
import { found, indexedEntry, type Entry } from './found.ts';
import { excerpt, highlighted } from './highlighted.ts';

const entry = (kind: Entry['kind'], title: string, words: string): Entry => ({
  kind,
  title,
  words,
  where: '',
  href: title,
});
const index = [
  entry('rule', 'C-MOV-6', 'If the moving base comes into contact with an enemy, the move ends.'),
  entry('guide', 'Contact and Backstab', 'An enemy in contact with you gets a Backstab.'),
  entry('keyword', 'Camouflé', 'Peut se cacher.'),
  entry('keyword', 'Полёт', 'Во время движения не замечает местности.'),
  entry('card', 'Éclaireur des bois', ''),
].map(indexedEntry);
const titles = (question: string): string[] => found(index, question, 10).map(({ title }) => title);

test('accents and large letters need not be typed', () => {
  expect(titles('camoufle')).toEqual(['Camouflé']);
  expect(titles('ECLAIREUR bois')).toEqual(['Éclaireur des bois']);
  expect(titles('полет')).toEqual(['Полёт']);
});

test('every word must occur, and what is in a title comes before what is in a text', () => {
  expect(titles('contact')).toEqual(['Contact and Backstab', 'C-MOV-6']);
  expect(titles('contact backstab')).toEqual(['Contact and Backstab']);
  expect(titles('contact dragon')).toEqual([]);
});

test('the number of a rule finds that rule first', () => {
  expect(titles('c-mov-6')[0]).toBe('C-MOV-6');
});

test('nothing is found for an empty question', () => {
  expect(titles('   ')).toEqual([]);
});

test('what is found is lit as it was written', () => {
  expect(highlighted('Être caché, encore caché', 'CACHE')).toEqual([
    { text: 'Être ', isHit: false },
    { text: 'caché', isHit: true },
    { text: ', encore ', isHit: false },
    { text: 'caché', isHit: true },
  ]);
});

test('no letter is lost by lighting, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, question) => {
      expect(
        highlighted(text, question)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('a long text is shown round its first hit', () => {
  const text = `${'before '.repeat(40)}the needle ${'after '.repeat(60)}`;
  const shown = excerpt(text, 'needle');
  expect(shown.length).toBeLessThan(200);
  expect(shown).toMatch(/^… .*the needle after .* …$/);
  expect(excerpt('short', 'x')).toBe('short');
});
