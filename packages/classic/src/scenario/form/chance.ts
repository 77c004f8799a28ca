import { FACES, type Face } from '../../vocabulary.ts';
import { hint, Misread } from './misread.ts';
import type { Shape } from './shape.ts';

const ABOUT =
  'faces in the order in which they fall, such as "shield axe bullseye"; numbers for other draws; "kept:20" for a shuffle of 20 cards that changes nothing';

/** What chance will give, in order: each value as the stream draws it. */
export const chance: Shape<readonly number[]> = {
  read(value, where) {
    if (typeof value !== 'string') throw new Misread(where, `is not a text (${ABOUT})`);
    const words = value.split(/\s+/).filter(word => word !== '');
    return words.flatMap(word => drawsOf(word, where));
  },
  schema: () => ({ type: 'string', description: ABOUT }),
};

function drawsOf(word: string, where: string): number[] {
  if ((FACES as readonly string[]).includes(word)) return [valueOfFace(word as Face)];
  if (/^\d+$/.test(word)) return [Number(word)];
  const [, size] = /^kept:(\d+)$/.exec(word) ?? [];
  // from the last index down, each card is exchanged with itself (C-GEN-5)
  if (size !== undefined)
    return Array.from({ length: Math.max(0, Number(size) - 1) }, (_, index) => Number(size) - 1 - index);
  throw new Misread(where, `no die shows '${word}'${hint(word, FACES)}`);
}

/** The lower of the two values that show a face (C-CMP-1). */
function valueOfFace(face: Face): number {
  return 2 * FACES.indexOf(face);
}
