import { comparePointCore } from '../compare.ts';
import { hull } from '../hull.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { posed } from '../pose.ts';
import type { Shape } from '../shape.ts';
import type { Field } from './keepout.ts';
import { roundOf, type Round } from './round.ts';
import { sumOfHulls } from './sum-of-hulls.ts';
import { originField, type Neighbour } from './terrain-space.ts';

/** A template in all its turns round its origin. What is asked for is counted once and kept. */
export interface TurningTemplate {
  /** So many turns from 0 on are different. */
  readonly turns: number;
  /** Where its origin may be so that it lies on the table. */
  readonly field: (turn: number) => Field;
  /** A round of each piece, as it lies mirrored: as keepouts want it. */
  readonly rounds: (turn: number) => readonly Round[];
  /** What its origin must keep away from, so that each of its pieces keeps so far from a shape. */
  readonly keepouts: (shape: Shape, by: Length) => readonly TurningKeepout[];
  /** The same for a disc. */
  readonly keepoutsOfDisc: (disc: Disc, by: Length) => readonly TurningKeepout[];
}

/** A base, wherever it stands. */
export interface Disc {
  readonly x: Length;
  readonly y: Length;
  readonly r: Length;
}

/** Nearer to the core than `reach` is forbidden, as in a `Keepout`; but the core is another one in each turn. */
export interface TurningKeepout {
  readonly core: (turn: number) => readonly Point[];
  readonly reach: Length;
  /** By so much the core is moved: all bases share the same ones. */
  readonly x: Length;
  readonly y: Length;
  /** A round of what stands there. Together with the one of the template's piece in some turn it is one of the core. */
  readonly standing: Round;
  /** Which piece of the template it is about. */
  readonly piece: number;
}

/** What a template keeps away from because of one neighbour. */
export function keepoutsFrom({ shape, by }: Neighbour, template: TurningTemplate): readonly TurningKeepout[] {
  const [centre] = shape.core;
  const isDisc = shape.core.length === 1;
  return isDisc ? template.keepoutsOfDisc({ ...centre!, r: shape.rho }, by) : template.keepouts(shape, by);
}

/** Would a template in this pose come too near? The exact answer; the rounds give it at once for most places. */
export function isTooNear(
  keepout: TurningKeepout,
  rounds: readonly Round[],
  turn: number,
  x: Length,
  y: Length,
): boolean {
  const glance = glanceAt(keepout, rounds, x, y, 0);
  if (glance !== NEITHER) return glance === DEEP;
  return comparePointCore(x - keepout.x, y - keepout.y, keepout.core(turn), keepout.reach) < 0;
}

/**
 * Is a place farther off than demanded, or nearer, by more than some length? Told from the rounds of the turn alone, and so for
 * most places without a look at the corners. Never a false answer: the distance to the core changes by no more than the place does.
 */
export function glanceAt(
  { standing, reach, piece }: TurningKeepout,
  rounds: readonly Round[],
  x: Length,
  y: Length,
  by: Length,
): Glance {
  const moving = rounds[piece]!;
  const dx = x - standing.x - moving.x;
  const dy = y - standing.y - moving.y;
  const square = dx * dx + dy * dy;
  const outer = reach + standing.r + moving.r + by + HAIR;
  if (square > outer * outer) return FAR;
  const inner = reach - standing.off - moving.off - by - HAIR;
  return inner > 0 && square < inner * inner ? DEEP : NEITHER;
}

export const [FAR, DEEP, NEITHER] = [1, -1, 0] as const;
export type Glance = typeof DEEP | typeof FAR | typeof NEITHER;

/** Far more than any distance on a table is rounded by. */
export const HAIR = 1e-6;

/** There are few templates, and each is asked for many times. A cache and nothing more. */
const templates = new WeakMap<readonly Shape[], { readonly width: Length; readonly template: TurningTemplate }>();

export function turningTemplate(width: Length, pieces: readonly Shape[]): TurningTemplate {
  const before = templates.get(pieces);
  if (before?.width === width) return before.template;
  const template = turning(width, pieces);
  templates.set(pieces, { width, template });
  return template;
}

function turning(width: Length, pieces: readonly Shape[]): TurningTemplate {
  const upright = kept(turn => posed(pieces, { x: 0, y: 0, turn }));
  const known = new WeakMap<Shape, { readonly by: Length; readonly keepouts: TurningKeepout[] }>();
  const mirrored = kept(turn => posed(pieces.map(mirror), { x: 0, y: 0, turn }));
  const rounds = kept(turn => mirrored(turn).map(({ core }) => roundOf(core)));
  return {
    turns: differentTurns(pieces),
    rounds,
    field: kept(turn => originField(width, upright(turn))),
    keepouts: (shape, by) => {
      const before = known.get(shape);
      if (before?.by === by) return before.keepouts;
      const corners = hullOf(shape);
      const standing = roundOf(corners);
      const keepouts = pieces.map(({ rho }, i) => ({
        core: kept(turn => sumOfHulls(corners, mirrored(turn)[i]!.core)),
        reach: shape.rho + rho + by,
        x: 0,
        y: 0,
        standing,
        piece: i,
      }));
      known.set(shape, { by, keepouts }); // templates lie for a long time, and are asked about again
      return keepouts;
    },
    keepoutsOfDisc: ({ x, y, r }, by) =>
      pieces.map(({ rho }, i) => ({
        core: turn => mirrored(turn)[i]!.core,
        reach: r + rho + by,
        x,
        y,
        standing: { x, y, r: 0, off: 0 },
        piece: i,
      })),
  };
}

/** What lies on the table is asked about by many templates. A cache and nothing more. */
const hulls = new WeakMap<Shape, readonly Point[]>();

function hullOf(shape: Shape): readonly Point[] {
  const known = hulls.get(shape);
  if (known) return known;
  const corners = hull(shape.core);
  hulls.set(shape, corners);
  return corners;
}

/** A disc comes again at once, wherever its origin is; a square round its origin after a quarter, a rectangle after a half. */
export function differentTurns(pieces: readonly Shape[]): number {
  if (pieces.length === 1 && pieces[0]!.core.length === 1) return 1;
  const [first, quarter, half] = [0, 90, 180].map(turn => nameOf(posed(pieces, { x: 0, y: 0, turn })));
  if (first === quarter) return 90;
  return first === half ? 180 : 360;
}

/** The same for the same pieces in any order; the corners of posed ones come in one order only. */
function nameOf(pieces: readonly Shape[]): string {
  return pieces
    .map(piece => JSON.stringify(piece))
    .toSorted()
    .join();
}

function mirror({ core, rho }: Shape): Shape {
  return { core: core.map(({ x, y }) => ({ x: -x, y: -y })), rho };
}

function kept<T extends object>(count: (turn: number) => T): (turn: number) => T {
  const known: (T | undefined)[] = [];
  return turn => (known[turn] ??= count(turn));
}
