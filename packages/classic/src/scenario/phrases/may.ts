import type { Phrase } from '../phrase.ts';

export const may: Phrase<'may'> = {
  answer: word => ('say' in word ? { yes: word.say === 'yes' } : undefined),
  words: ({ yes }) => ({ say: yes ? 'yes' : 'no' }),
};
