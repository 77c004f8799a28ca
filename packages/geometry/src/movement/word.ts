import type { Board } from '../board.ts';
import { type Bend, bendRound, RING_PIECE } from './bend.ts';
import type { Course } from './course.ts';
import { RING_OF } from './element-name.ts';
import { isNear } from './space.ts';
import { DIFFICULT_SKIN, type Turn } from './spec.ts';
import { distanceToCore } from '../gap.ts';
import { MOST_BENDS } from './trace.ts';

/** Something to bend round, and the bend for either way. */
export interface Pivot {
  readonly left: Bend;
  readonly right: Bend;
}

/** The bends a word names, grown by the mover; or the number of the first turn that names nothing on this board. */
export function bendsOf(course: Course, word: readonly Turn[]): Bend[] | number {
  if (word.length > MOST_BENDS) return MOST_BENDS;
  if (word.length === 0) return [];
  const first = bendOf(course, word[0]!);
  if (first === undefined) return 0;
  // Most words have one turn, and a list that begins with it keeps no room for more.
  const bends = [first];
  for (let i = 1; i < word.length; i++) {
    const bend = bendOf(course, word[i]!);
    if (bend === undefined) return i;
    bends.push(bend);
  }
  return bends;
}

function bendOf(course: Course, turn: Turn): Bend | undefined {
  const name = turn[0];
  const side = turn[1];
  const pivot = course.pivots.get(name) ?? newPivot(course, name);
  if (side === 1) return pivot?.left;
  return side === -1 ? pivot?.right : undefined;
}

function newPivot(course: Course, name: string): Pivot | undefined {
  const left = bendRoundBase(course, name) ?? bendRoundCorner(course, name);
  if (left === undefined) return undefined;
  const { x, y, r, owner, piece, corner } = left;
  const pivot = { left, right: bendRound(x, y, r, -1, owner, piece, corner) };
  course.pivots.set(name, pivot);
  return pivot;
}

function bendRoundBase({ board, mover, band }: Course, name: string): Bend | undefined {
  const isRing = name.endsWith(RING_OF);
  const index = placeOf(board, isRing ? name.slice(0, -RING_OF.length) : name);
  const base = board.bases[index];
  if (base === undefined || base.id === mover.id || (isRing && base.team === mover.team)) return undefined;
  const fresh = isRing || (base.team !== mover.team && !isNear(mover, base, band));
  const r = mover.r + base.r + (fresh ? band : 0);
  return bendRound(base.x, base.y, r, 1, index, isRing ? RING_PIECE : 0, 0);
}

function placeOf({ bases }: Board, id: string): number {
  for (let i = 0; i < bases.length; i++) if (bases[i]!.id === id) return i;
  return -1;
}

function bendRoundCorner({ board: { terrains }, mover }: Course, name: string): Bend | undefined {
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
    return bendRound(at.x, at.y, r, 1, ~i, piece, corner);
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
