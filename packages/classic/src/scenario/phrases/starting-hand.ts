import type { Phrase } from '../phrase.ts';

export const startingHand: Phrase<'startingHand'> = {
  answer(word) {
    if ('redraw' in word) return { how: 'redraw', cards: word.redraw };
    return 'discard' in word ? { how: 'discard', cards: word.discard } : undefined;
  },
  words: ({ how, cards }) => (how === 'redraw' ? { redraw: cards } : { discard: cards }),
};
