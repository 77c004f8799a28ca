import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { damageOf } from '../procedures/damage.ts';
import { character, spell, tactic } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import { reading } from '../testing/reading.ts';

const cards = ['a', 'b', 'c', 'd'].map(id => spell(id));
/** The last one is the top card. */
const deck = ['d', 'c', 'b', 'a'];

test('C-TRN-8: a text draws card by card', () => {
  const table = reading({ do: 'draw', who: 'you', amount: 2 }, { cards, players: [{ deck }] });
  expect(table.state.players[0]).toMatchObject({ hand: ['a', 'b'], deck: ['d', 'c'] });
});

test('C-ZON-2: whoever discards by choice chooses; by chance a die decides', () => {
  const players = [{}, { hand: ['a', 'b', 'c'] }];
  const chosen = reading({ do: 'discard', who: 'opponent', amount: 1, how: 'choose' }, { cards, players });
  expect(chosen.asked('choose')).toMatchObject({ seat: 1, purpose: 'card to discard', options: ['a', 'b', 'c'] });
  expect(chosen.answer({ chosen: ['b'] }).state.players[1]).toMatchObject({ hand: ['a', 'c'], graveyard: ['b'] });
  const random = reading(
    { do: 'discard', who: 'opponent', amount: 2, how: 'random' },
    { cards, players, draws: [2, 0] },
  ).end();
  expect(random.state.players[1]).toMatchObject({ hand: ['b'], graveyard: ['c', 'a'] });
  expect(random.events.find(({ event }) => event.type === 'cardDiscarded')?.reveals).toBe('chance');
});

test('C-ZON-7: of several cards discarded at once their owner says which lies below', () => {
  const discard = { do: 'discard', who: 'opponent', amount: 2, how: 'choose' } as const;
  const chosen = reading(discard, { cards, players: [{}, { hand: ['a', 'b', 'c'] }] }).answer({ chosen: ['a', 'c'] });
  expect(chosen.asked('order')).toMatchObject({ seat: 1, of: 'graveyard', options: [{ card: 'a' }, { card: 'c' }] });
  expect(chosen.answer({ next: 1 }).state.players[1]).toMatchObject({ hand: ['b'], graveyard: ['c', 'a'] });
  // two copies of one card cannot be told apart
  const copies = reading(discard, { cards, players: [{}, { hand: ['a', 'a', 'b'] }] }).answer({ chosen: ['a', 'a'] });
  expect(copies.state.players[1]!.graveyard).toEqual(['a', 'a']);
});

test('C-ZON-5: a look into the opponent’s hand or tactics is told to one player only', () => {
  const trick = tactic('trick', { when: 'startOfTurn', effect: { do: 'draw', who: 'you', amount: 1 } });
  const given = { cards: [...cards, trick], players: [{}, { hand: ['a', 'b'], tactics: ['trick'] }] };
  const hand = reading({ do: 'look', at: 'hand', whose: 'opponent' }, given);
  expect(hand.told('cardsSeen')).toEqual([{ type: 'cardsSeen', player: 0, whose: 1, cards: ['a', 'b'] }]);
  const tactics = reading({ do: 'look', at: 'tactics', whose: 'opponent' }, given);
  expect(tactics.told('cardsSeen')).toEqual([{ type: 'cardsSeen', player: 0, whose: 1, cards: ['trick'] }]);
});

test('Of the top cards one is taken, the rest go under the deck', () => {
  const look = { do: 'look', at: 'deck', whose: 'you', amount: 3, take: 1, rest: 'bottom' } as const;
  const table = reading(look, { cards, players: [{ deck }] });
  expect(table.asked('choose')).toMatchObject({ seat: 0, purpose: 'card to take', options: ['a', 'b', 'c'] });
  expect(table.answer({ chosen: ['b'] }).state.players[0]).toMatchObject({ hand: ['b'], deck: ['c', 'a', 'd'] });
});

test('The top cards go back in an order of one’s own', () => {
  const table = reading(
    { do: 'look', at: 'deck', whose: 'you', amount: 3, rest: 'top' },
    { cards, players: [{ deck }] },
  );
  const ordered = table.answer({ chosen: ['c'] }).answer({ chosen: ['a'] });
  expect(ordered.state.players[0]!.deck).toEqual(['d', 'b', 'a', 'c']);
});

test('Each of the top cards stays or goes under the deck', () => {
  const table = reading(
    { do: 'look', at: 'deck', whose: 'you', amount: 3, rest: 'bottom' },
    { cards, players: [{ deck }] },
  );
  expect(table.answer({ chosen: [] }).state.players[0]!.deck).toEqual(['c', 'b', 'a', 'd']);
  expect(table.answer({ chosen: ['b'] }).state.players[0]!.deck).toEqual(['c', 'a', 'd', 'b']);
  const two = table.answer({ chosen: ['a', 'b'] }).answer({ chosen: ['b'] });
  expect(two.state.players[0]!.deck).toEqual(['c', 'd', 'a', 'b']);
});

test('C-ZON-3: a card is searched for, shown and taken, and the deck is shuffled; finding nothing is allowed', () => {
  const wolf = character('wolf', { race: 'wolfen' });
  const search = {
    do: 'search',
    what: { choose: 'your character card', in: 'deck', race: 'wolfen' },
    to: 'hand',
  } as const;
  const given = { cards: [...cards, wolf, character('elf')], players: [{ deck: ['elf', 'wolf', 'a'] }] };
  const table = reading(search, { ...given, draws: [0] });
  expect(table.asked('choose')).toMatchObject({ seat: 0, options: ['wolf'], least: 0, most: 1 });
  const found = table.answer({ chosen: ['wolf'] }).end();
  expect(found.state.players[0]).toMatchObject({ hand: ['wolf'], deck: ['a', 'elf'] });
  expect(found.told('cardReturnedToHand')).toHaveLength(1);
  const declined = reading(search, { ...given, draws: [0, 0] })
    .answer({ chosen: [] })
    .end();
  expect(declined.state.players[0]!.hand).toEqual([]);
});

test('C-ZON-5: a search is asked for even if there is nothing to find, and does not tell how the deck lies', () => {
  const search = { do: 'search', what: { choose: 'your character card', in: 'deck' }, to: 'hand' } as const;
  const table = reading(search, { cards, players: [{ deck: ['c', 'a', 'b'] }] });
  expect(table.asked('choose').options).toEqual([]);
  expect(table.told('cardsSeen')[0]?.cards).toEqual(['a', 'b', 'c']);
});

test('C-ZON-3, C-CRD-21: a creature goes back to its owner’s hand, a minion is just gone', () => {
  const back = { do: 'return', what: { all: "opponent's creature" }, to: 'hand' } as const;
  const table = reading(back, {
    creatures: { knight: { of: 1, wounds: 1, print: { health: 3 } }, imp: { of: 1, kind: 'minion' } },
  });
  expect(table.state.creatures.map(({ id }) => id)).toEqual(['hero0', 'hero1']);
  expect(table.state.players[1]).toMatchObject({ hand: ['knight'], graveyard: [] });
});

test('Cards of the Graveyard come back to the hand, as many as are chosen', () => {
  const back = {
    do: 'return',
    what: { choose: 'your character card', in: 'graveyard', n: 2, upTo: true },
    to: 'hand',
  } as const;
  const folk = ['elf', 'orc', 'wolf'].map(id => character(id));
  const table = reading(back, { cards: [...cards, ...folk], players: [{ graveyard: ['orc', 'a', 'elf', 'wolf'] }] });
  expect(table.asked('choose')).toMatchObject({ options: ['elf', 'orc', 'wolf'], least: 0, most: 2 });
  const returned = table.answer({ chosen: ['elf', 'wolf'] });
  expect(returned.state.players[0]).toMatchObject({ hand: ['elf', 'wolf'], graveyard: ['orc', 'a'] });
});

test('C-ELM-3: a dying character is saved into the hand: no Graveyard, no Last Word', () => {
  const knight = 'knight' as CreatureId;
  const keywords = [{ keyword: 'last-word', effect: { do: 'prosper', who: 'you', amount: 5 } }] as const;
  const table = position({
    active: 1,
    creatures: { knight: { print: { health: 1, keywords } } },
    cards: [
      tactic('salvation', {
        when: 'creatureEliminated',
        who: 'your character',
        effect: { do: 'return', what: 'that creature', to: 'hand' },
      }),
    ],
    players: [{ tactics: ['salvation'], prosperity: 0 }],
    frames: [damageOf([{ who: knight, credit: { seat: 1 }, n: 1, of: 'damage', from: 'effect' }])],
  }).answer({ tactic: 't00' });
  expect(table.creature('knight')).toBeUndefined();
  expect(table.state.players[0]).toMatchObject({ hand: ['knight'], graveyard: ['salvation'], prosperity: 0 });
});

test('The top cards of a deck are buried; an empty deck gives nothing', () => {
  const table = reading(
    { do: 'bury', who: 'opponent', amount: 2 },
    { cards, players: [{}, { deck: ['c', 'b', 'a'] }] },
  );
  expect(table.state.players[1]).toMatchObject({ deck: ['c'], graveyard: ['a', 'b'] });
  const empty = reading({ do: 'bury', who: 'opponent', amount: 2 }, { cards });
  expect(empty.state.players[1]).toMatchObject({ graveyard: [], failedDraws: 0 });
});
