import type { Base, Board } from '../board.ts';
import { comparePointCore } from '../compare.ts';
import { distanceToCore } from '../gap.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { refusal, type Refusal } from '../refusal.ts';

/**
 * Something that a place must keep away from: nearer to the core than `reach` is forbidden, at exactly `reach` is not. The
 * place is that of a centre, so radii are part of the reach, and every rule of placement becomes the same exact question.
 */
export interface Keepout {
  readonly core: readonly Point[];
  readonly reach: Length;
  /** Who or what it is, and which rule keeps the place away from it. */
  readonly id: string;
  readonly code: KeepoutCode;
  readonly rule: string;
  /** A box round all that is forbidden: most questions end here. */
  readonly box: Field;
}

/** What can be too near to a place. */
export type KeepoutCode =
  | 'base-too-near'
  | 'enemy-too-near'
  | 'into-contact'
  | 'on-impassable'
  | 'out-of-contact'
  | 'overlaps-base'
  | 'own-side-too-near'
  | 'side-too-near'
  | 'template-too-near';

/** A rectangle. As the field of a placement: where centres may be. */
export interface Field {
  readonly low: Point;
  readonly high: Point;
}

/** What a base must keep away from, besides lying on nothing. */
export interface PlaceRules {
  /** The base that is placed, where it already stands on the board. */
  readonly self?: string;
  /** Bases that it may not come into contact with, or not nearer than some distance. */
  readonly apart?: (other: Base) => Apart | undefined;
}

export interface Apart {
  readonly by: Length;
  readonly code: KeepoutCode;
  readonly rule: string;
}

/** A keepout, with its box. */
export function keepout(core: readonly Point[], reach: Length, id: string, code: KeepoutCode, rule: string): Keepout {
  let left = Infinity;
  let low = Infinity;
  let right = -Infinity;
  let high = -Infinity;
  for (const { x, y } of core) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const box = { low: { x: left - reach, y: low - reach }, high: { x: right + reach, y: high + reach } };
  return { core, reach, id, code, rule, box };
}

/** Everything that keeps the centre of a base of radius r away: bases (C-CMP-13) and Impassable templates (C-PLC-1). */
export function keepoutsOf(board: Board, r: Length, rules: PlaceRules = {}): Keepout[] {
  const { self, apart } = rules;
  const all: Keepout[] = [];
  for (const base of board.bases) {
    if (base.id !== self) all.push(keepout([base], r + base.r, base.id, 'overlaps-base', 'C-CMP-13'));
  }
  for (const { id, impassable, pieces } of board.terrains) {
    if (!impassable) continue;
    for (const { core, rho } of pieces) all.push(keepout(core, r + rho, id, 'on-impassable', 'C-PLC-1'));
  }
  if (!apart) return all;
  for (const base of board.bases) {
    const away = base.id === self ? undefined : apart(base);
    if (away) all.push(keepout([base], r + base.r + away.by, base.id, away.code, away.rule));
  }
  return all;
}

/** The field for centres of bases of radius r: the whole base lies on the table (C-CMP-12). */
export function fieldOf(width: Length, r: Length): Field {
  return { low: { x: r, y: r }, high: { x: width - r, y: width - r } };
}

export function isInField({ low, high }: Field, p: Point): boolean {
  return p.x >= low.x && p.y >= low.y && p.x <= high.x && p.y <= high.y;
}

/** Is the place nearer than it may be? */
export function isInside(keepout: Keepout, p: Point): boolean {
  return isInField(keepout.box, p) && comparePointCore(p.x, p.y, keepout.core, keepout.reach) < 0;
}

/** The first thing wrong with a place, with how much is missing; nothing when it is free. */
export function flawOf(field: Field, keepouts: readonly Keepout[], p: Point): Refusal | undefined {
  if (!isInField(field, p)) return refusal('off-table', 'C-CMP-12', { short: beyond(field, p) });
  const broken = keepouts.find(one => isInside(one, p));
  if (broken === undefined) return undefined;
  return refusal(broken.code, broken.rule, { id: broken.id, short: missing(broken, p) });
}

/** How far a centre is out of the field. */
function beyond({ low, high }: Field, p: Point): Length {
  return Math.max(low.x - p.x, low.y - p.y, p.x - high.x, p.y - high.y);
}

/** How much farther off the place would have to be, in whole hundredths. */
function missing({ core, reach }: Keepout, p: Point): Length {
  return Math.max(1, Math.ceil(reach - distanceToCore(p, core)));
}

/** Is a whole place free of everything? */
export function isFreeOf(field: Field, keepouts: readonly Keepout[], p: Point): boolean {
  return isInField(field, p) && !keepouts.some(keepout => isInside(keepout, p));
}

/** Is a point, whole or not, free of everything but for a few hundredths? */
export function isNearlyFreeOf(field: Field, keepouts: readonly Keepout[], p: Point): boolean {
  if (beyond(field, p) > NEARLY) return false;
  return !keepouts.some(({ box, core, reach }) => isInField(box, p) && distanceToCore(p, core) < reach - NEARLY);
}

const NEARLY = 3;
