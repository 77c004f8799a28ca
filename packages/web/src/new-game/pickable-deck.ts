import { deckOf, decks, type NamedDeck } from '@signum/cards';
import { deckRefusals, editions, type CardId, type Catalogue, type Deck, type EditionId } from '@signum/classic';
import type { LanguageCode } from '@signum/text';
import { playedDeck } from '../decks/deck-sheet.ts';
import type { OwnDeck } from '../decks/own-decks.ts';

/** A deck that can be brought to a game, ready or of one's own. */
export interface PickableDeck {
  readonly id: string;
  readonly name: string;
  readonly hero: CardId;
  /** How to play it, in a word; one's own decks have none. */
  readonly about: string;
  readonly deck: Deck;
}

/** The ready decks, three of each faction. */
export function readyDecks(language: LanguageCode): PickableDeck[] {
  return decks.map(deck => ready(deck, language));
}

function ready(deck: NamedDeck, language: LanguageCode): PickableDeck {
  const { id, names, hero, about } = deck;
  return { id, name: names[language], hero, about: about[language], deck: deckOf(deck) };
}

/** The decks of this browser that have a hero: without one there is nobody to play. */
export function ownDecks(own: readonly OwnDeck[]): PickableDeck[] {
  return own.flatMap(sheet => {
    const { id, name, hero } = sheet;
    return hero === null ? [] : [{ id, name, hero, about: '', deck: playedDeck(sheet) }];
  });
}

/** The deck of this id; a deck that is gone gives way to another. */
export function pickedDeck(all: readonly PickableDeck[], id: string, otherwise: string): PickableDeck {
  const deck = all.find(one => one.id === id) ?? all.find(one => one.id === otherwise);
  if (!deck) throw new Error(`there is no ready deck ${otherwise}`);
  return deck;
}

/** For another edition: the same deck if that edition takes it, else a ready one of its faction, else any (C-GEN-1). */
export function deckForEdition(
  deck: PickableDeck,
  all: readonly PickableDeck[],
  edition: EditionId,
  catalogue: Catalogue,
): PickableDeck {
  const isLegal = (one: PickableDeck): boolean => deckRefusals(one.deck, editions[edition], catalogue).length === 0;
  const factionOf = ({ hero }: PickableDeck): string | undefined => catalogue[hero]?.faction;
  const legal = all.filter(isLegal);
  return (
    legal.find(({ id }) => id === deck.id) ?? legal.find(one => factionOf(one) === factionOf(deck)) ?? legal[0] ?? deck
  );
}
