import { BASIC_BUILDINGS, BASES, type Card } from '@signum/classic';
import { expect, test } from 'vitest';
import { basics } from './basics.ts';
import { catalogue } from './catalogue.ts';

const cards: Card[] = Object.values(catalogue);
const keywordsOf = (id: string) => {
  const card = catalogue[id]!;
  return card.type === 'terrain' ? card.keywords?.map(({ keyword }) => keyword).toSorted() : undefined;
};

test('C-CRD-26: there are nine basic buildings, and no others', () => {
  const buildings = basics.filter(({ type }) => type === 'building');
  const basic = cards.filter(card => card.type === 'building' && card.kind === 'basic');
  expect(basic.map(({ id }) => id).toSorted()).toEqual([...BASIC_BUILDINGS]);
  expect(BASIC_BUILDINGS).toHaveLength(9);
  expect(basic.map(({ faction }) => faction)).toEqual(Array.from({ length: 9 }, () => 'none'));
  expect(buildings.filter(card => 'kind' in card && card.kind === 'basic')).toHaveLength(9);
});

test('C-TER-14, C-AMB-17: a Forest is Difficult and gives cover, Rocks are Impassable and block sight', () => {
  expect(keywordsOf('forest')).toEqual(['defense-against-shooting', 'difficult']);
  expect(keywordsOf('rocks')).toEqual(['blocks-line-of-sight', 'impassable']);
});

test('C-TER-3, C-MAT-27, C-CRD-32: Forest and Rocks are basic and belong to nobody', () => {
  for (const id of ['forest', 'rocks']) expect(catalogue[id]).toMatchObject({ kind: 'basic', faction: 'none' });
});

test('C-CMP-7: every creature stands on one of the known bases', () => {
  const bases = cards.flatMap(card => ('base' in card ? [card.base] : []));
  expect(bases.length).toBeGreaterThan(100);
  expect([...new Set(bases)].toSorted((one, other) => one - other)).toEqual([...BASES]);
});

test('C-CRD-35: mercenaries have no hero, no building and no terrain', () => {
  const types = new Set(cards.filter(({ faction }) => faction === 'dogs-of-war').map(({ type }) => type));
  expect(
    [...types].filter(type => type !== 'character' && type !== 'spell' && type !== 'relic' && type !== 'tactic'),
  ).toEqual([]);
});
