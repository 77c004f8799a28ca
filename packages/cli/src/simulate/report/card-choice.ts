import type { CardFigure } from '../card-figures.ts';
import type { Figures } from '../figures.ts';

/** Fewer games than this on either side say nothing of a card. */
export const ENOUGH = 20;

/** So many cards of each end are shown. */
const ENDS = 12;

/** Cards of which something can be said. */
export function knownCards({ cards }: Figures): CardFigure[] {
  return cards.filter(({ telling }) => telling >= ENOUGH);
}

/** Those that help most and those that help least. */
export function bothEnds(cards: readonly CardFigure[]): readonly CardFigure[] {
  return cards.length > 2 * ENDS ? [...cards.slice(0, ENDS), ...cards.slice(-ENDS)] : cards;
}
