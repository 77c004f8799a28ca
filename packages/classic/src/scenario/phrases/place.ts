import type { Phrase } from '../phrase.ts';
import { inMillimetres, spotOf } from '../spot-of.ts';

export const place: Phrase<'place'> = {
  answer(word, { r }, scene) {
    if (!('place' in word)) return undefined;
    const { x, y } = spotOf(word.place, r, scene);
    return { x, y };
  },
  words: ({ x, y }) => ({ place: [inMillimetres(x), inMillimetres(y)] }),
};
