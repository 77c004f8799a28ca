import type { Phrase } from '../phrase.ts';

/** Effects on offer are counted from one. */
export const mode: Phrase<'mode'> = {
  answer: word => ('mode' in word ? { mode: word.mode - 1 } : undefined),
  words: taken => ({ mode: taken.mode + 1 }),
};
