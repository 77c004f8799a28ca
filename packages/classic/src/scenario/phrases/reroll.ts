import type { Phrase } from '../phrase.ts';

/** Dice are counted from one. */
export const reroll: Phrase<'reroll'> = {
  answer: word => ('reroll' in word ? { dice: word.reroll.map(die => die - 1) } : undefined),
  words: ({ dice }) => ({ reroll: dice.map(die => die + 1) }),
};
