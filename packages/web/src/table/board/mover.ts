import type { Way } from '@signum/classic';
import {
  reach,
  type Base,
  type Board,
  type MoveSpec,
  type OverlayLayer,
  type Point,
  type Reach,
} from '@signum/geometry';
import type { Question } from '../../game/contract.ts';

export type RouteQuestion = Extract<Question, { kind: 'route' }>;

/** One way of moving, with everything that can be asked about it. Grown once, asked at every movement of the pointer. */
export interface MoverWay {
  readonly mode: MoveSpec['mode'];
  readonly spec: MoveSpec;
  readonly board: Board;
  readonly reach: Reach;
  readonly layers: readonly OverlayLayer[];
}

/** A base about to move. */
export interface Mover {
  readonly base: Base;
  readonly ways: readonly MoverWay[];
  /** Only into contact with one of these; empty: anywhere. */
  readonly into: readonly string[];
}

export function moverOf(
  board: Board,
  creature: string,
  ways: readonly Way[],
  into: readonly string[] = [],
): Mover | undefined {
  const base = board.bases.find(({ id }) => id === creature);
  return base && { base, into, ways: ways.map(way => moverWay(board, creature, way)) };
}

const asked = new WeakMap<RouteQuestion, Mover>();

export function moverAsked(question: RouteQuestion): Mover {
  const known = asked.get(question);
  if (known) return known;
  const mover = moverOf(question.board, question.creature, question.ways, question.into)!;
  asked.set(question, mover);
  return mover;
}

function moverWay(whole: Board, creature: string, { mode, spec, shunsTerrain }: Way): MoverWay {
  // to such a jump every template is a wall (C-MAT-61)
  const terrains = whole.terrains.map(terrain => ({ ...terrain, impassable: true }));
  const board = shunsTerrain ? { ...whole, terrains } : whole;
  const grown = reach(board, creature, spec);
  return { mode, spec, board, reach: grown, layers: grown.overlay() };
}

/** May the base stop there? */
export function isOpen({ reach: grown }: MoverWay, place: Point): boolean {
  const cost = grown.cost(place);
  return cost > 0 && cost < Infinity;
}
