import type { Card, CardId } from '@signum/classic';
import { catalogue } from './classic/catalogue.ts';

/** What of a card is only read, and played by nobody (C-CRD-5, C-CRD-6): its flavour, and where its values come from. */
export type Lore = Pick<Card, 'flavour' | 'source'>;

/** The lore of every printed card, by id. Apart, so that a page can fetch it when somebody reads a card closely. */
export const lore: Readonly<Record<CardId, Lore>> = Object.fromEntries(
  Object.values(catalogue).map((card): [CardId, Lore] => [card.id, loreOf(card)]),
);

function loreOf({ flavour, source }: Card): Lore {
  return { ...(flavour && { flavour }), ...(source && { source }) };
}
