import { describe, expect, test } from 'vitest';
import type { BattleCard, Card, Catalogue, CharacterCard } from '../card.ts';
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
    return { id, type: 'spell', faction, names: names(id), cost, effect: [] };
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

test.each(ALL)('C-DCK-2: thirty cards, half of them characters, are legal in %s', edition => {
  expect(codes([...characters(15), ...spells(15)], edition)).toEqual([]);
});

test('C-MAT-1, C-CMP-15, C-DCK-2, C-DCK-13: twenty cards are too few in the oldest edition, but enough for beginners', () => {
  const cards = [...characters(10), ...spells(10)];
  expect(codes(cards, 'ru-1')).toEqual(['deck-too-small C-CMP-15']);
  expect(codes(cards, 'fr-1')).toEqual([]);
  const catalogue = Object.fromEntries([hero, ...cards].map(card => [card.id, card]));
  const deck = { hero: 'hero', cards: cards.map(({ id }) => id), pool: [] };
  expect(deckRefusals(deck, editions['ru-1'], catalogue, 'beginner')).toEqual([]);
});

test('C-DCK-13: what else a deck must be is the same for beginners', () => {
  const cards = [...characters(9), ...spells(11)];
  const catalogue = Object.fromEntries([hero, ...cards].map(card => [card.id, card]));
  const deck = { hero: 'hero', cards: cards.map(({ id }) => id), pool: [] };
  const found = deckRefusals(deck, editions['ru-1'], catalogue, 'beginner').map(({ code }) => code);
  expect(found).toEqual(['too-few-characters']);
});

test.each(ALL)('C-CMP-15, C-DCK-2: in %s forty cards are enough, and forty-one too many', edition => {
  expect(codes([...characters(20), ...spells(20)], edition)).toEqual([]);
  expect(codes([...characters(21), ...spells(20)], edition)).toEqual(['deck-too-big C-CMP-15']);
});

test.each([
  ['ru-1', 29, 'deck-too-small C-CMP-15'],
  ['fr-1', 19, 'deck-too-small C-CMP-15'],
  ['en-2022', 19, 'deck-too-small C-CMP-15'],
  ['en-kitsune', 19, 'deck-too-small C-CMP-15'],
] as const)('C-MAT-1, C-DCK-2: in %s %i cards are one too few', (edition, size, reason) => {
  expect(codes(characters(size), edition)).toEqual([reason]);
  expect(codes(characters(size + 1), edition)).toEqual([]);
});

test('C-DCK-8: a deck of characters alone is legal everywhere, one of spells alone in the newest edition', () => {
  for (const edition of ALL) expect(codes(characters(30), edition)).toEqual([]);
  expect(codes(spells(30), 'en-kitsune')).toEqual([]);
});

test.each(ALL)(
  'C-CMP-18, C-CRD-10, C-DCK-1: in %s a player has one hero, and no second one among the cards',
  edition => {
    const second = { ...hero, id: 'second' };
    expect(codes([...characters(30), second], edition)).toEqual(['not-a-battle-card C-DCK-1']);
    expect(codes(characters(30), edition, { hero: 'vallor-0' })).toEqual(['no-hero C-CRD-10']);
  },
);

test.each([
  [10, 20, []],
  [9, 20, ['too-few-characters C-DCK-5']],
  [18, 35, []],
  [17, 35, ['too-few-characters C-DCK-5']],
])(
  'C-MAT-2, C-DCK-5: %i characters among %i cards: half of them must be in the older editions',
  (some, all, refusals) => {
    const cards = [...characters(some), ...spells(all - some)];
    expect(codes(cards, 'fr-1')).toEqual(refusals);
    expect(codes(cards, 'en-2022')).toEqual(refusals);
    expect(codes(cards, 'en-kitsune')).toEqual([]);
  },
);

/** Thirty-five cards, eighteen of them characters, so many of those hired. */
function squad(own: number, hired: number): BattleCard[] {
  return [...characters(own), ...characters(hired, 'dogs-of-war'), ...spells(17)];
}

test.each(OLDER)('C-MAT-3, C-DCK-6, C-KW-Mercenary: in %s at most half of the characters are hired', edition => {
  expect(codes(squad(9, 9), edition)).toEqual([]);
  expect(codes(squad(8, 10), edition)).toEqual(['too-many-mercenaries C-DCK-6']);
});

test('C-MAT-3, C-DCK-7, C-KW-Mercenary: so it is in the newest edition', () => {
  expect(codes([...characters(10), ...characters(10, 'dogs-of-war')], 'en-kitsune')).toEqual([]);
  expect(codes([...characters(9), ...characters(11, 'dogs-of-war')], 'en-kitsune')).toEqual([
    'too-many-mercenaries C-DCK-7',
  ]);
});

test.each(ALL)(
  'C-DCK-3, C-CRD-10: in %s characters of another faction, or of none, do not follow the hero',
  edition => {
    const cards = [...characters(28), ...characters(1, 'akkari'), ...characters(1, 'none')];
    expect(codes(cards, edition)).toEqual(['foreign-faction C-DCK-3', 'foreign-faction C-DCK-3']);
  },
);

test('C-CRD-35, C-MAT-4, C-DCK-3: mercenaries serve everybody, their spells in the newest edition only', () => {
  const cards = [...characters(14), ...characters(2, 'dogs-of-war'), ...spells(12), ...spells(2, 'dogs-of-war')];
  expect(codes(cards, 'en-kitsune')).toEqual([]);
  for (const edition of OLDER) {
    expect(codes(cards, edition)).toEqual(['foreign-faction C-DCK-3', 'foreign-faction C-DCK-3']);
  }
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

describe('C-TV-51, C-DCK-7: twenty cards, six characters of whom three are hired, fourteen support cards of which seven are', () => {
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

test('C-MAT-5, C-DCK-3: support cards of no faction are known to the newest edition only', () => {
  const cards = [...characters(15), ...spells(13), ...spells(2, 'none')];
  expect(codes(cards, 'en-kitsune')).toEqual([]);
  expect(codes(cards, 'fr-1')).toEqual(['foreign-faction C-DCK-3', 'foreign-faction C-DCK-3']);
});

test('C-MAT-6, C-CRD-23, C-CMP-16: two monikers of one name are one character in the newest edition', () => {
  const [first] = characters(1);
  const cards = [...characters(20), { ...first!, id: 'other-moniker', names: names('Another moniker') }];
  expect(codes(cards, 'en-kitsune')).toEqual(['too-many-copies C-CMP-16']);
  expect(codes(cards, 'en-2022')).toEqual([]);
});

test.each(ALL)('C-CMP-16, C-DCK-4, C-CRD-22: in %s there is one character of a name', edition => {
  const [first] = characters(1) as [CharacterCard];
  expect(codes([...characters(29), first], edition)).toEqual(['too-many-copies C-CMP-16']);
});

test.each(ALL)('C-CMP-17, C-DCK-4, C-MAT-7: in %s a third copy of a spell is one too many', edition => {
  expect(codes([...characters(28), ...spells(2)], edition)).toEqual([]);
  expect(codes([...characters(28), ...spells(2), ...spells(1)], edition)).toEqual(['too-many-copies C-CMP-17']);
});

test.each(ALL)('C-DCK-9, C-AMB-11: in %s a card that names another hero may be in the deck', edition => {
  const [first] = spells(1);
  const locked = { ...first!, id: 'locked', names: names('Locked'), hero: 'somebody-else' } as BattleCard;
  expect(codes([...characters(29), locked], edition)).toEqual([]);
});

function minion(faction: Faction): Card {
  return { id: 'minion', type: 'minion', faction, names: names('Minion'), ...body };
}

test('C-DCK-11, C-CMP-19, C-MAT-13: a minion card of the own faction may be brought in the newest edition', () => {
  const cards = characters(30);
  expect(codes(cards, 'en-kitsune', { minion: 'minion' }, [minion('vallor')])).toEqual([]);
  expect(codes(cards, 'en-kitsune', { minion: 'minion' }, [minion('akkari')])).toEqual(['foreign-faction C-DCK-11']);
  expect(codes(cards, 'en-kitsune', { minion: 'vallor-0' })).toEqual(['not-a-minion C-DCK-11']);
});

test('C-CMP-19: a minion card has no place among the others, so there is one at most', () => {
  const found = codes([...characters(30), minion('vallor')], 'en-kitsune', { minion: 'minion' });
  expect(found).toEqual(['not-a-battle-card C-DCK-1']);
});

test.each(OLDER)('C-MAT-13, C-GEN-2: in %s there are no minions, unless a card of the deck makes them', edition => {
  const cards = characters(30);
  const brought = { minion: 'minion' };
  expect(codes(cards, edition, brought, [minion('vallor')])).toEqual(['no-minions C-CMP-19']);
  const [first, ...others] = cards as [CharacterCard, ...CharacterCard[]];
  const shaman = { ...first, keywords: [{ keyword: 'ritual', x: 1 }] } as const;
  expect(codes([shaman, ...others], edition, brought, [minion('vallor')])).toEqual([]);
  const words = { use: 'activation', effect: { do: 'minion', near: 'this creature', amount: 1 } } as const;
  expect(codes([{ ...first, abilities: [words] }, ...others], edition, brought, [minion('vallor')])).toEqual([]);
});

function building(id: string, faction: Faction): Card {
  return { id, type: 'building', kind: 'unique', faction, names: names(id), cost };
}

test('C-DCK-10, C-DCK-3: the pool holds buildings and terrains, own and neutral', () => {
  const pool = [building('mint', 'vallor'), building('arena', 'none'), building('monastery', 'grypharim')];
  expect(codes(characters(30), 'en-kitsune', { pool: ['mint', 'arena', 'monastery', 'vallor-0'] }, pool)).toEqual([
    'foreign-faction C-DCK-3',
    'not-for-the-pool C-DCK-10',
  ]);
});

function terrain(id: string, faction: Faction): Card {
  return {
    id,
    type: 'terrain',
    kind: 'unique',
    faction,
    names: names(id),
    cost,
    template: [{ core: [[0, 0]], radius: 20 }],
  };
}

test.each(ALL)('C-TER-3, C-MAT-27, C-DCK-3: in %s terrains are those of the own faction and of none', edition => {
  const pool = [terrain('well', 'vallor'), terrain('forest', 'none'), terrain('web', 'akkari')];
  expect(codes(characters(30), edition, { pool: ['well', 'forest'] }, pool)).toEqual([]);
  expect(codes(characters(30), edition, { pool: ['well', 'forest', 'web'] }, pool)).toEqual([
    'foreign-faction C-DCK-3',
  ]);
});

test.each(ALL)('C-MAT-15, C-CMP-7, C-GEN-2: in %s a base of 80 mm comes with the card that stands on it', edition => {
  const [first, ...others] = characters(30) as [CharacterCard, ...CharacterCard[]];
  expect(codes([{ ...first, base: 80 }, ...others], edition)).toEqual([]);
});

test('C-CRD-10: without a hero everything but the factions is judged all the same', () => {
  const cards = [...characters(3), ...characters(1), ...spells(15, 'akkari')];
  expect(codes(cards, 'fr-1', { hero: 'vallor-0' })).toEqual([
    'no-hero C-CRD-10',
    'deck-too-small C-CMP-15',
    'too-many-copies C-CMP-16',
    'too-few-characters C-DCK-5',
  ]);
});

test('every reason is given at once, also for cards nobody knows', () => {
  expect(codes([], 'en-kitsune', { cards: ['nobody'], pool: ['nowhere'] })).toEqual([
    'unknown-card C-DCK-1',
    'unknown-card C-DCK-1',
    'deck-too-small C-CMP-15',
  ]);
  expect(codes([], 'en-kitsune', { hero: 'constructor' })).toEqual([
    'unknown-card C-DCK-1',
    'no-hero C-CRD-10',
    'deck-too-small C-CMP-15',
  ]);
});
