import { catalogue } from '@signum/cards';
import type { Card } from '@signum/classic';
import { samePlain } from '@signum/kernel';

/** Is a card played just as the one in the catalogue? Its lore is nobody's concern: not every game brings it along. */
export function isPrinted(card: unknown): boolean {
  const brought = (card ?? {}) as Partial<Card>;
  const printed = catalogue[brought.id ?? ''];
  return printed !== undefined && samePlain(played(brought), played(printed));
}

function played({ flavour: _flavour, source: _source, ...rest }: Partial<Card>): Partial<Card> {
  return rest;
}
