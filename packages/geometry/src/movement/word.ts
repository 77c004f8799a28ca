import type { Base, Board } from '../board.ts';
import { RING_OF } from './element-name.ts';
import { placeOfBase } from './layout.ts';
import { isNear } from './space.ts';
import { DIFFICULT_SKIN, type MoveSpec, type Turn } from './spec.ts';
import { distanceToCore } from '../gap.ts';
import { type Bend, MOST_BENDS } from './trace.ts';

/** A bend of a word, found on the board: its circle, and where it belongs. */
export interface WordBend extends Bend {
  /** Index in board.bases, or `~index` in board.terrains. */
  readonly owner: number;
  readonly piece: number;
  readonly corner: number;
}

/** Stands for the ring of a base that is touched at the start, beside its body. */
export const RING_PIECE = 1;

/** The bends a word names, grown by the mover; or the number of the first turn that names nothing on this board. */
export function bendsOf(board: Board, mover: Base, spec: MoveSpec, word: readonly Turn[]): WordBend[] | number {
  if (word.length > MOST_BENDS) return MOST_BENDS;
  const bends: WordBend[] = [];
  for (let i = 0; i < word.length; i++) {
    const [name, side] = word[i]!;
    if (side !== 1 && side !== -1) return i;
    const bend = bendRoundBase(board, mover, spec, name, side) ?? bendRoundCorner(board, mover, name, side);
    if (bend === undefined) return i;
    bends.push(bend);
  }
  return bends;
}

function bendRoundBase(
  board: Board,
  mover: Base,
  { band }: MoveSpec,
  name: string,
  side: 1 | -1,
): WordBend | undefined {
  const isRing = name.endsWith(RING_OF);
  const index = placeOfBase(board, isRing ? name.slice(0, -RING_OF.length) : name);
  const base = board.bases[index];
  if (base === undefined || base.id === mover.id || (isRing && base.team === mover.team)) return undefined;
  const fresh = isRing || (base.team !== mover.team && !isNear(mover, base, band));
  const r = mover.r + base.r + (fresh ? band : 0);
  return { x: base.x, y: base.y, r, side, owner: index, piece: isRing ? RING_PIECE : 0, corner: 0 };
}

function bendRoundCorner({ terrains }: Board, mover: Base, name: string, side: 1 | -1): WordBend | undefined {
  for (let i = 0; i < terrains.length; i++) {
    const terrain = terrains[i]!;
    const slash = terrain.id.length;
    if (name.charCodeAt(slash) !== SLASH || !name.startsWith(terrain.id)) continue;
    const second = name.indexOf('/', slash + 1);
    const piece = wholeNumber(name, slash + 1, second);
    const corner = wholeNumber(name, second + 1, name.length);
    const shape = terrain.pieces[piece];
    const at = shape?.core[corner];
    if (shape === undefined || at === undefined || !(terrain.impassable || terrain.difficult)) return undefined;
    const grown = mover.r + shape.rho;
    const r = terrain.impassable ? grown : Math.min(grown + DIFFICULT_SKIN, distanceToCore(mover, shape.core));
    return { x: at.x, y: at.y, r, side, owner: ~i, piece, corner };
  }
  return undefined;
}

const SLASH = 47;
const ZERO = 48;

/** The digits between two places of a string as a number, or -1. */
function wholeNumber(text: string, from: number, to: number): number {
  if (from >= to || to - from > 3) return -1;
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = 10 * value + digit;
  }
  return value;
}
