import type { Phrase } from '../phrase.ts';

/** Players are counted from one. */
export const whoBegins: Phrase<'whoBegins'> = {
  answer: word => ('begins' in word ? { first: word.begins - 1 } : undefined),
  words: ({ first }) => ({ begins: first + 1 }),
};
