import { expect, test } from 'vitest';
import type { HeroCard } from '../card.ts';
import type { EditionId } from '../editions/index.ts';
import { character, hero } from '../testing/cards.ts';
import { facesIn, position, type Table } from '../testing/position.ts';
import { FACES } from '../vocabulary.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface Given {
  readonly edition?: EditionId;
  readonly dice?: string;
  /** Draws of chance after the roll: shuffles. */
  readonly later?: readonly number[];
  readonly deck?: readonly string[];
  readonly heroes?: readonly [Partial<HeroCard>, Partial<HeroCard>];
}

/** A game about to begin. The decks are left as they are by the shuffle, their last card on top. */
function setup({ edition = 'en-kitsune', dice, later = [], deck = NAMES, heroes = [{}, {}] }: Given = {}): Table {
  const roll = dice ?? (edition === 'en-kitsune' ? 'shield axe axe bullseye axe axe' : 'shield axe');
  const unshuffled = deck.slice(1).map((_card, index) => deck.length - 1 - index);
  const player = { deck: [...deck], prosperity: 0, buildings: ['arena'] };
  return position({
    edition,
    phase: 'setup',
    turn: 0,
    heroes: false,
    cards: [...NAMES.map(id => character(id)), hero('hero0', heroes[0]), hero('hero1', heroes[1])],
    players: [player, player],
    frames: [{ kind: 'setup', step: 'begin' }],
    draws: [...unshuffled, ...unshuffled, ...facesIn(roll).map(face => 2 * FACES.indexOf(face)), ...later],
  });
}

const SOUTH = { x: 30_000, y: 1600 };
const NORTH = { x: 20_000, y: 58_400 };

/** Both heroes stand, the first player has to decide about the hand. */
function withHands(given: Given = {}): Table {
  return setup(given).answer({ first: 0 }).answer(SOUTH).answer(NORTH);
}

test('C-SET-3 C-MAT-11: whoever shows more Shields of three dice decides who begins, and ties roll again', () => {
  const table = setup({ dice: 'shield axe axe axe shield bullseye axe axe axe shield shield bullseye' });
  expect(table.asked('whoBegins')).toMatchObject({ seat: 1, seats: [0, 1] });
  expect(table.told('diceRolled').map(({ player }) => player)).toEqual([0, 1, 0, 1]);
});

test('C-SET-3 C-MAT-11: the number of Shields counts, not the best die', () => {
  const table = setup({ dice: 'shield bullseye bullseye shield shield bullseye' });
  expect(table.asked('whoBegins').seat).toBe(1);
  table.end();
});

test('C-SET-2 C-MAT-11: in the older editions one die decides, Shield above Axe above Bullseye, and ties roll again', () => {
  const table = setup({ edition: 'fr-1', dice: 'bullseye bullseye bullseye axe' });
  expect(table.asked('whoBegins').seat).toBe(1);
  expect(setup({ edition: 'ru-1', dice: 'shield axe' }).asked('whoBegins').seat).toBe(0);
});

test('C-SET-1 C-GEN-5: both decks are shuffled before anything else, each with one value less than it has cards', () => {
  const table = setup();
  expect(table.events.slice(0, 2).map(({ event }) => event)).toEqual([
    { type: 'deckShuffled', player: 0 },
    { type: 'deckShuffled', player: 1 },
  ]);
  table.end();
});

test('C-SET-5 C-CMP-14: the first player has the side y=0 and the second the opposite one, whichever seats they have', () => {
  const table = setup().answer({ first: 1 });
  expect(table.asked('place')).toMatchObject({ seat: 1, where: { side: { edge: 'south' } } });
  expect(table.answer(SOUTH).asked('place')).toMatchObject({ seat: 0, where: { side: { edge: 'north' } } });
});

test('C-SET-6: the first player places a hero with its base touching the own side, then the second does the same', () => {
  const table = setup().answer({ first: 0 });
  expect(table.asked('place')).toMatchObject({ seat: 0, card: 'hero0' });
  expect(table.refusal({ x: 30_000, y: 1700 })?.rule).toBe('C-SET-6');
  const both = table.answer(SOUTH).answer(NORTH);
  expect(both.state.creatures.map(({ kind, owner, x, y }) => ({ kind, owner, x, y }))).toEqual([
    { kind: 'hero', owner: 0, ...SOUTH },
    { kind: 'hero', owner: 1, ...NORTH },
  ]);
});

test('C-SET-13 C-SET-12: heroes get their Armour and Stealth when they are placed, and nothing is set off by that', () => {
  const armoured: Partial<HeroCard> = {
    keywords: [{ keyword: 'armour', x: 2 }, { keyword: 'stealth' }],
    abilities: [{ when: 'stealthGained', who: 'this creature', effect: { do: 'prosper', who: 'you', amount: 5 } }],
  };
  const table = withHands({ heroes: [armoured, {}] });
  expect(table.state.creatures[0]).toMatchObject({ armour: 2, hidden: true });
  expect(table.state.creatures[1]).toMatchObject({ armour: 0, hidden: false });
  expect(table.state.players[0]!.prosperity).toBe(3);
});

test.each([
  ['en-kitsune', 2],
  ['fr-1', 0],
] as const)('C-SET-13 C-MAT-57: in %s a hero with Concentration 2 begins with %i tokens', (edition, tokens) => {
  const effect = { do: 'prosper', who: 'you', amount: 1 } as const;
  const heroes = [{ keywords: [{ keyword: 'concentration', x: 2, tokens: 1, effect }] }, {}] as const;
  expect(withHands({ edition, heroes }).state.creatures[0]!.concentration).toBe(tokens);
});

test.each([
  ['ru-1', 2],
  ['fr-1', 3],
  ['en-2022', 3],
  ['en-kitsune', 3],
] as const)('C-SET-7 C-CMP-22 C-MAT-8: in %s each player begins with %i Prosperity', (edition, prosperity) => {
  expect(withHands({ edition }).state.players.map(player => player.prosperity)).toEqual([prosperity, prosperity]);
});

test('C-SET-8 C-CMP-21: each player draws four cards from the top', () => {
  const { players } = withHands().state;
  expect(players.map(({ hand }) => hand)).toEqual([
    ['e', 'f', 'g', 'h'],
    ['e', 'f', 'g', 'h'],
  ]);
  expect(players.map(({ deck }) => deck)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});

test('C-SET-9 C-TV-59 C-MAT-10: returned cards go under the deck, new ones come from the top, and only then is it shuffled', () => {
  const table = withHands({ later: [0, 0, 0] }).answer({ how: 'redraw', cards: ['e', 'f', 'g', 'h'] });
  expect(table.state.players[0]!.hand).toEqual(['a', 'b', 'c', 'd']);
  expect(table.state.players[0]!.deck.toSorted()).toEqual(['e', 'f', 'g', 'h']);
  const types = table.events.map(({ event }) => event.type);
  expect(types.lastIndexOf('deckShuffled')).toBeGreaterThan(types.lastIndexOf('cardDrawn'));
  expect(table.told('handRedrawn')).toMatchObject([{ player: 0, n: 4 }]);
  table.end();
});

test('C-SET-9: a player may keep the whole hand, and the deck stays as it is', () => {
  const table = withHands().answer({ how: 'redraw', cards: [] });
  expect(table.state.players[0]!.hand).toEqual(['e', 'f', 'g', 'h']);
  expect(table.asked('startingHand').seat).toBe(1);
  table.end();
});

test('C-SET-10 C-MAT-9: instead of the redraw cards may be discarded for 1 Prosperity each, but not both', () => {
  const table = withHands().answer({ how: 'discard', cards: ['e', 'g'] });
  expect(table.state.players[0]).toMatchObject({ hand: ['f', 'h'], graveyard: ['e', 'g'], prosperity: 5 });
  expect(table.asked('startingHand').seat).toBe(1);
});

test('C-SET-10 C-MAT-9: the oldest edition knows no discarding for Prosperity', () => {
  expect(withHands({ edition: 'ru-1' }).refusal({ how: 'discard', cards: ['e'] })).toBeDefined();
  expect(withHands({ edition: 'fr-1' }).refusal({ how: 'discard', cards: ['e'] })).toBeUndefined();
});

test('C-SET-11: the first player redraws or discards before the second decides', () => {
  const table = setup().answer({ first: 1 }).answer(SOUTH).answer(NORTH);
  expect(table.asked('startingHand').seat).toBe(1);
  expect(table.answer({ how: 'redraw', cards: [] }).asked('startingHand').seat).toBe(0);
});

test('C-SET-14 C-SET-4: the first player takes a complete first turn, with draw and Prosperity', () => {
  const table = withHands().answer({ how: 'redraw', cards: [] }).answer({ how: 'redraw', cards: [] });
  expect(table.asked('construct').seat).toBe(0);
  expect(table.state).toMatchObject({ turn: 1, active: 0, first: 0, phase: 'construction' });
  expect(table.state.players[0]).toMatchObject({ hand: ['d', 'e', 'f', 'g', 'h'], prosperity: 4 });
  expect(table.state.players[1]).toMatchObject({ hand: ['e', 'f', 'g', 'h'], prosperity: 3 });
});
