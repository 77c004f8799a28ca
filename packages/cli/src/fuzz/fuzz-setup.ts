import { deckOf } from '@signum/cards';
import {
  deckRefusals,
  editions,
  packOf,
  type Card,
  type Catalogue,
  type ClassicSetup,
  type Deck,
  type EditionId,
} from '@signum/classic';
import { draw, hashOfText, seeded, type Chance } from '@signum/kernel';
import { BOX, type Collection } from '../cards/sets.ts';

/**
 * A duel between two random decks that are legal in the edition, with its cards. The same name gives the same pair. With sets the
 * first deck is one of theirs, or one into which some of their cards fit.
 */
export function fuzzSetup(edition: EditionId, name: string, cards: Collection = BOX): ClassicSetup {
  const { catalogue, decks, sets } = cards;
  const legal = decks.map(deckOf).filter(deck => isLegal(deck, edition, catalogue));
  const chance = seeded(hashOfText(`decks ${name}`));
  const printed = sets.flatMap(set => set.cards);
  const changed = legal.map(deck => withSetCards(deck, printed, edition, catalogue, chance));
  const news = changed.filter(deck => printed.some(({ id }) => isIn(deck, id)));
  const pair = [news.length > 0 ? news : legal, legal].map(some => some[draw(chance, some.length)]!);
  return { edition, decks: pair, cards: packOf(catalogue, pair) };
}

function isIn({ hero, minion, cards, pool }: Deck, id: string): boolean {
  return hero === id || minion === id || cards.includes(id) || pool.includes(id);
}

function isLegal(deck: Deck, edition: EditionId, catalogue: Catalogue): boolean {
  return deckRefusals(deck, editions[edition], catalogue).length === 0;
}

/** Each card takes the place of one of its kind, if the deck stays legal. */
function withSetCards(
  deck: Deck,
  cards: readonly Card[],
  edition: EditionId,
  catalogue: Catalogue,
  chance: Chance,
): Deck {
  let best = deck;
  for (const card of cards) {
    const changed = withCard(best, card, catalogue, chance);
    if (changed && isLegal(changed, edition, catalogue)) best = changed;
  }
  return best;
}

function withCard(deck: Deck, { id, type }: Card, catalogue: Catalogue, chance: Chance): Deck | undefined {
  if (type === 'hero' || type === 'minion') return { ...deck, [type]: id };
  if (type === 'building' || type === 'terrain') {
    return deck.pool.includes(id) ? undefined : { ...deck, pool: [...deck.pool, id] };
  }
  const alike = [...deck.cards.keys()].filter(at => catalogue[deck.cards[at]!]?.type === type);
  const places = alike.length > 0 ? alike : [...deck.cards.keys()];
  return { ...deck, cards: deck.cards.with(places[draw(chance, places.length)]!, id) };
}
