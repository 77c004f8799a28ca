import { describe, expect, test } from 'vitest';
import type { BattleCard, Card, Catalogue } from '../card.ts';
import { editions, type EditionId } from '../editions/index.ts';
import type { Faction } from '../vocabulary.ts';
import type { Deck } from './deck.ts';
import { deckRefusals } from './deck-refusals.ts';

const cost = { buildings: [], prosperity: 0 };
const names = (en: string) => ({ en, fr: en, ru: en });
const body = { strength: 2, health: 2, base: 32 } as const;

const hero: Card = { id: 'hero', type: 'hero', faction: 'vallor', given: 'Hero', names: names('Hero'), ...body };

function characters(count: number, faction: Faction = 'vallor'): BattleCard[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `${faction}-${index}`;
    return { id, type: 'character', faction, given: id, names: names(id), cost, ...body };
  });
}

/** Pairs of spells. */
function spells(count: number, faction: Faction = 'vallor'): BattleCard[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `${faction}-spell-${Math.floor(index / 2)}`;
    return { id, type: 'spell', faction, names: names(id), cost };
  });
}

function codes(
  cards: readonly Card[],
  edition: EditionId,
  more: Partial<Deck> = {},
  others: readonly Card[] = [],
): string[] {
  const all = [hero, ...cards, ...others];
  const catalogue: Catalogue = Object.fromEntries(all.map(card => [card.id, card]));
  const deck: Deck = { hero: 'hero', cards: cards.map(({ id }) => id), pool: [], ...more };
  return deckRefusals(deck, editions[edition], catalogue).map(({ code, rule }) => `${code} ${rule}`);
}

const ALL: EditionId[] = ['ru-1', 'fr-1', 'en-2022', 'en-kitsune'];
const OLDER: EditionId[] = ['ru-1', 'fr-1', 'en-2022'];

test.each(ALL)('thirty cards, half of them characters, are legal in %s', edition => {
  expect(codes([...characters(15), ...spells(15)], edition)).toEqual([]);
});

test('C-MAT-1: twenty cards are too few in the oldest edition, but enough for beginners', () => {
  const cards = [...characters(10), ...spells(10)];
  expect(codes(cards, 'ru-1')).toEqual(['too-few-cards C-CMP-15']);
  expect(codes(cards, 'fr-1')).toEqual([]);
  const catalogue = Object.fromEntries([hero, ...cards].map(card => [card.id, card]));
  const deck = { hero: 'hero', cards: cards.map(({ id }) => id), pool: [] };
  expect(deckRefusals(deck, editions['ru-1'], catalogue, 'beginner')).toEqual([]);
});

test('C-CMP-15: forty-one cards are too many', () => {
  expect(codes([...characters(21), ...spells(20)], 'en-kitsune')).toEqual(['too-many-cards C-CMP-15']);
});

/** Twenty cards, six of them characters, so many of either kind hired. */
function twentyCards(hired: number, hiredSupport: number): BattleCard[] {
  return [
    ...characters(6 - hired),
    ...characters(hired, 'dogs-of-war'),
    ...spells(14 - hiredSupport),
    ...spells(hiredSupport, 'dogs-of-war'),
  ];
}

describe('C-TV-51: twenty cards, six characters of whom three are hired, fourteen support cards of which seven are', () => {
  test('are legal in the newest edition', () => {
    expect(codes(twentyCards(3, 7), 'en-kitsune')).toEqual([]);
  });

  test('are not with one mercenary more of either kind', () => {
    expect(codes(twentyCards(4, 7), 'en-kitsune')).toEqual(['too-many-mercenaries C-DCK-7']);
    expect(codes(twentyCards(3, 8), 'en-kitsune')).toEqual(['too-much-hired-support C-DCK-7']);
  });

  test.each(OLDER)('have too few characters in %s, which knows no hired support either', edition => {
    const found = codes(twentyCards(3, 7), edition);
    expect(found).toContain('too-few-characters C-DCK-5');
    expect(found).toContain('foreign-faction C-DCK-3');
  });
});

test('C-MAT-5: support cards of no faction are known to the newest edition only', () => {
  const cards = [...characters(15), ...spells(13), ...spells(2, 'none')];
  expect(codes(cards, 'en-kitsune')).toEqual([]);
  expect(codes(cards, 'fr-1')).toEqual(['foreign-faction C-DCK-3', 'foreign-faction C-DCK-3']);
});

test('C-MAT-6: two monikers of one name are one character in the newest edition', () => {
  const [first] = characters(1);
  const cards = [...characters(20), { ...first!, id: 'other-moniker', names: names('Another moniker') }];
  expect(codes(cards, 'en-kitsune')).toEqual(['too-many-copies C-CMP-16']);
  expect(codes(cards, 'en-2022')).toEqual([]);
});

test('C-CMP-17: a third copy of a spell is one too many', () => {
  expect(codes([...characters(20), ...spells(2), ...spells(1)], 'en-kitsune')).toEqual(['too-many-copies C-CMP-17']);
});

function minion(faction: Faction): Card {
  return { id: 'minion', type: 'minion', faction, names: names('Minion'), ...body };
}

test('C-MAT-13: a minion card is brought only where there are minions, and of the own faction', () => {
  const cards = characters(30);
  expect(codes(cards, 'en-kitsune', { minion: 'minion' }, [minion('vallor')])).toEqual([]);
  expect(codes(cards, 'en-kitsune', { minion: 'minion' }, [minion('akkari')])).toEqual(['foreign-faction C-DCK-11']);
  expect(codes(cards, 'fr-1', { minion: 'minion' }, [minion('vallor')])).toEqual(['no-minions C-CMP-19']);
});

function building(id: string, faction: Faction): Card {
  return { id, type: 'building', kind: 'unique', faction, names: names(id), cost };
}

test('C-DCK-10: the pool holds buildings and terrains, own and neutral', () => {
  const pool = [building('mint', 'vallor'), building('arena', 'none'), building('monastery', 'grypharim')];
  expect(codes(characters(30), 'en-kitsune', { pool: ['mint', 'arena', 'monastery', 'vallor-0'] }, pool)).toEqual([
    'foreign-faction C-DCK-3',
    'not-for-the-pool C-DCK-10',
  ]);
});

test('every reason is given at once, also for cards nobody knows', () => {
  expect(codes([], 'en-kitsune', { cards: ['nobody'], pool: ['nowhere'] })).toEqual([
    'unknown-card C-DCK-1',
    'unknown-card C-DCK-1',
    'too-few-cards C-CMP-15',
  ]);
  expect(codes([], 'en-kitsune', { hero: 'constructor' })).toEqual(['unknown-card C-DCK-1', 'no-hero C-CRD-10']);
});
