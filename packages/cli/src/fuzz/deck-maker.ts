import {
  deckRefusals,
  editions,
  isBattleCard,
  isSupport,
  MERCENARIES,
  NO_FACTION,
  type BattleCard,
  type Card,
  type CardId,
  type Catalogue,
  type Deck,
  type EditionId,
} from '@signum/classic';
import { shuffle, type Chance } from '@signum/kernel';

/** What a deck is made for. */
export interface DeckWish {
  readonly edition: EditionId;
  readonly hero: CardId;
  /** Cards that should be in it, if they may: as many of them as there is room for. */
  readonly around: ReadonlySet<CardId>;
}

/**
 * A legal deck of the smallest size round the wanted cards, filled up at random: in a small deck each of them comes up sooner. The
 * pool holds every building and terrain the deck may have, so that whatever is drawn can be paid for one day.
 */
export function makeDeck({ edition, hero, around }: DeckWish, catalogue: Catalogue, chance: Chance): Deck {
  const { deck: rules } = editions[edition];
  const { faction } = catalogue[hero]!;
  const all: Card[] = Object.values(catalogue);
  const fitting = all.filter(isBattleCard).filter(card => isOpenTo(card, hero, faction, edition));
  shuffle(chance, fitting);
  fitting.sort((one, other) => Number(around.has(other.id)) - Number(around.has(one.id)));
  const characters = chosen(
    fitting.filter(card => card.type === 'character'),
    Math.ceil(rules.least / 2),
    1,
  );
  const support = chosen(fitting.filter(isSupport), rules.least - characters.length, 2);
  const pool = all.filter(card => (card.type === 'building' || card.type === 'terrain') && isNear(card, faction));
  const deck = { hero, cards: [...characters, ...support], pool: pool.map(({ id }) => id) };
  const minion = all.find(card => card.type === 'minion' && card.faction === faction)?.id;
  const served = minion === undefined ? deck : { ...deck, minion };
  return deckRefusals(served, editions[edition], catalogue).length === 0 ? served : deck;
}

function isOpenTo(card: BattleCard, hero: CardId, faction: string, edition: EditionId): boolean {
  const { deck } = editions[edition];
  if (isSupport(card) && card.hero !== undefined && card.hero !== hero) return false; // could never be played (C-CRD-13)
  if (card.faction === faction) return true;
  if (card.faction === MERCENARIES) return card.type === 'character' || deck.mercenarySupport !== 'none';
  return card.faction === NO_FACTION && isSupport(card) && deck.universalSupport !== 'none';
}

function isNear({ faction }: Card, own: string): boolean {
  return faction === own || faction === NO_FACTION;
}

/** The first so many that may stand together: mercenaries at most half of them (C-DCK-6, C-DCK-7). */
function chosen(cards: readonly BattleCard[], count: number, copies: number): CardId[] {
  const ids: CardId[] = [];
  const names = new Set<string>();
  let hired = 0;
  for (const card of cards) {
    const name = card.type === 'character' ? card.given : card.names.en; // the strictest edition goes by the given name
    if (names.has(name)) continue;
    const isHired = card.faction === MERCENARIES;
    const more = Math.min(copies, count - ids.length, isHired ? Math.floor(count / 2) - hired : copies);
    if (more <= 0) continue;
    names.add(name);
    for (let copy = 0; copy < more; copy += 1) ids.push(card.id);
    if (isHired) hired += more;
  }
  return ids;
}
