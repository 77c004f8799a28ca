import type { Board } from '../board.ts';
import type { Shape } from '../shape.ts';
import type { Course } from './course.ts';

/** Corners of convex cores one after another: where they are, and the edge that leads to the next one. */
export interface Corners {
  readonly elementX: number[];
  readonly elementY: number[];
  /** Outward unit normal of the edge from this corner to the next, and its distance from the origin. */
  readonly normalX: number[];
  readonly normalY: number[];
  readonly offset: number[];
}

/** Adds the corners of a core. */
export function addCorners(corners: Corners, { core }: Shape): void {
  const count = core.length;
  for (let i = 0; i < count; i++) {
    const at = core[i]!;
    const next = core[i + 1 === count ? 0 : i + 1]!;
    const dx = next.x - at.x;
    const dy = next.y - at.y;
    const length = count > 1 ? Math.sqrt(dx * dx + dy * dy) : 1;
    const nx = dy / length;
    const ny = -dx / length;
    corners.elementX.push(at.x);
    corners.elementY.push(at.y);
    corners.normalX.push(nx);
    corners.normalY.push(ny);
    corners.offset.push(nx * at.x + ny * at.y);
  }
}

/**
 * The board as flat numbers, whoever moves: made once for a board and kept as long as the board is. Boards are never
 * changed, so it cannot grow stale.
 */
export interface Layout extends Corners {
  readonly baseX: number[];
  readonly baseY: number[];
  readonly baseR: number[];
  readonly team: number[];

  /** What the base has to pass whose route was checked last (course.ts). */
  course: Course | undefined;

  // One entry a piece of Impassable or Difficult terrain: its corners, and the box round it with its rounding.
  readonly first: number[];
  readonly rho: number[];
  readonly left: number[];
  readonly right: number[];
  readonly low: number[];
  readonly high: number[];
  readonly isImpassable: boolean[];
  readonly terrain: number[];
  readonly piece: number[];
}

const layouts = new WeakMap<Board, Layout>();
// One move asks for the same board many times over.
let lastBoard: Board | undefined;
let lastLayout: Layout | undefined;

export function layoutOf(board: Board): Layout {
  if (board === lastBoard && lastLayout !== undefined) return lastLayout;
  let layout = layouts.get(board);
  if (layout === undefined) {
    layout = makeLayout(board);
    layouts.set(board, layout);
  }
  lastBoard = board;
  lastLayout = layout;
  return layout;
}

function makeLayout({ bases, terrains }: Board): Layout {
  const layout: Layout = {
    baseX: [],
    baseY: [],
    baseR: [],
    team: [],
    course: undefined,
    first: [0],
    rho: [],
    left: [],
    right: [],
    low: [],
    high: [],
    isImpassable: [],
    terrain: [],
    piece: [],
    elementX: [],
    elementY: [],
    normalX: [],
    normalY: [],
    offset: [],
  };
  for (let i = 0; i < bases.length; i++) {
    const { x, y, r, team } = bases[i]!;
    layout.baseX.push(x);
    layout.baseY.push(y);
    layout.baseR.push(r);
    layout.team.push(team);
  }
  for (let i = 0; i < terrains.length; i++) {
    const { pieces, impassable, difficult } = terrains[i]!;
    if (!impassable && !difficult) continue;
    for (let piece = 0; piece < pieces.length; piece++) addPiece(layout, pieces[piece]!, impassable, i, piece);
  }
  return layout;
}

function addPiece(layout: Layout, shape: Shape, isImpassable: boolean, terrain: number, piece: number): void {
  const { core, rho } = shape;
  addCorners(layout, shape);
  layout.first.push(layout.elementX.length);
  layout.rho.push(rho);
  let left = Infinity;
  let right = -Infinity;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < core.length; i++) {
    const { x, y } = core[i]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  layout.left.push(left - rho);
  layout.right.push(right + rho);
  layout.low.push(low - rho);
  layout.high.push(high + rho);
  layout.isImpassable.push(isImpassable);
  layout.terrain.push(terrain);
  layout.piece.push(piece);
}
