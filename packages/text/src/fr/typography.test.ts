import { expect, test } from 'vitest';
import { inSentence, typography } from './typography.ts';

test('High punctuation and numbers hold on to their words', () => {
  expect(typography("« Premier Mot » : piochez 2 cartes ; jusqu'à la fin")).toBe(
    '«\u00a0Premier Mot\u00a0»\u00a0: piochez 2\u00a0cartes\u00a0; jusqu’à la fin',
  );
});

test('A ruler never begins a line, nor does the number of a keyword', () => {
  expect(typography('de XL au plus, à S ou moins')).toBe('de\u00a0XL au plus, à\u00a0S ou moins');
  expect(typography('{keyword:aura|Aura M} : +S en Mouvement')).toBe(
    '{keyword:aura|Aura\u00a0M}\u00a0: +S en Mouvement',
  );
});

test('Marks stay marks, and what they show is set like the rest', () => {
  expect(typography("{keyword:master-of-attack|Maître de l'attaque 2} et plus")).toBe(
    '{keyword:master-of-attack|Maître de l’attaque\u00a02} et plus',
  );
});

test('A minus is a minus, a hyphen a hyphen', () => {
  expect(typography('-1 en Force, Croc-de-Lune')).toBe('−1\u00a0en Force, Croc-de-Lune');
});

test('The article of a name is small inside a sentence', () => {
  expect(["L'empereur Demian", 'La princesse Fumiko', 'Lance solaire'].map(inSentence)).toEqual([
    "l'empereur Demian",
    'la princesse Fumiko',
    'Lance solaire',
  ]);
});
