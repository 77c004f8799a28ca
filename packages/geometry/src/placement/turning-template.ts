import { hull } from '../hull.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { posed } from '../pose.ts';
import type { Shape } from '../shape.ts';
import type { Field } from './keepout.ts';
import { sumOfHulls } from './sum-of-hulls.ts';
import { originField } from './terrain-space.ts';

/** A template in all its turns round its origin. What is asked for is counted once and kept. */
export interface TurningTemplate {
  /** So many turns from 0 on are different. */
  readonly turns: number;
  /** Where its origin may be so that it lies on the table. */
  readonly field: (turn: number) => Field;
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
}

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
  return {
    turns: differentTurns(pieces),
    field: kept(turn => originField(width, upright(turn))),
    keepouts: (shape, by) => {
      const before = known.get(shape);
      if (before?.by === by) return before.keepouts;
      const standing = hull(shape.core);
      const keepouts = pieces.map(({ rho }, i) => ({
        core: kept(turn => sumOfHulls(standing, mirrored(turn)[i]!.core)),
        reach: shape.rho + rho + by,
        x: 0,
        y: 0,
      }));
      known.set(shape, { by, keepouts }); // templates lie for a long time, and are asked about again
      return keepouts;
    },
    keepoutsOfDisc: ({ x, y, r }, by) =>
      pieces.map(({ rho }, i) => ({ core: turn => mirrored(turn)[i]!.core, reach: r + rho + by, x, y })),
  };
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
