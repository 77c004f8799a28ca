import type { Base, Board } from '../board.ts';
import { compareGap } from '../compare.ts';
import { CONTACT, type Length } from '../length.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Disc } from '../shape.ts';
import { fieldOf, flawOf, keepoutsOf, type Apart, type PlaceRules } from './keepout.ts';
import { alongEdge, touchesSide, type Side } from './side.ts';
import { freeStretchesOf, nearestIn, placeInRow, type Row, type Stretch } from './stretches.ts';

/** What the edition says about summoning a character along its own side. */
export interface SummonRules {
  /** The team of the newcomer. */
  readonly team: number;
  /** The distance S that it keeps from enemies (C-SUM-3). */
  readonly apart: Length;
  /** Where S cannot be kept: may it be put into contact with enemies (C-SUM-5)? */
  readonly contact: 'allowed' | 'forbidden';
}

/** Where a character can be summoned. */
export interface SummonPlaces {
  readonly side: Side;
  /** Positions of the centre along the side. None: the card cannot be played (C-SUM-6). */
  readonly stretches: readonly Stretch[];
  /** Is there no place at S from all enemies, so that it may stand nearer and is stabbed for it (C-SUM-4)? */
  readonly isException: boolean;
}

/** All places for a base of radius r along a side: at S from every enemy, hidden or not, or else anywhere (C-SUM-2 to C-SUM-6). */
export function summonPlaces(board: Board, side: Side, r: Length, rules: SummonRules): SummonPlaces {
  const normal = sideStretches(board, side, r, awayBy(rules));
  if (normal.length > 0) return { side, stretches: normal, isException: false };
  return { side, stretches: sideStretches(board, side, r, relaxed(rules)), isException: true };
}

/** Places of a hero at setup: anywhere along the side, however near to whom (C-SET-6). */
export function heroPlaces(board: Board, side: Side, r: Length): Stretch[] {
  return sideStretches(board, side, r, {});
}

/** Who stabs a character summoned there by way of exception: every enemy at S or less (C-SUM-4). */
export function summonBackstabbers(board: Board, disc: Disc, rules: SummonRules): Base[] {
  return board.bases.filter(base => base.team !== rules.team && compareGap(disc, base, rules.apart) <= 0);
}

/** Why a character cannot be summoned there, with the nearest place on the side where it can; nothing when it can. */
export function summonFlaw(board: Board, side: Side, disc: Disc, rules: SummonRules): Refusal | undefined {
  const { stretches, isException } = summonPlaces(board, side, disc.r, rules);
  return sideFlaw(board, side, disc, stretches, isException ? relaxed(rules) : awayBy(rules), SUMMONING);
}

/** The same for a hero at setup (C-SET-6). */
export function heroFlaw(board: Board, side: Side, disc: Disc): Refusal | undefined {
  return sideFlaw(board, side, disc, heroPlaces(board, side, disc.r), {}, SETUP);
}

/** The rules that name the own side. */
const SUMMONING = { offSide: 'C-SUM-2', noPlace: 'C-SUM-6' };
const SETUP = { offSide: 'C-SET-6', noPlace: 'C-SET-6' };

function awayBy({ team, apart }: SummonRules): PlaceRules {
  const far: Apart = { by: apart, code: 'enemy-too-near', rule: 'C-SUM-3' };
  return { apart: other => (other.team === team ? undefined : far) };
}

/** The exception drops S, and in some editions keeps the ban on contact (C-SUM-5). */
function relaxed({ team, contact }: SummonRules): PlaceRules {
  if (contact === 'allowed') return {};
  const touching: Apart = { by: CONTACT, code: 'into-contact', rule: 'C-SUM-5' };
  return { apart: other => (other.team === team ? undefined : touching) };
}

function rowOf(board: Board, side: Side, r: Length): Row {
  return { width: board.width, edge: side.edge, depth: r };
}

function sideStretches(board: Board, side: Side, r: Length, rules: PlaceRules): Stretch[] {
  // the point of tangency lies on the side, the whole base on the table (C-SUM-2, C-TRI-4)
  const whole = { from: Math.max(side.from, r), to: Math.min(side.to, board.width - r) };
  return freeStretchesOf(rowOf(board, side, r), whole, keepoutsOf(board, r, rules));
}

function sideFlaw(
  board: Board,
  side: Side,
  disc: Disc,
  stretches: readonly Stretch[],
  rules: PlaceRules,
  ids: typeof SUMMONING,
): Refusal | undefined {
  const along = nearestIn(stretches, alongEdge(side.edge, disc));
  if (along === undefined) return refusal('no-place', ids.noPlace);
  const nearest = placeInRow(rowOf(board, side, disc.r), along);
  if (!touchesSide(board.width, side, disc)) return refusal('off-side', ids.offSide, { edge: side.edge }, nearest);
  const flaw = flawOf(fieldOf(board.width, disc.r), keepoutsOf(board, disc.r, rules), disc);
  return flaw === undefined ? undefined : { ...flaw, nearest };
}
