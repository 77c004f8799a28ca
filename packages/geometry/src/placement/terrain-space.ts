import type { Board } from '../board.ts';
import { hull } from '../hull.ts';
import { CONTACT, type Length } from '../length.ts';
import type { Shape } from '../shape.ts';
import { keepout, type Field, type Keepout, type KeepoutCode } from './keepout.ts';
import { lineOf, type Side } from './side.ts';
import { sumOfHulls } from './sum-of-hulls.ts';

/** Distances of a new template (C-TER-4), all above 0; edges that belong to nobody impose none (C-TER-6). */
export interface TerrainRules {
  readonly ownSides: readonly Side[];
  readonly otherSides: readonly Side[];
  /** S, from the own side and from other templates. */
  readonly fromOwn: Length;
  /** M, from the sides of opponents. */
  readonly fromOthers: Length;
}

/** Where a template may be in one of its turns, told by its origin. */
export interface TerrainSpace {
  /** The whole template lies on the table. Empty, with its ends the wrong way round, if it is too big. */
  readonly field: Field;
  readonly keepouts: readonly Keepout[];
}

/** The rules of C-TER-4 as places that the origin of a turned template must keep away from. */
export function terrainSpace(board: Board, pieces: readonly Shape[], rules: TerrainRules): TerrainSpace {
  const moving = pieces.map(({ core, rho }) => ({ rho, mirrored: hull(core.map(({ x, y }) => ({ x: -x, y: -y }))) }));
  const keepouts = neighboursOf(board, rules).flatMap(({ shape, by, id, code }) => {
    const standing = hull(shape.core);
    return moving.map(({ rho, mirrored }) =>
      keepout(sumOfHulls(standing, mirrored), shape.rho + rho + by, id, code, 'C-TER-4'),
    );
  });
  return { field: originField(board.width, pieces), keepouts };
}

/** A convex shape that a new template keeps away from, at least so far. */
export interface Neighbour {
  readonly code: KeepoutCode;
  readonly id: string;
  readonly shape: Shape;
  readonly by: Length;
}

/** All that a new template keeps away from: bases, other templates, the own side and those of opponents (C-TER-4). */
export function neighboursOf({ width, bases, terrains }: Board, rules: TerrainRules): Neighbour[] {
  const { ownSides, otherSides, fromOwn, fromOthers } = rules;
  return [
    ...bases.map(base => near('base-too-near', base.id, { core: [base], rho: base.r }, CONTACT)),
    ...terrains.flatMap(({ id, pieces }) => pieces.map(piece => near('template-too-near', id, piece, fromOwn))),
    ...ownSides.map(side => near('own-side-too-near', side.edge, lineOf(width, side), fromOwn)),
    ...otherSides.map(side => near('side-too-near', side.edge, lineOf(width, side), fromOthers)),
  ];
}

function near(code: KeepoutCode, id: string, shape: Shape, by: Length): Neighbour {
  return { code, id, shape, by };
}

/** Where the origin of a turned template may be so that every piece lies on the table. */
export function originField(width: Length, pieces: readonly Shape[]): Field {
  const low = { x: -Infinity, y: -Infinity };
  const high = { x: Infinity, y: Infinity };
  for (const { core, rho } of pieces) {
    for (const { x, y } of core) {
      low.x = Math.max(low.x, rho - x);
      low.y = Math.max(low.y, rho - y);
      high.x = Math.min(high.x, width - rho - x);
      high.y = Math.min(high.y, width - rho - y);
    }
  }
  return { low, high };
}

/** Is there no place at all in the field? */
export function isEmpty({ low, high }: Field): boolean {
  return low.x > high.x || low.y > high.y;
}
