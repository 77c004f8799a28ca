import { expect, test } from 'vitest';
import { firstLanguage } from './language.ts';

test('the language chosen before wins over what the browser asks for', () => {
  expect(firstLanguage('ru', ['fr-FR', 'en'])).toBe('ru');
});

test('without a choice, the first language of the browser that we have is taken', () => {
  expect(firstLanguage(null, ['de-DE', 'fr-CA', 'en-US'])).toBe('fr');
});

test('regions and capitals do not matter', () => {
  expect(firstLanguage(null, ['RU-by'])).toBe('ru');
});

test('English is the last resort, also for a choice that no longer exists', () => {
  expect(firstLanguage('tlh', ['de', 'ja'])).toBe('en');
  expect(firstLanguage(null, [])).toBe('en');
});
