import { catalogue } from '@signum/cards';
import { languages, LANGUAGE_CODES } from '@signum/text';
import { describe, expect, test } from 'vitest';
import { filtered, inOrder, isWelcome, NO_FILTER, termsOf, type CardFilter } from './card-filter.ts';
import { filterAddress, readFilter } from './filter-address.ts';

const all = Object.values(catalogue);
const found = (filter: Partial<CardFilter>, code: 'en' | 'fr' | 'ru' = 'en'): string[] =>
  filtered(all, { ...NO_FILTER, ...filter }, languages[code]).map(({ id }) => id);

describe('cards are found', () => {
  test('all of them without a filter', () => {
    expect(found({})).toHaveLength(all.length);
  });

  test.each([
    ['en', 'FINAL stanza'],
    ['fr', catalogue['final-stanza']!.names.fr.normalize('NFD').replaceAll(/\p{M}/gu, '')],
    ['ru', catalogue['final-stanza']!.names.ru.toUpperCase()],
  ] as const)('by words in %s, without large letters and accents', (code, text) => {
    expect(found({ text }, code)).toContain('final-stanza');
  });

  test('by words of their text, all of them at once', () => {
    const ids = found({ text: 'poison hero' });
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThan(found({ text: 'poison' }).length);
  });

  test('by faction and kind, each of several', () => {
    const ids = found({ factions: ['kitsune', 'akkari'], types: ['hero', 'minion'] });
    expect(ids).toHaveLength(8);
  });

  test('by the buildings they ask for, many of them together', () => {
    for (const id of found({ cost: 4 })) {
      const card = catalogue[id]!;
      const amount = card.type === 'building' ? card.cost.prosperity : 'cost' in card ? card.cost.buildings.length : 0;
      expect(amount).toBeGreaterThanOrEqual(4);
    }
    expect(found({ cost: 4 })).toContain('bramble-elder-treant');
  });

  test('by a keyword, in every language the same ones', () => {
    const lists = LANGUAGE_CODES.map(code => found({ keyword: 'stealth' }, code));
    expect(lists[0]!.length).toBeGreaterThan(5);
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
  });

  test('C-MAT-4, C-MAT-5: by edition: the oldest has neither hired nor universal support', () => {
    const old = found({ edition: 'ru-1' });
    const gone = all.filter(({ id }) => !old.includes(id));
    expect(gone.length).toBeGreaterThan(10);
    expect(gone.every(({ faction }) => faction === 'dogs-of-war' || faction === 'none')).toBe(true);
    expect(found({ edition: 'en-kitsune' })).toHaveLength(all.length);
  });
});

const isWith = (id: string): boolean => isWelcome(catalogue[id]!, 'takumi-warrior-poet', 'en-kitsune');

test('C-DCK-3: who is welcome beside a hero', () => {
  expect(['final-stanza', 'cador-two-spears', 'honoka-field-spirit', 'arena', 'forest'].every(isWith)).toBe(true);
  expect(['web-burst', 'infected-mushroom', 'queens-temple'].some(isWith)).toBe(false);
});

test('the order begins with heroes and ends with terrain', () => {
  const order = inOrder(all, 'en');
  expect([order[0]!.type, order.at(-1)!.type]).toEqual(['hero', 'terrain']);
});

test('keywords are listed by their names', () => {
  const names = termsOf(all, languages.en).map(({ name }) => name);
  expect(names).toContain('Stealth');
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

test('a filter comes back from its address, and nonsense is left out', () => {
  const filter: CardFilter = {
    text: 'fox',
    factions: ['kitsune'],
    types: ['relic', 'spell'],
    cost: 0,
    keyword: 'agile',
    edition: 'fr-1',
  };
  const back = readFilter(new URLSearchParams(filterAddress(filter)));
  expect({ ...back, types: back.types.toSorted() }).toEqual(filter);
  expect(readFilter(new URLSearchParams('faction=elves&type=&cost=17&edition=en-1999'))).toEqual(NO_FILTER);
});
