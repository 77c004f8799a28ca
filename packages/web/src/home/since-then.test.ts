import { expect, test } from 'vitest';
import { sinceThen } from './since-then.ts';

const HOUR = 3_600_000;

test.each([
  { passed: 20_000, en: 'this minute' },
  { passed: 5 * 60_000, en: '5 minutes ago' },
  { passed: HOUR + 1, en: '1 hour ago' },
  { passed: 25 * HOUR, en: 'yesterday' },
  { passed: 24 * 9 * HOUR, en: '9 days ago' },
])('a game left $passed ms ago was played "$en"', ({ passed, en }) => {
  expect(sinceThen(1_000_000, 1_000_000 + passed, 'en')).toBe(en);
});

test('the other languages have their own words, with their own plurals', () => {
  expect(sinceThen(0, 2 * HOUR, 'fr')).toBe('il y a 2 heures');
  expect(sinceThen(0, 5 * HOUR, 'ru')).toBe('5 часов назад');
});

test('a clock that was set back is no reason for games from the future', () => {
  expect(sinceThen(9 * HOUR, 0, 'en')).toBe('this minute');
});
