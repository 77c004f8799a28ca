import { expect, test } from 'vitest';
import { capital, mark, parts, plain } from './marks.ts';

const text = `Gain ${mark('keyword', 'agile', 'Agile')} and fight ${mark('creature', 'c3', 'Cordelia')}.`;

test('A text is cut at its marks, and each part knows what it leads to', () => {
  expect(parts(text)).toEqual([
    { text: 'Gain ' },
    { text: 'Agile', mark: { kind: 'keyword', id: 'agile' } },
    { text: ' and fight ' },
    { text: 'Cordelia', mark: { kind: 'creature', id: 'c3' } },
    { text: '.' },
  ]);
});

test('A text without marks is one part, an empty one none', () => {
  expect(parts('Nothing here.')).toEqual([{ text: 'Nothing here.' }]);
  expect(parts('')).toEqual([]);
});

test('Read aloud, a text has no marks', () => {
  expect(plain(text)).toBe('Gain Agile and fight Cordelia.');
});

test('The first letter is made large inside a mark, too, and the id stays', () => {
  expect(capital('draw 1 card')).toBe('Draw 1 card');
  expect(capital(mark('keyword', 'impact', 'impact'))).toBe('{keyword:impact|Impact}');
  expect(capital('«эльф»')).toBe('«Эльф»');
  expect(capital('2 cards')).toBe('2 cards');
});
