import { verb } from '../texts/verb.ts';

/** A card of one's own deck is looked for, shown and taken (C-ZON-3). */
export const search = verb('search', ({ text, effect: { what } }) => [
  { kind: 'searchDeck', step: 'look', text, what },
]);
