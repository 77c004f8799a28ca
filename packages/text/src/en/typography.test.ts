import { expect, test } from 'vitest';
import { finished, typography } from './typography.ts';

test('A number stays with its noun, a distance with its preposition, a keyword with its number', () => {
  expect(typography('2 damage within XL')).toBe('2\u00A0damage within\u00A0XL');
  expect(typography('+S Movement and −1 {keyword:healer|Healer}')).toBe(
    '+S\u00A0Movement and −1\u00A0{keyword:healer|Healer}',
  );
  expect(typography('{keyword:shooting|Shooting 3}')).toBe('{keyword:shooting|Shooting\u00A03}');
});

test('Apostrophes are curly, and a text ends with one stop', () => {
  expect(finished("Merchants' Guild")).toBe('Merchants’ Guild.');
  expect(finished('Draw a card.')).toBe('Draw a card.');
});
