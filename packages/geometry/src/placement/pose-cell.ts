import type { Length } from '../length.ts';
import { norm, PI } from '../number.ts';
import type { Pose } from '../pose.ts';
import type { Box } from './box.ts';
import { isCovered } from './is-covered.ts';
import { isInField } from './keepout.ts';
import { signedDistance } from './signed-distance.ts';
import { DEEP, FAR, glanceAt, HAIR, isTooNear, type TurningKeepout, type TurningTemplate } from './turning-template.ts';

/** A box of places in some whole degrees, with what matters there. */
export interface Cell extends Box {
  readonly from: number;
  readonly to: number;
  readonly keepouts: readonly TurningKeepout[];
  /** How much room there was in the middle of the cell it was cut from; below 0, how much was missing. */
  readonly room: Length;
}

/**
 * A legal pose in the cell; or none, and its halves are added to those to be looked at, if there is still hope for it. What is
 * measured in the middle of a cell changes within it by no more than the way to its corners, so most are known to be full
 * without a closer look. Hundreds are looked at for one template, so nothing is made here that is not kept.
 */
export function look(template: TurningTemplate, radius: Length, cell: Cell, finer: Cell[]): Pose | undefined {
  const { from, to } = cell;
  const turn = Math.floor((from + to) / 2);
  const swing = from === to ? 0 : (radius * (to - turn) * PI) / 180 + ROUNDING;
  // the part of the box that lies in the field, or beside it by no more than the swing
  const { low, high } = template.field(turn);
  const beside = Math.ceil(swing);
  const x1 = Math.max(cell.x1, low.x - beside);
  const y1 = Math.max(cell.y1, low.y - beside);
  const x2 = Math.min(cell.x2, high.x + beside);
  const y2 = Math.min(cell.y2, high.y + beside);
  if (x1 > x2 || y1 > y2) return undefined;
  const half = norm(x2 - x1, y2 - y1) / 2;
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  const blur = half + swing + HAIR;
  // a glance at each first: it tells of some that the cell is full, before any is measured
  const rounds = template.rounds(turn);
  near.length = 0;
  for (const keepout of cell.keepouts) {
    const glance = glanceAt(keepout, rounds, x, y, blur);
    if (glance === DEEP) return undefined;
    if (glance !== FAR) near.push(keepout);
  }
  let room = Infinity;
  let count = 0;
  let tightest = 0;
  for (const keepout of near) {
    const away = roomAt(keepout, turn, x, y);
    if (away < -blur) return undefined;
    if (away < room) {
      room = away;
      tightest = count;
    }
    if (away <= blur) near[count++] = keepout;
  }
  near.length = count;
  if (room > -1 && isFree(template, near, turn, Math.floor(x), Math.floor(y)))
    return { x: Math.floor(x), y: Math.floor(y), turn };
  if (from === to && half === 0) return undefined;
  const isBetweenTwo = count === 2;
  if (isBetweenTwo && room < -swing - HAIR && areFull({ x1, y1, x2, y2 }, near[0]!, near[1]!, turn, -swing - HAIR))
    return undefined;
  const keepouts = near.slice();
  if (tightest < count) {
    // what leaves least room is measured first in the halves: it tells of many that they are full
    keepouts[tightest] = keepouts[0]!;
    keepouts[0] = near[tightest]!;
  }
  // a lane between two is full or not in its whole length, so smaller boxes tell nothing as long as turns blur it
  if (from < to && (swing > half || (isBetweenTwo && room >= -swing - HAIR)))
    finer.push(
      { x1, y1, x2, y2, from, to: turn, keepouts, room },
      { x1, y1, x2, y2, from: turn + 1, to, keepouts, room },
    );
  else if (x2 - x1 >= y2 - y1) {
    const middle = Math.floor(x);
    finer.push(
      { x1, y1, x2: middle, y2, from, to, keepouts, room },
      { x1: middle + 1, y1, x2, y2, from, to, keepouts, room },
    );
  } else {
    const middle = Math.floor(y);
    finer.push(
      { x1, y1, x2, y2: middle, from, to, keepouts, room },
      { x1, y1: middle + 1, x2, y2, from, to, keepouts, room },
    );
  }
  return undefined;
}

/** Scratch of one look, used again by the next. */
const near: TurningKeepout[] = [];

/** Turned corners come to lie on whole places, up to 0.71 beside their own; between two turns it may be twice that. */
const ROUNDING = 1.5;

/** How much farther off than demanded a place is; below 0, how much is missing. */
function roomAt(keepout: TurningKeepout, turn: number, x: Length, y: Length): Length {
  return signedDistance(x - keepout.x, y - keepout.y, keepout.core(turn)) - keepout.reach;
}

/** Do two keepouts leave less room than this in the whole box? */
function areFull(box: Box, one: TurningKeepout, other: TurningKeepout, turn: number, least: Length): boolean {
  const isIn = (keepout: TurningKeepout) => (x: Length, y: Length) => roomAt(keepout, turn, x, y) < least;
  return isCovered(box, isIn(one), isIn(other));
}

/** The exact answer, as far as these keepouts and the table are concerned. */
function isFree(
  template: TurningTemplate,
  keepouts: readonly TurningKeepout[],
  turn: number,
  x: Length,
  y: Length,
): boolean {
  if (!isInField(template.field(turn), { x, y })) return false;
  const rounds = template.rounds(turn);
  for (const keepout of keepouts) if (isTooNear(keepout, rounds, turn, x, y)) return false;
  return true;
}
