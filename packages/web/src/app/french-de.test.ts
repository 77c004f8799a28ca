import { expect, test } from 'vitest';
import { de } from './french-de.ts';

test('before a vowel the French word for “of” loses its own', () => {
  expect(['Takumi', 'Ordinateur', 'Élise', 'Yssgar', 'Yoko'].map(de)).toEqual([
    'de Takumi',
    'd’Ordinateur',
    'd’Élise',
    'd’Yssgar',
    'de Yoko',
  ]);
});
