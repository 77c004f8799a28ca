import { expect, test } from 'vitest';
import { mark } from '../marks.ts';
import { agree, au, counted, de, elides, listed, que, si, the } from './phrase.ts';

test.each([
  ['une créature', "d'une créature"],
  ['votre héros', 'de votre héros'],
  ['le héros adverse', 'du héros adverse'],
  ['les Chiens de Guerre', 'des Chiens de Guerre'],
  ["l'adversaire", "de l'adversaire"],
  ['Yuki', 'de Yuki'],
  ['Yssgar', "d'Yssgar"],
  ['Hisao', 'de Hisao'],
])('De joins with what follows: %s', (words, joined) => {
  expect(de(words)).toBe(joined);
});

test('À joins with the articles le and les alone', () => {
  expect(['le héros adverse', 'les sorts', 'une créature', "l'assaillant"].map(au)).toEqual([
    'au héros adverse',
    'aux sorts',
    'à une créature',
    "à l'assaillant",
  ]);
});

test('What is read decides about a vowel, not the mark around it', () => {
  expect(elides(mark('building', 'arena', 'Arène'))).toBe(true);
  expect(the(mark('building', 'arena', 'Arène'), 'f')).toBe("l'{building:arena|Arène}");
  expect(the(mark('building', 'city-hall', 'Hôtel de Ville'), 'm')).toBe("l'{building:city-hall|Hôtel de Ville}");
  expect(the(mark('building', 'smithy', 'Forge'), 'f')).toBe('la {building:smithy|Forge}');
});

test('Si joins with il alone, que with every vowel', () => {
  expect([si('il est blessé'), si('elle est blessée')]).toEqual(["s'il est blessé", 'si elle est blessée']);
  expect([que('elle est blessée'), que('votre héros')]).toEqual(["qu'elle est blessée", 'que votre héros']);
});

test('Adjectives follow their noun, and those in -e do not double it', () => {
  expect(agree('blessé', { gender: 'f', many: true })).toBe('blessées');
  expect(agree('adverse', { gender: 'f' })).toBe('adverse');
  expect(agree('adverse', { gender: 'm', many: true })).toBe('adverses');
});

test('Lists end in et, and the plural begins with two', () => {
  expect(listed(['Vol', 'Saut', 'Agile'])).toBe('Vol, Saut et Agile');
  expect([counted(1, 'blessure'), counted(2, 'blessure')]).toEqual(['1 blessure', '2 blessures']);
});
