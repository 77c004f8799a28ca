import { hashOf } from '@signum/kernel';
import type { Card, CardId, Catalogue } from '../card.ts';
import { HAPPENINGS, type Happenings } from '../happenings.ts';
import type { Triggered } from '../language/index.ts';
import type { Deck } from './deck.ts';

/** What tactics can answer, in the whole set: windows must not tell what the decks hold (C-TIM-22). */
export interface Answered {
  readonly answerable: readonly (keyof Happenings)[];
  /** Is there a tactic that acts in its owner's turn, too (C-TAC-5)? */
  readonly ownTurnTactics: boolean;
}

/** The cards that a game brings along, so that it stays what it was when a card of the catalogue changes. */
export interface CardPack extends Answered {
  /** SHA-256 of all the rest. */
  readonly hash: string;
  /** Every card of both decks, by the alphabet. */
  readonly cards: readonly Card[];
}

/** The pack of a game between these decks. What they name and the catalogue has not is left out; the decks are refused anyway. */
export function packOf(catalogue: Catalogue, decks: readonly Deck[]): CardPack {
  const ids = decks.flatMap(({ hero, minion, cards, pool }) => [hero, ...(minion ? [minion] : []), ...cards, ...pool]);
  const used = [...new Set(ids)].toSorted();
  const cards = used.flatMap(id => (Object.hasOwn(catalogue, id) ? [catalogue[id]!] : []));
  const content = { cards, ...answeredIn(catalogue) };
  return { hash: packHash(content), ...content };
}

export function packHash({ cards, answerable, ownTurnTactics }: Omit<CardPack, 'hash'>): string {
  return hashOf({ cards, answerable, ownTurnTactics });
}

export function cardsIn({ cards }: Pick<CardPack, 'cards'>): Catalogue {
  return Object.fromEntries(cards.map((card): [CardId, Card] => [card.id, card]));
}

export function answeredIn(catalogue: Catalogue): Answered {
  const tactics = Object.values(catalogue).flatMap(card =>
    card.type === 'tactic' ? (card.abilities as Triggered[]) : [],
  );
  return {
    answerable: [...new Set(tactics.map(({ when }) => when))],
    ownTurnTactics: tactics.some(({ anyTurn }) => anyTurn ?? false),
  };
}

/** Says what is wrong with cards that come from outside, in words of its own; rules take no card unseen. */
export type CardCheck = (cards: readonly unknown[]) => readonly string[];

/** Why what stands in a setup is no pack that can be played with. The cards themselves are judged by whoever was handed in. */
export function flawInPack(pack: unknown, check: CardCheck | undefined): string | undefined {
  if (!check) return 'cards from outside are not taken here';
  if (typeof pack !== 'object' || pack === null) return 'is no pack of cards';
  const { hash, cards, answerable, ownTurnTactics } = pack as Partial<Record<keyof CardPack, unknown>>;
  if (!Array.isArray(cards) || !Array.isArray(answerable) || typeof ownTurnTactics !== 'boolean') {
    return 'has no cards, or does not say what tactics answer';
  }
  const unknown = answerable.find(event => !HAPPENINGS.includes(event as never));
  if (unknown !== undefined) return `says that tactics answer ${JSON.stringify(unknown)}, which is no event`;
  if (hash !== packHash({ cards, answerable, ownTurnTactics })) {
    return 'has another hash than its cards: one of them was changed';
  }
  const [first, ...more] = check(cards);
  return first === undefined || more.length === 0 ? first : `${first} (and ${more.length} more)`;
}
