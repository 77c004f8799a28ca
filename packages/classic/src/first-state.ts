import { coreOf, type Chance } from '@signum/kernel';
import type { Catalogue } from './card.ts';
import type { Deck } from './deck/deck.ts';
import { editions } from './editions/index.ts';
import type { ClassicSetup } from './game.ts';
import type { Triggered } from './language/index.ts';
import type { ClassicState, Player } from './state.ts';

/** The table before anything has happened: decks brought, nothing shuffled (C-SET-1). */
export function firstState(cards: Catalogue, { edition, decks, lastTurn }: ClassicSetup, chance: Chance): ClassicState {
  const tactics = Object.values(cards).flatMap(card => (card.type === 'tactic' ? (card.abilities as Triggered[]) : []));
  return {
    ...coreOf(chance, [{ kind: 'setup', step: 'begin' }]),
    rules: editions[edition],
    cards,
    answerable: [...new Set(tactics.map(({ when }) => when))],
    ownTurnTactics: tactics.some(({ anyTurn }) => anyTurn ?? false),
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
