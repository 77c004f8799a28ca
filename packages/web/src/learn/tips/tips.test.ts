import { LANGUAGE_CODES } from '@signum/text';
import { describe, expect, test } from 'vitest';
import { guidedIn } from './guided-games.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

const WORDS = { en, fr, ru };

describe('hints of a first game', () => {
  test('are short enough to be read beside the question', () => {
    const tips = LANGUAGE_CODES.flatMap(code => Object.values(WORDS[code].tips).flat());
    expect(tips.filter(tip => tip.length > 150)).toEqual([]);
  });

  test('every language has as many of them', () => {
    const counts = LANGUAGE_CODES.map(code => Object.values(WORDS[code].tips).map(list => list.length));
    expect(new Set(counts.map(count => count.join(' '))).size).toBe(1);
  });

  test('are given in three games at most, whatever was stored', () => {
    expect(guidedIn('["a", 7, "b", "c", "d"]')).toEqual(['a', 'b', 'c']);
    expect(guidedIn('{')).toEqual([]);
    expect(guidedIn(null)).toEqual([]);
  });
});
