import type { Board } from '../board.ts';
import { compareShapeGap } from '../compare.ts';
import type { Length } from '../length.ts';
import type { Disc, Shape } from '../shape.ts';

/** A blocker counts as this much thicker, so that touching its rim blocks and touching bases form a wall (C-LOS-4). */
export const SKIN: Length = 1;

/** What is to be looked at, and what may stand in the way. */
export interface SceneRules {
  /** Do hidden bases block? They do not (C-STL-7), unless a text says so. */
  readonly hiddenBlocks?: boolean;
  /** Templates that give cover block like walls; to ask whether a line can avoid them all. */
  readonly coverBlocks?: boolean;
  /** Ids of bases and templates that are looked through. */
  readonly ignore?: ReadonlySet<string>;
}

/** A base that looks or is looked at; with the id of a base of the board it does not block itself. */
export type Watcher = Disc & { readonly id?: string };

/**
 * The part of the board that could block a line from one base to another, in flat arrays that are used again and again: many
 * thousand lines of sight are asked for in one move of a computer player. The centre of the looking base is the origin.
 */
export interface Scene {
  fromR: Length;
  toR: Length;
  toX: Length;
  toY: Length;
  /** Distance of the two centres. */
  span: Length;
  /** Each blocker: its elements [first, past), how near a line may come, and where it is to the two bases. */
  blockers: number;
  readonly ids: string[];
  first: Int32Array;
  past: Int32Array;
  reach: Float64Array;
  place: Uint8Array;
  /** Each element: a corner of a blocker, or a whole round one. */
  elements: number;
  x: Float64Array;
  y: Float64Array;
  /** The blocker that stopped the last line: it most likely stops the next one, too. */
  likely: number;
  /** Has the search met a free line that was too long? */
  hasLongLine: boolean;
}

/** Where a blocker is: away from both bases, at one of them with its skin only, or on one of them (C-LOS-6). */
export const APART = 0;
export const TOUCHES = 1;
export const LIES_ON = 2;

const ROOM = 64;

/** One scene for all questions. A question is answered before the next one is asked, so they can share it. */
const scene: Scene = {
  fromR: 0,
  toR: 0,
  toX: 0,
  toY: 0,
  span: 0,
  blockers: 0,
  ids: [],
  first: new Int32Array(ROOM),
  past: new Int32Array(ROOM),
  reach: new Float64Array(ROOM),
  place: new Uint8Array(ROOM),
  elements: 0,
  x: new Float64Array(4 * ROOM),
  y: new Float64Array(4 * ROOM),
  likely: 0,
  hasLongLine: false,
};

/** Sets the scene: everything that could block, and that reaches into the hull of the two bases. */
export function stage(board: Board, from: Watcher, to: Watcher, rules: SceneRules): Scene {
  const bx = to.x - from.x;
  const by = to.y - from.y;
  scene.fromR = from.r;
  scene.toR = to.r;
  scene.toX = bx;
  scene.toY = by;
  scene.span = Math.sqrt(bx * bx + by * by);
  scene.blockers = 0;
  scene.elements = 0;
  scene.likely = 0;
  if (scene.span > 0) stageBases(board, from, to, rules);
  stageTerrains(board, from, to, rules);
  return scene;
}

/**
 * Most bases stand far from the line, so this loop is the dearest part of many questions and is kept plain. All measures are
 * times the distance of the centres, which spares a division for each base.
 */
function stageBases(board: Board, from: Watcher, to: Watcher, rules: SceneRules): void {
  const { x: ox, y: oy, r: fromR } = from;
  const { toX: bx, toY: by, toR, span } = scene;
  // the hull of two discs: two slanted lines, and two ends before and behind which no line of sight runs
  const slant = (fromR - toR) / span;
  const upright = Math.sqrt(Math.max(0, 1 - slant * slant));
  const nearEnd = Math.min(0, fromR * (fromR - toR));
  const farEnd = span * span - Math.min(0, toR * (toR - fromR));
  const hiddenBlocks = rules.hiddenBlocks === true;
  for (const base of board.bases) {
    const x = base.x - ox;
    const y = base.y - oy;
    const thick = (base.r + SKIN) * span;
    const along = bx * x + by * y;
    if (along + thick <= nearEnd || along - thick >= farEnd) continue;
    const across = bx * y - by * x;
    if (slant * along + upright * Math.abs(across) >= fromR * span + thick) continue;
    if ((base.hidden && !hiddenBlocks) || base.id === from.id || base.id === to.id) continue;
    if (rules.ignore?.has(base.id) === true) continue;
    addDisc(base.id, x, y, base.r);
  }
}

function stageTerrains(board: Board, from: Watcher, to: Watcher, rules: SceneRules): void {
  const coverBlocks = rules.coverBlocks === true;
  for (const terrain of board.terrains) {
    if (!terrain.blocksSight && !(coverBlocks && terrain.cover)) continue;
    if (rules.ignore?.has(terrain.id) === true) continue;
    for (const piece of terrain.pieces) {
      if (!isBeside(piece, from)) addPiece(terrain.id, piece, from, to);
    }
  }
}

/** Does a piece lie wholly beyond one border of the hull? Some pieces that do not are kept; they do no harm. */
function isBeside(piece: Shape, from: Disc): boolean {
  const { toX: bx, toY: by, fromR, toR, span } = scene;
  const thick = (piece.rho + SKIN) * span;
  const wide = Math.max(fromR, toR) * span + thick;
  let left = true;
  let right = true;
  let behind = true;
  let beyond = true;
  for (const corner of piece.core) {
    const x = corner.x - from.x;
    const y = corner.y - from.y;
    const across = bx * y - by * x;
    const along = bx * x + by * y;
    if (across < wide) left = false;
    if (across > -wide) right = false;
    if (along > -wide) behind = false;
    if (along < span * span + wide) beyond = false;
    if (!left && !right && !behind && !beyond) return false;
  }
  return true;
}

function addDisc(id: string, x: Length, y: Length, r: Length): void {
  const dx = x - scene.toX;
  const dy = y - scene.toY;
  const fromGap = Math.sqrt(x * x + y * y) - scene.fromR - r;
  const toGap = Math.sqrt(dx * dx + dy * dy) - scene.toR - r;
  const near = Math.min(fromGap, toGap);
  open(id, r + SKIN, 1, near < 0 ? LIES_ON : near < SKIN ? TOUCHES : APART);
  put(x, y);
}

function addPiece(id: string, piece: Shape, from: Disc, to: Disc): void {
  const { core, rho } = piece;
  const near = Math.min(compareShapeGap(from, piece, SKIN), compareShapeGap(to, piece, SKIN));
  const on = near < 0 ? Math.min(compareShapeGap(from, piece, 0), compareShapeGap(to, piece, 0)) : 1;
  open(id, rho + SKIN, core.length, on < 0 ? LIES_ON : near < 0 ? TOUCHES : APART);
  for (const corner of core) put(corner.x - from.x, corner.y - from.y);
}

function open(id: string, reach: Length, corners: number, place: number): void {
  const k = scene.blockers;
  if (k === scene.first.length) grow();
  scene.ids[k] = id;
  scene.first[k] = scene.elements;
  scene.past[k] = scene.elements + corners;
  scene.reach[k] = reach;
  scene.place[k] = place;
  scene.blockers = k + 1;
}

function put(x: Length, y: Length): void {
  const i = scene.elements;
  if (i === scene.x.length) grow();
  scene.x[i] = x;
  scene.y[i] = y;
  scene.elements = i + 1;
}

function grow(): void {
  const { first, past, reach, place, x, y } = scene;
  scene.first = new Int32Array(2 * first.length);
  scene.past = new Int32Array(2 * past.length);
  scene.reach = new Float64Array(2 * reach.length);
  scene.place = new Uint8Array(2 * place.length);
  scene.x = new Float64Array(2 * x.length);
  scene.y = new Float64Array(2 * y.length);
  scene.first.set(first);
  scene.past.set(past);
  scene.reach.set(reach);
  scene.place.set(place);
  scene.x.set(x);
  scene.y.set(y);
}
