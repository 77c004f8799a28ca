import { expect, test } from 'vitest';
import { reminder } from './reminders.ts';

/** A number and its word are kept on one line; that is not what is looked at here. */
const words = (...told: Parameters<typeof reminder>) => reminder(...told).replaceAll('\u00A0', ' ');

test('the words of a keyword agree with its number, and tell of X without one', () => {
  expect(words('expert-of-attack')).toContain('rolls X more attack dice');
  expect(words('expert-of-attack', 1)).toContain('rolls 1 more attack die.');
  expect(words('expert-of-attack', 2)).toContain('rolls 2 more attack dice.');
  expect(words('persecution', 1)).toContain('up to 1 time per turn');
});
