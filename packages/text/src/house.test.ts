import type { Card } from '@signum/classic';
import { expect, test } from 'vitest';
import { houseFields } from './house.ts';

test('A part of a card that is ours is named once, and of the names only the one in the language of the reader', () => {
  const house = ['names.fr', 'names.ru', 'keywords.0.x', 'keywords.1', 'cost'];
  const card = { source: { house } } as unknown as Card;
  expect(houseFields(card, 'fr')).toEqual(['cost', 'keywords', 'names']);
  expect(houseFields(card, 'en')).toEqual(['cost', 'keywords']);
});
