import { catalogue } from '@signum/cards';
import {
  deckRefusals,
  editions,
  isSupport,
  MERCENARIES,
  type Card,
  type CardId,
  type CardType,
  type Refusal,
} from '@signum/classic';
import { playedDeck, type DeckSheet } from './deck-sheet.ts';

/** Where a reason leads: to cards of the deck that are too many or wrong, or to a kind of cards of which some are missing. */
export type Lead =
  | { readonly to: 'add'; readonly types: readonly CardType[] }
  | { readonly to: 'cards'; readonly cards: readonly CardId[] };

export interface Reason {
  readonly refusal: Refusal;
  readonly lead: Lead;
}

/** Everything that the edition of a deck has against it. None: it can be played. */
export function reasonsOf(sheet: DeckSheet): Reason[] {
  const refusals = deckRefusals(playedDeck(sheet), editions[sheet.edition], catalogue);
  const lacksHero = refusals.find(({ code }) => code === 'no-hero');
  const told = lacksHero && sheet.hero === null ? [lacksHero] : refusals; // whoever begins a deck begins with its hero
  const once = new Map(told.map(refusal => [JSON.stringify(refusal), refusal])); // not for every copy of a card
  return [...once.values()].map(refusal => ({ refusal, lead: leadOf(refusal, sheet) }));
}

function leadOf(refusal: Refusal, sheet: DeckSheet): Lead {
  const inDeck = (isMeant: (card: Card) => boolean): Lead => ({
    to: 'cards',
    cards: sheet.cards.flatMap(({ id }) => {
      const card = catalogue[id];
      return card && isMeant(card) ? [id] : [];
    }),
  });
  switch (refusal.code) {
    case 'deck-too-small':
      return { to: 'add', types: ['character', 'spell', 'relic', 'tactic'] };
    case 'too-few-characters':
      return { to: 'add', types: ['character'] };
    case 'no-hero':
      return { to: 'add', types: ['hero'] };
    case 'deck-too-big':
      return inDeck(() => true);
    case 'too-many-mercenaries':
      return inDeck(({ type, faction }) => type === 'character' && faction === MERCENARIES);
    case 'too-much-hired-support':
      return inDeck(card => isSupport(card) && card.faction === MERCENARIES);
    case 'too-many-copies': {
      const twin = nameOf(catalogue[refusal.facts.card]);
      return inDeck(card => nameOf(card) === twin);
    }
    default:
      return { to: 'cards', cards: 'card' in refusal.facts ? [refusal.facts.card] : [] };
  }
}

/** Two characters of one given name may be the same one (C-CRD-23). */
function nameOf(card: Card | undefined): string | undefined {
  return card?.type === 'character' ? card.given : card?.id;
}
