import { expect, test } from 'vitest';
import type { Term } from '../language.ts';
import { keywordNames } from './keyword-names.ts';
import { reminder } from './reminders.ts';

const terms = Object.keys(keywordNames) as Term[];
const words = (text: string): string => text.replaceAll('\u00a0', ' ');

test('What a keyword does agrees with its number', () => {
  expect(words(reminder('expert-of-attack'))).toContain('ещё X кубиков атаки');
  expect(words(reminder('expert-of-attack', 1))).toContain('ещё 1 кубик атаки');
  expect(words(reminder('expert-of-attack', 3))).toContain('ещё 3 кубика атаки');
  expect(words(reminder('master-of-attack', 1))).toContain('перебросить 1 свой кубик атаки');
  expect(words(reminder('aura', 'M'))).toContain('в пределах M');
});

test('Every reminder is one to three whole sentences without a mark or a bracket', () => {
  for (const term of terms)
    for (const x of [undefined, 1, 2, 7]) {
      const text = reminder(term, x);
      expect(text).toMatch(/^[А-ЯЁ].*\.$/u);
      expect(text).not.toMatch(/[[\]{}|]/);
      expect(text.split('. ').length).toBeLessThanOrEqual(3);
    }
});
