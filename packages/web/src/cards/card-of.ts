import { catalogue } from '@signum/cards';
import type { Card, CardId, Catalogue } from '@signum/classic';
import type { Lookup } from '@signum/text';

/** The catalogue, and what the game on the table brings along: the figures of a scenario are in no catalogue. */
let printed: Catalogue = catalogue;
let brought: readonly Card[] = [];

/** The game that lies on the table now has these cards besides those of the catalogue. */
export function bringCards(cards: readonly Card[]): void {
  if (cards === brought || (cards.length === 0 && brought.length === 0)) return;
  brought = cards;
  printed = { ...catalogue, ...Object.fromEntries(cards.map(card => [card.id, card])) };
}

/** Every card that can be met at the table. */
export function allCards(): Catalogue {
  return printed;
}

/** What is printed on a card; one that nobody knows is a fault of ours. */
export function cardOf(id: CardId): Card {
  const card = printed[id];
  if (!card) throw new Error(`no card ${id} in the catalogue`);
  return card;
}

/** The names that texts of other cards mention. */
export const lookup: Lookup = id => printed[id]?.names;
