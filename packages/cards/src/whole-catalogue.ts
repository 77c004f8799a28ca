import type { Card, CardId, Catalogue } from '@signum/classic';
import { catalogue } from './classic/catalogue.ts';
import { lore, type Lore } from './lore.ts';

/**
 * Every card with its lore, to the letter as it is written: a game that names its cards and does not bring them along is recognised
 * by all of that.
 */
export const wholeCatalogue: Catalogue = Object.fromEntries(
  Object.values(catalogue).map((card): [CardId, Card] => [card.id, whole(card, lore[card.id] ?? {})]),
);

/** The lore stands at the end, round the icon. */
function whole({ flavour: _flavour, icon, source: _source, ...played }: Card, { flavour, source }: Lore): Card {
  return {
    ...played,
    ...(flavour && { flavour }),
    ...(icon !== undefined && { icon }),
    ...(source && { source }),
  };
}
