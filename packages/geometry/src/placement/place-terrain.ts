import type { Board } from '../board.ts';
import { CONTACT, type Length } from '../length.ts';
import type { Point } from '../point.ts';
import { posed, type Pose } from '../pose.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Shape } from '../shape.ts';
import { nearestFreePlace, someFreePlace } from './free-place.ts';
import { flawOf, keepout, type Field, type Keepout } from './keepout.ts';
import { meetingPlaces } from './minkowski.ts';
import { lineOf, type Side } from './side.ts';

/** Distances of a new template (C-TER-4); edges that belong to nobody impose none (C-TER-6). */
export interface TerrainRules {
  readonly ownSides: readonly Side[];
  readonly otherSides: readonly Side[];
  /** S, from the own side and from other templates. */
  readonly fromOwn: Length;
  /** M, from the sides of opponents. */
  readonly fromOthers: Length;
}

/** Why a template cannot lie so, with the nearest place for it in the same rotation; nothing when it can (C-TER-4). */
export function terrainFlaw(
  board: Board,
  pieces: readonly Shape[],
  pose: Pose,
  rules: TerrainRules,
): Refusal | undefined {
  const { field, keepouts } = terrainSpace(board, posed(pieces, { x: 0, y: 0, turn: pose.turn }), rules);
  if (field === undefined) return refusal('off-table', 'C-TER-4');
  const flaw = flawOf(field, keepouts, pose);
  if (flaw === undefined) return undefined;
  const told = flaw.code === 'off-table' ? { ...flaw, rule: 'C-TER-4' } : flaw;
  const nearest = nearestFreePlace(field, keepouts, pose);
  return nearest === undefined ? told : { ...told, nearest };
}

/**
 * Some pose in which a template can be played; without one its card cannot be (C-TER-5). Every whole degree is tried, some of
 * all directions first. Exact up to slivers that are too thin to hold a whole place.
 */
export function someTerrainPose(board: Board, pieces: readonly Shape[], rules: TerrainRules): Pose | undefined {
  for (const turn of TURNS) {
    const { field, keepouts } = terrainSpace(board, posed(pieces, { x: 0, y: 0, turn }), rules);
    const place = field === undefined ? undefined : someFreePlace(field, keepouts);
    if (place !== undefined) return { ...place, turn };
  }
  return undefined;
}

/** All whole degrees, every thirtieth first, then those 7 on: what fits at all mostly fits soon. */
const TURNS = Array.from({ length: 360 }, (_, i) => ((i % 12) * 30 + Math.floor(i / 12) * 7) % 360);

interface TerrainSpace {
  /** Where the origin can be so that the whole template lies on the table; absent if it is too big. */
  readonly field: Field | undefined;
  readonly keepouts: readonly Keepout[];
}

/** The rules of C-TER-4 as places that the template's origin must keep away from. */
function terrainSpace(board: Board, pieces: readonly Shape[], rules: TerrainRules): TerrainSpace {
  const things: Neighbour[] = [
    ...board.bases.map(base => near('base-too-near', base.id, [{ core: [base], rho: base.r }], CONTACT)),
    ...board.terrains.map(other => near('template-too-near', other.id, other.pieces, rules.fromOwn)),
    ...rules.ownSides.map(side => near('own-side-too-near', side.edge, [lineOf(board.width, side)], rules.fromOwn)),
    ...rules.otherSides.map(side => near('side-too-near', side.edge, [lineOf(board.width, side)], rules.fromOthers)),
  ];
  const keepouts = things.flatMap(({ shapes, by, id, code }) =>
    shapes.flatMap(shape =>
      pieces.map(piece =>
        keepout(meetingPlaces(shape.core, piece.core), shape.rho + piece.rho + by, id, code, 'C-TER-4'),
      ),
    ),
  );
  return { field: originField(board.width, pieces), keepouts };
}

interface Neighbour {
  readonly code: string;
  readonly id: string;
  readonly shapes: readonly Shape[];
  readonly by: Length;
}

function near(code: string, id: string, shapes: readonly Shape[], by: Length): Neighbour {
  return { code, id, shapes, by };
}

/** Where the origin may be so that every piece lies on the table. */
function originField(width: Length, pieces: readonly Shape[]): Field | undefined {
  let low: Point = { x: -Infinity, y: -Infinity };
  let high: Point = { x: Infinity, y: Infinity };
  for (const { core, rho } of pieces) {
    for (const { x, y } of core) {
      low = { x: Math.max(low.x, rho - x), y: Math.max(low.y, rho - y) };
      high = { x: Math.min(high.x, width - rho - x), y: Math.min(high.y, width - rho - y) };
    }
  }
  return low.x <= high.x && low.y <= high.y ? { low, high } : undefined;
}
