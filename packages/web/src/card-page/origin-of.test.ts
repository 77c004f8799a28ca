import { catalogue } from '@signum/cards';
import { expect, test } from 'vitest';
import { originOf } from './origin-of.ts';

const mushroom = catalogue['infected-mushroom']!;

test('a card tells what of it is known: its English name, but not the French one', () => {
  expect(originOf(mushroom, 'en').known).toContain('names');
  expect(originOf(mushroom, 'en').ours).not.toContain('names');
  expect(originOf(mushroom, 'fr').known).not.toContain('names');
  expect(originOf(mushroom, 'fr').ours).toContain('names');
});

test('every card says of something where it comes from', () => {
  const silent = Object.values(catalogue).filter(card => {
    const { known, ours } = originOf(card, 'ru');
    return known.length + ours.length === 0;
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});
