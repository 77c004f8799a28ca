import { coreOf, type Chance } from '@signum/kernel';
import type { Catalogue } from './card.ts';
import { answeredIn, cardsIn } from './deck/card-pack.ts';
import type { Deck } from './deck/deck.ts';
import { editions } from './editions/index.ts';
import type { ClassicSetup } from './game.ts';
import type { ClassicState, Player } from './state.ts';

/** The table before anything has happened: decks brought, nothing shuffled (C-SET-1). Cards that were brought along count. */
export function firstState(catalogue: Catalogue, setup: ClassicSetup, chance: Chance): ClassicState {
  const { edition, decks, lastTurn, cards: pack } = setup;
  const cards = pack ? cardsIn(pack) : catalogue;
  const { answerable, ownTurnTactics } = pack ?? answeredIn(catalogue);
  return {
    ...coreOf(chance, [{ kind: 'setup', step: 'begin' }]),
    rules: editions[edition],
    cards,
    answerable,
    ownTurnTactics,
    lastTurn: lastTurn ?? null,
    turn: 0,
    active: 0,
    first: 0,
    phase: 'setup',
    acting: null,
    terrainPlayed: false,
    players: decks.map(deck => playerWith(deck, cards)),
    creatures: [],
    terrains: [],
    drawOffer: null,
    named: 0,
    losers: [],
  };
}

function playerWith({ hero, minion, cards: deck, pool }: Deck, cards: Catalogue): Player {
  return {
    hero,
    minion: minion ?? null,
    prosperity: 0,
    deck: deck.toSorted(),
    hand: [],
    graveyard: [],
    removed: [],
    buildings: pool.filter(card => cards[card]?.type === 'building').toSorted(),
    terrains: pool.filter(card => cards[card]?.type === 'terrain').toSorted(),
    city: [],
    relics: [],
    tactics: [],
    kills: 0,
    failedDraws: 0,
    spoken: [],
    lastSpoken: [],
    shown: [],
  };
}
