import type { Phrase } from '../phrase.ts';
import { inMillimetres, spotOf } from '../spot-of.ts';

export const terrainPose: Phrase<'terrainPose'> = {
  answer(word, _decision, scene) {
    if (!('lay' in word)) return undefined;
    const { x, y } = spotOf(word.lay, 0, scene);
    return { x, y, turn: word.turn ?? 0 };
  },
  words: ({ x, y, turn }) => ({ lay: [inMillimetres(x), inMillimetres(y)], turn }),
};
