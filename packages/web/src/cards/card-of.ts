import { catalogue } from '@signum/cards';
import type { Card, CardId } from '@signum/classic';
import type { Lookup } from '@signum/text';

/** What is printed on a card; a card that is not in the catalogue is a fault of ours. */
export function cardOf(id: CardId): Card {
  const card = catalogue[id];
  if (!card) throw new Error(`no card ${id} in the catalogue`);
  return card;
}

/** The names that texts of other cards mention. */
export const lookup: Lookup = id => catalogue[id]?.names;
