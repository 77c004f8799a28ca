import type { PlayerName } from '@signum/ai';
import { deckOf } from '@signum/cards';
import type { CardSet, SetDeck } from '@signum/cards/schema';
import { deckRefusals, editions, nearestWord, type CardId, type Deck, type EditionId } from '@signum/classic';
import { hashOf } from '@signum/kernel';
import { BOX, withSet, type Collection } from '../cards/sets.ts';
import { UsageError } from '../command.ts';

/** A deck of a series. */
export interface Entrant {
  readonly id: string;
  readonly name: string;
  readonly hero: CardId;
  readonly heroName: string;
  readonly faction: string;
  /** Every card whose use is noted, by the alphabet: the Battle Deck, buildings, terrains, the minion. Not the hero. */
  readonly cards: readonly CardId[];
}

/** All that decides which games are played and how they go. Plain data: it stands in the file of results. */
export interface Series {
  /** Who plays, in both seats. */
  readonly player: PlayerName;
  readonly edition: EditionId;
  readonly seed: string;
  /** The last turn: fewer wounds of the hero win then (C-END-9). */
  readonly turns: number;
  /** Games of every pairing. */
  readonly games: number;
  /** SHA-256 of all cards. */
  readonly cards: string;
  /** Files of cards that were added to those of the box. */
  readonly sets: readonly CardSet[];
  readonly decks: readonly Entrant[];
}

/** Two decks by their places in the series. One deck alone plays itself. */
export type Pairing = readonly [number, number];

/** What somebody orders. */
export type SeriesOrder = Omit<Series, 'cards' | 'decks' | 'sets'> & { readonly decks: readonly string[] | 'all' };

/** The series of an order; what cannot be played is told before anything is. */
export function seriesOf({ decks, ...order }: SeriesOrder, collection: Collection): Series {
  const legal = collection.decks.filter(deck => isLegal(deck, order.edition, collection));
  const chosen = decks === 'all' ? legal : [...new Set(decks)].map(id => deckNamed(id, legal, order.edition));
  if (chosen.length === 0) throw new UsageError(`No deck is legal in ${order.edition}.`);
  return {
    ...order,
    cards: hashOf(collection.catalogue),
    sets: collection.sets,
    decks: chosen.map(deck => entrantOf(deck, collection)),
  };
}

export function pairingsOf({ decks }: Pick<Series, 'decks'>): Pairing[] {
  if (decks.length === 1) return [[0, 0]];
  return decks.flatMap((_, a) =>
    Array.from({ length: decks.length - a - 1 }, (_rest, more): Pairing => [a, a + more + 1]),
  );
}

/** The cards of a series: those of the box with its sets. */
export function collectionOf({ sets }: Pick<Series, 'sets'>): Collection {
  return sets.reduce(withSet, BOX);
}

function isLegal(deck: SetDeck, edition: EditionId, { catalogue }: Collection): boolean {
  return deckRefusals(deckOf(deck), editions[edition], catalogue).length === 0;
}

function deckNamed(id: string, legal: readonly SetDeck[], edition: EditionId): SetDeck {
  const named = legal.findLast(deck => deck.id === id); // a set may bring a deck of the same name
  if (named) return named;
  const ids = legal.map(deck => deck.id);
  const meant = nearestWord(id, ids);
  throw new UsageError(
    `There is no deck '${id}' in ${edition}.${meant ? ` Did you mean '${meant}'?` : ''} Decks: ${ids.join(', ')}.`,
  );
}

function entrantOf(deck: SetDeck, { catalogue }: Collection): Entrant {
  return {
    id: deck.id,
    name: deck.names?.en ?? deck.id,
    hero: deck.hero,
    heroName: catalogue[deck.hero]!.names.en,
    faction: catalogue[deck.hero]!.faction,
    cards: notedIn(deckOf(deck)),
  };
}

function notedIn({ minion, cards, pool }: Deck): CardId[] {
  return [...new Set([...cards, ...pool, ...(minion === undefined ? [] : [minion])])].toSorted();
}
