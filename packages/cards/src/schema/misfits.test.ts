import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../classic/catalogue.ts';
import { about, aboutSpell, aboutTactic, SPELL, WOLF } from '../testing/small-cards.ts';
import { card as cardForm } from './card.ts';
import { misfits } from './misfits.ts';
import { readSetValue } from './read-set.ts';

const E = 'test-spell: cards[0].effect';

describe('a word that is not known is told with the one that was meant', () => {
  test.each<[string, unknown, string]>([
    ['a verb', { do: 'damge', whom: 'your hero', amount: 1 }, `${E}.do "damge" is not known; did you mean 'damage'?`],
    [
      'a field',
      { do: 'armour', whom: 'your hero', amount: 1, untill: 'end of turn' },
      `${E}.untill is not known here; did you mean 'until'?`,
    ],
    [
      'a duration',
      { do: 'armour', whom: 'your hero', amount: 1, until: 'end of trun' },
      `${E}.until "end of trun" is not known; did you mean 'end of turn'?`,
    ],
    ['a reference', { do: 'skip', whom: 'you hero' }, `${E}.whom "you hero" is not known; did you mean 'your hero'?`],
    [
      'a description',
      { do: 'skip', whom: { choose: "oponent's creature" } },
      `${E}.whom.choose "oponent's creature" is not known; did you mean 'opponent's creature'?`,
    ],
    [
      'a selector',
      { do: 'skip', whom: { chose: 'creature' } },
      `${E}.whom.chose is not known here; did you mean 'choose'?`,
    ],
    [
      'a keyword',
      { do: 'gain', whom: 'your hero', bonus: [{ keyword: 'initiatve' }] },
      `${E}.bonus[0].keyword "initiatve" is not known; did you mean 'initiative'?`,
    ],
    [
      'a filter',
      { do: 'skip', whom: { choose: 'creature', within: 'XXL' } },
      `${E}.whom.within "XXL" is not known; did you mean 'XL'?`,
    ],
  ])('%s', (_what, effect, words) => {
    expect(aboutSpell(effect)[0]).toBe(words);
  });

  test('a type, a symbol, a faction, an event', () => {
    expect(about({ ...SPELL, type: 'spel' })).toEqual([
      `test-spell: cards[0].type "spel" is not known; did you mean 'spell'?`,
    ]);
    expect(about({ ...SPELL, faction: 'valor' })).toEqual([
      `test-spell: cards[0].faction "valor" is not known; did you mean 'vallor'?`,
    ]);
    expect(about({ ...SPELL, cost: { buildings: ['smithey'], prosperity: 0 } })).toEqual([
      `test-spell: cards[0].cost.buildings[0] "smithey" is not known; did you mean 'smithy'?`,
    ]);
    expect(aboutTactic({ when: 'moveEnd', effect: { do: 'steal', amount: 1 } })).toEqual([
      `test-trap: cards[0].abilities[0].when "moveEnd" is not known; did you mean 'moveEnded'?`,
    ]);
  });
});

test('every fault of a file is told at once, with card and place', () => {
  const faults = about(
    { ...WOLF, strength: 2.5, base: 33, armor: 1 },
    {
      ...SPELL,
      effect: [
        { do: 'heal', amount: 1 },
        { do: 'tax', who: 'them', amount: -1 },
      ],
    },
  );
  expect(faults).toEqual([
    'test-wolf: cards[0].strength is 2.5; expected is a whole number from 0 to 20',
    'test-wolf: cards[0].base is 33; expected is one of 32, 50, 60, 80',
    expect.stringContaining('test-wolf: cards[0].armor is not known here') as string,
    expect.stringContaining('test-spell: cards[1].effect[0].whom is missing') as string,
    expect.stringContaining('test-spell: cards[1].effect[1].who "them" is not known') as string,
    expect.stringContaining(
      'test-spell: cards[1].effect[1].amount is -1; expected is a whole number from 0 to 99',
    ) as string,
  ]);
});

/** Cards of the box with one thing in them changed, somewhere. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...Object.values(catalogue)),
    fc.nat(),
    fc.constantFrom<unknown>(null, 'xyz', -1, 3, {}, true, { do: 'hide' }, 'axe'),
  )
  .map(([one, at, junk]) => {
    const copy = structuredClone(one) as unknown as Record<string, unknown>;
    const places: [Record<string, unknown>, string][] = [];
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, part] of Object.entries(value)) {
        places.push([value as Record<string, unknown>, key]);
        walk(part);
      }
    };
    walk(copy);
    const [where, key] = places[at % places.length]!;
    where[key] = junk;
    return copy;
  });

test('a list in the place of an object is told, too', () => {
  expect(about({ ...SPELL, source: [] })).toEqual([
    'test-spell: cards[0].source is []; expected is an object with fields',
  ]);
});

test('what valibot refuses is always told in words, and nothing else is', () => {
  fc.assert(
    fc.property(spoiled, one => {
      expect(misfits(cardForm, one).length === 0).toBe(v.is(cardForm, one));
    }),
    { numRuns: Number(process.env['SIGNUM_RUNS'] ?? 300) },
  );
});

test('whatever a file says, it is read or refused, and never breaks the reader', () => {
  fc.assert(
    fc.property(fc.oneof(spoiled, fc.jsonValue()), one => {
      const read = readSetValue({ set: 'test', cards: [one] }, {});
      expect('set' in read || read.faults.length > 0).toBe(true);
    }),
    { numRuns: Number(process.env['SIGNUM_RUNS'] ?? 300) },
  );
});
