import { draw, type Chance, type Seat } from '@signum/kernel';
import { isBattleCard, isSupport, type BattleCard, type CardId } from '../card.ts';
import type { ClassicState } from '../state.ts';
import { MERCENARIES, NO_FACTION } from '../vocabulary.ts';
import { UNKNOWN } from './veil.ts';

/** Most decks are of one faction, with a mercenary here and there. */
const OWN_WEIGHT = 4;

/** What a player may have among hidden cards: whatever a deck of that hero may hold and nobody has seen yet (C-DCK-3, C-DCK-4). */
export class LikelyCards {
  readonly #left: { readonly card: BattleCard; readonly weight: number }[];
  readonly #all: readonly BattleCard[];

  constructor(state: Readonly<ClassicState>, seat: Seat) {
    this.#all = fittingCards(state, seat);
    const seen = seenCards(state, seat);
    this.#left = this.#all.flatMap(card => {
      const copies = (card.type === 'character' ? 1 : 2) - (seen.get(card.id) ?? 0);
      const weight = card.faction === MERCENARIES ? 1 : OWN_WEIGHT;
      return Array.from({ length: Math.max(0, copies) }, () => ({ card, weight }));
    });
  }

  /** One card at random, of this type if one is named. A copy that was drawn is gone. */
  draw(chance: Chance, type?: BattleCard['type']): CardId {
    const fits = ({ type: own }: BattleCard): boolean => type === undefined || own === type;
    let sum = 0;
    for (const { card, weight } of this.#left) if (fits(card)) sum += weight;
    if (sum === 0) return this.#any(chance, fits);
    let mark = draw(chance, sum);
    const place = this.#left.findIndex(({ card, weight }) => fits(card) && (mark -= weight) < 0);
    return this.#left.splice(place, 1)[0]!.card.id;
  }

  /** A card that somebody knows to be there. */
  take(id: CardId): CardId {
    const place = this.#left.findIndex(({ card }) => card.id === id);
    if (place >= 0) this.#left.splice(place, 1);
    return id;
  }

  /** More cards than the catalogue allows, as in small tests: copies of what fits. */
  #any(chance: Chance, fits: (card: BattleCard) => boolean): CardId {
    const fitting = this.#all.filter(fits);
    return fitting.length > 0 ? fitting[draw(chance, fitting.length)]!.id : UNKNOWN;
  }
}

function fittingCards({ cards, players, rules }: Readonly<ClassicState>, seat: Seat): BattleCard[] {
  const { hero } = players[seat]!;
  const faction = cards[hero]?.faction;
  return Object.values(cards).filter((card): card is BattleCard => {
    if (!isBattleCard(card) || ('hero' in card && card.hero !== hero)) return false;
    if (card.faction === faction) return true;
    if (card.faction === MERCENARIES) return card.type === 'character' || rules.deck.mercenarySupport !== 'none';
    return card.faction === NO_FACTION && isSupport(card) && rules.deck.universalSupport !== 'none';
  });
}

/** How many copies of each card of a player lie open. */
function seenCards({ players, creatures }: Readonly<ClassicState>, seat: Seat): Map<CardId, number> {
  const { graveyard, removed, relics, tactics } = players[seat]!;
  const open = [
    ...graveyard,
    ...removed,
    ...relics.map(({ card }) => card),
    ...tactics.map(({ card }) => card),
    ...creatures.filter(({ owner }) => owner === seat).map(({ card }) => card),
  ];
  const counts = new Map<CardId, number>();
  for (const card of open) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
