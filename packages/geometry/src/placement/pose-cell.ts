import type { Length } from '../length.ts';
import { PI } from '../number.ts';
import type { Pose } from '../pose.ts';
import { halfDiagonal, halves, type Box } from './box.ts';
import { isCovered } from './is-covered.ts';
import { isInField, type Field } from './keepout.ts';
import { signedDistance } from './signed-distance.ts';
import { HAIR, isFarFrom, isTooNear, type TurningKeepout, type TurningTemplate } from './turning-template.ts';

/** A box of places in some whole degrees, with what matters there. */
export interface Cell {
  readonly box: Box;
  readonly from: number;
  readonly to: number;
  readonly keepouts: readonly TurningKeepout[];
}

/**
 * A legal pose in the cell; or none, and its halves are added to those to be looked at, if there is still hope for it. What is
 * measured in the middle of a cell changes within it by no more than the way to its corners, so most are known to be full
 * without a closer look.
 */
export function look(template: TurningTemplate, radius: Length, cell: Cell, finer: Cell[]): Pose | undefined {
  const { from, to } = cell;
  const turn = Math.floor((from + to) / 2);
  const swing = from === to ? 0 : (radius * (to - turn) * PI) / 180 + ROUNDING;
  const box = cut(cell.box, template.field(turn), Math.ceil(swing));
  if (box.x1 > box.x2 || box.y1 > box.y2) return undefined;
  const half = halfDiagonal(box);
  const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const keepouts: TurningKeepout[] = [];
  let room = Infinity;
  for (const keepout of cell.keepouts) {
    if (isFarFrom(keepout, turn, x, y, half + swing)) continue;
    const away = roomAt(keepout, turn, x, y);
    if (away < -half - swing - HAIR) return undefined;
    if (away <= half + swing + HAIR) keepouts.push(keepout);
    room = Math.min(room, away);
  }
  const pose = { x: Math.floor(x), y: Math.floor(y), turn };
  if (room > -1 && isFree(template, keepouts, pose)) return pose;
  if (from === to && half === 0) return undefined;
  const [one, other] = keepouts;
  const isBetweenTwo = one !== undefined && other !== undefined && keepouts.length === 2;
  if (isBetweenTwo && room < -swing - HAIR) {
    const isIn = (keepout: TurningKeepout) => (px: Length, py: Length) => roomAt(keepout, turn, px, py) < -swing - HAIR;
    if (isCovered(box, isIn(one), isIn(other))) return undefined;
  }
  // a lane between two is full or not in its whole length, so smaller boxes tell nothing as long as turns blur it
  if (from < to && (swing > half || (isBetweenTwo && room >= -swing - HAIR)))
    finer.push({ box, from, to: turn, keepouts }, { box, from: turn + 1, to, keepouts });
  else for (const part of halves(box)) finer.push({ box: part, from, to, keepouts });
  return undefined;
}

/** Turned corners come to lie on whole places, up to 0.71 beside their own; between two turns it may be twice that. */
const ROUNDING = 1.5;

/** The part of the box that lies in the field, or beside it by no more than `by`. */
function cut({ x1, y1, x2, y2 }: Box, { low, high }: Field, by: Length): Box {
  return {
    x1: Math.max(x1, low.x - by),
    y1: Math.max(y1, low.y - by),
    x2: Math.min(x2, high.x + by),
    y2: Math.min(y2, high.y + by),
  };
}

/** How much farther off than demanded a place is; below 0, how much is missing. */
function roomAt(keepout: TurningKeepout, turn: number, x: Length, y: Length): Length {
  return signedDistance(x - keepout.x, y - keepout.y, keepout.core(turn)) - keepout.reach;
}

/** The exact answer, as far as these keepouts and the table are concerned. */
function isFree(template: TurningTemplate, keepouts: readonly TurningKeepout[], pose: Pose): boolean {
  const { x, y, turn } = pose;
  if (!isInField(template.field(turn), pose)) return false;
  return keepouts.every(one => !isTooNear(one, turn, x, y));
}
