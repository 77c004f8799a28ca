import type { Phrase } from '../phrase.ts';

export const assignDice: Phrase<'assignDice'> = {
  answer: word => ('assign' in word ? { attack: word.assign } : undefined),
  words: ({ attack }) => ({ assign: attack }),
};
