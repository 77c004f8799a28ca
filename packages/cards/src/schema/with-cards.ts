import type { Card, CardId, Catalogue } from '@signum/classic';

/** A catalogue with more cards; one of the same name takes the place of the old one. */
export function withCards(catalogue: Catalogue, cards: readonly Card[]): Catalogue {
  return Object.fromEntries([...Object.entries(catalogue), ...cards.map((card): [CardId, Card] => [card.id, card])]);
}
