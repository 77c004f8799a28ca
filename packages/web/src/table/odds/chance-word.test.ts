import { expect, test } from 'vitest';
import { chanceWord, percent } from './chance-word.ts';

test.each([
  [0, 'never', '0%'],
  [0.001, 'never', '<1%'],
  [0.05, 'hardly', '5%'],
  [0.3, 'unlikely', '30%'],
  [0.5, 'even', '50%'],
  [0.66, 'likely', '66%'],
  [0.95, 'almost', '95%'],
  [0.999, 'certain', '>99%'],
  [1, 'certain', '100%'],
])('%f is %s, or %s', (chance, word, per) => {
  expect([chanceWord(chance), percent(chance)]).toEqual([word, per]);
});
