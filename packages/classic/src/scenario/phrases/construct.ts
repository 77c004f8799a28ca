import type { Phrase } from '../phrase.ts';

export const construct: Phrase<'construct'> = {
  answer: word =>
    'construct' in word ? { building: word.construct === 'nothing' ? 'none' : word.construct } : undefined,
  words: ({ building }) => ({ construct: building === 'none' ? 'nothing' : building }),
};
