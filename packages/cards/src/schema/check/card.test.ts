import type { Effect } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { about, aboutSpell, aboutTactic, HOUSE, SPELL, TRAP, WOLF } from '../../testing/small-cards.ts';

const E = 'test-spell: cards[0].effect';

const using = (use: string) => ({ use, effect: { do: 'steal', amount: 1 } });

describe('words stand only where they mean something', () => {
  test.each<[string, Effect, string]>([
    [
      'that creature',
      { do: 'skip', whom: 'that creature' },
      `${E}.whom 'that creature' means nothing here: this text answers no event`,
    ],
    [
      'the chosen creature',
      { do: 'skip', whom: 'the chosen creature' },
      `${E}.whom 'the chosen creature' means nothing here: nothing has been chosen before`,
    ],
    ['each of them', { do: 'skip', whom: 'each of them' }, `${E}.whom 'each of them' means nothing outside 'for each'`],
    [
      'its player',
      { do: 'draw', who: 'its player', amount: 1 },
      `${E}.who 'its player' means nothing here: this text answers no event`,
    ],
    [
      'the damage',
      { do: 'steal', amount: 'the damage' },
      `${E}.amount 'the damage' means nothing here: this text answers no event`,
    ],
    [
      'the failures',
      { do: 'steal', amount: 'the failures' },
      `${E}.amount 'the failures' means nothing outside a 'roll' of several dice`,
    ],
    [
      'all',
      { do: 'draw', who: 'you', amount: 'all' },
      `${E}.amount 'all' means nothing to 'draw'; it does to bury, concentrate, discard, heal, prevent, repair, reroll, steal, sunder, tax`,
    ],
    [
      'this terrain',
      { do: 'place', whom: 'your hero', near: 'this terrain', within: 'S' },
      `${E}.near 'this terrain' means nothing on a spell: only terrains have it`,
    ],
    [
      'prevent',
      { do: 'prevent', amount: 1 },
      `${E} 'prevent' needs the event damageIncoming; this text answers no event at all`,
    ],
    [
      'cancel',
      { do: 'cancel', what: 'that move' },
      `${E} 'cancel' of 'that move' needs the event moveDeclared; this text answers no event at all`,
    ],
    [
      'from',
      { do: 'skip', whom: { choose: 'creature', from: 'your hero' } },
      `${E}.whom.from means nothing without 'within' or 'inSight'`,
    ],
    [
      'in',
      { do: 'skip', whom: { choose: 'creature', in: 'deck' } },
      `${E}.whom.in means nothing: 'creature' is no card`,
    ],
    [
      'a card nowhere',
      { do: 'search', what: { choose: 'your spell card' }, to: 'hand' },
      `${E}.what.in is missing: cards lie in the deck or the graveyard`,
    ],
    [
      'an empty payment',
      { do: 'pay', who: 'you', cost: {}, then: { do: 'steal', amount: 1 } },
      `${E}.cost is empty: prosperity, discard or tap must say what is paid`,
    ],
    [
      'a face twice',
      { do: 'roll', on: { axe: { do: 'steal', amount: 1 }, 'axe|shield': { do: 'steal', amount: 2 } } },
      `${E}.on."axe|shield" says axe once more`,
    ],
    [
      'more than seen',
      { do: 'look', at: 'deck', whose: 'you', amount: 2, take: 3 },
      `${E}.take is 3, and only 2 are looked at`,
    ],
  ])('%s', (_word, effect, words) => {
    expect(aboutSpell(effect)).toEqual([words]);
  });

  test('what was chosen first is known to whatever comes later', () => {
    expect(
      aboutSpell([
        { do: 'skip', whom: { choose: 'creature' } },
        { do: 'poison', whom: 'the chosen creature' },
      ]),
    ).toEqual([]);
    expect(
      aboutSpell([
        { do: 'poison', whom: 'the chosen creature' },
        { do: 'skip', whom: { choose: 'creature' } },
      ]),
    ).toHaveLength(1);
  });

  test('an event has its own roles and no others', () => {
    const P = 'test-trap: cards[0].abilities[0]';
    expect(aboutTactic({ when: 'cardDrawn', who: 'creature', effect: { do: 'steal', amount: 1 } })).toEqual([
      `${P}.who means nothing here: cardDrawn has no creature to which it happens`,
    ]);
    expect(
      aboutTactic({
        when: 'moveEnded',
        attack: 'shooting',
        effect: { do: 'reroll', dice: 'attack', whose: 'you', which: 'failed', amount: 1 },
      }),
    ).toEqual([
      `${P}.attack means nothing here: moveEnded has no attack`,
      `${P}.effect 'reroll' needs the event attackRolled; this text answers moveEnded`,
    ]);
    expect(aboutTactic({ when: 'moveEnded', who: 'that creature', effect: { do: 'steal', amount: 1 } })).toEqual([
      `${P}.who 'that creature' is not known before the event; known are this creature, your hero, opponent's hero and descriptions`,
    ]);
  });

  test('C-ACT-7, C-CTY-8, C-REL-13: each type of card is used in its own way', () => {
    expect(
      about({ ...WOLF, abilities: [using('activation'), using('free')] }, { ...HOUSE, abilities: [using('tap')] }),
    ).toEqual([]);
    expect(about({ ...WOLF, abilities: [using('tap')] })).toEqual([
      "test-wolf: cards[0].abilities[0].use is 'tap', which a character cannot; it is for building, relic",
    ]);
  });
});

test('C-TAC-3, C-TAC-4: a tactic waits for exactly one event, and never says may', () => {
  const [ability] = TRAP.abilities;
  expect(about({ ...TRAP, abilities: [] })).toEqual([
    "test-trap: cards[0].abilities are 0; a tactic has exactly one, which begins with 'when'",
  ]);
  expect(about({ ...TRAP, abilities: [ability, ability] })).toHaveLength(1);
  expect(aboutTactic({ always: [{ income: 1 }] })).toEqual([
    'test-trap: cards[0].abilities[0].when is missing: a tactic waits for an event',
  ]);
  expect(aboutTactic({ ...ability, may: true })).toEqual([
    'test-trap: cards[0].abilities[0].may means nothing on a tactic: revealing it is the choice',
  ]);
});

test('a City holds each building once, so a cost names it once', () => {
  expect(about({ ...SPELL, cost: { buildings: ['arena', 'any', 'any', 'arena'], prosperity: 0 } })).toEqual([
    "test-spell: cards[0].cost.buildings[3] is 'arena' once more: a City holds each building once",
  ]);
});

test('what a card names must be there, and be what it is taken for', () => {
  const P = 'test-wolf: cards[0]';
  expect(about({ ...WOLF, affiliation: 'guild-of-blade' })).toEqual([
    `${P}.affiliation names the class building 'guild-of-blade', which does not exist; did you mean 'guild-of-blades'?`,
  ]);
  expect(about({ ...WOLF, affiliation: 'fireball' })).toEqual([
    `${P}.affiliation names 'fireball', which is a spell and no class building`,
  ]);
  expect(about({ ...WOLF, keywords: [{ keyword: 'initiative', needs: 'tavernn' }] })).toEqual([
    `${P}.keywords[0].needs names the building 'tavernn', which does not exist; did you mean 'tavern'?`,
  ]);
  expect(about({ ...SPELL, hero: 'brissa' })[0]).toContain("names the hero 'brissa', which does not exist");
  expect(aboutSpell({ do: 'skip', whom: { choose: 'creature', of: 'kitsunes' } })).toEqual([
    `${E}.whom.of names the class building 'kitsunes', which does not exist; did you mean 'kitsune'?`,
  ]);
});
