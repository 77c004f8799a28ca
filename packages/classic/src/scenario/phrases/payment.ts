import type { Phrase } from '../phrase.ts';

export const payment: Phrase<'payment'> = {
  answer: word => ('pay' in word ? { buildings: word.pay } : undefined),
  words: ({ buildings }) => ({ pay: buildings }),
};
