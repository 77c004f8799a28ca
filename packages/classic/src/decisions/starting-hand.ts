import type { Listed } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { choices } from '../answers/choices.ts';

/** Cards put under the deck for new ones, or discarded for Prosperity, or neither (C-SET-9, C-SET-10). */
export interface StartingHand {
  shown: { readonly hand: readonly CardId[]; readonly mayDiscard: boolean };
  taken: { readonly how: 'discard' | 'redraw'; readonly cards: readonly CardId[] };
}

export const startingHand: Listed<StartingHand['shown'], StartingHand['taken']> = {
  hasChoice: ({ hand }) => hand.length > 0,
  answers: ({ hand, mayDiscard }) => {
    const sets = distinct(choices(hand, 0, hand.length));
    const redraws = sets.map(cards => ({ how: 'redraw' as const, cards }));
    return mayDiscard ? [...redraws, ...sets.slice(1).map(cards => ({ how: 'discard' as const, cards }))] : redraws;
  },
};

/** Two copies of one card make the same choice. */
function distinct(sets: readonly (readonly CardId[])[]): (readonly CardId[])[] {
  const seen = new Set<string>();
  return sets.filter(cards => {
    const name = cards.join(' ');
    return seen.has(name) ? false : seen.add(name);
  });
}
