import type { Phrase } from '../phrase.ts';

export const choose: Phrase<'choose'> = {
  answer: (word, { options }, { names }) =>
    'choose' in word ? { chosen: word.choose.map(one => names.among(options, one)) } : undefined,
  words: ({ chosen }, _decision, { names }) => ({ choose: chosen.map(one => names.word(one)) }),
};
