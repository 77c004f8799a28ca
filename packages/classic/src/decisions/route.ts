import {
  reach,
  verifyRoute,
  type Board,
  type Length,
  type MoveSpec,
  type Route as GeometryRoute,
  type Turn,
} from '@signum/geometry';
import type { Open } from '@signum/kernel';
import { refuse, refusePlace } from '../refusing.ts';
import type { CreatureId } from '../ids.ts';
import { movePlaces } from '../answers/move-places.ts';
import { isWhole } from './place.ts';

/** One way of moving: walking, flying, jumping. */
export interface Way {
  readonly mode: MoveSpec['mode'];
  readonly spec: MoveSpec;
  /** It goes neither over terrain nor onto it, whatever terrain it is (C-MAT-61). */
  readonly shunsTerrain?: true;
}

/** A whole move: how, where to and round what; or to stay after all, which is no move (C-MOV-13, C-MOV-14). */
export type Moved =
  | { readonly mode: MoveSpec['mode']; readonly x: Length; readonly y: Length; readonly word?: readonly Turn[] }
  | { readonly stay: true };

export interface Route {
  shown: {
    readonly creature: CreatureId;
    readonly board: Board;
    readonly ways: readonly Way[];
    /** Only places in contact with one of these are allowed (C-KW-Persecution); empty: any. */
    readonly into: readonly CreatureId[];
  };
  taken: Moved;
}

export const route: Open<Route['shown'], Route['taken']> = {
  sample: shown => sampleMoves(shown),
  read: readMove,
  judge: (shown, moved) => {
    if ('stay' in moved) return undefined;
    const way = shown.ways.find(({ mode }) => mode === moved.mode);
    if (!way) return refuse('no-such-way', 'C-MOV-4', { mode: moved.mode });
    const found = verifyRoute(boardFor(way, shown.board), shown.creature, way.spec, routeOf(moved));
    if (!found.ok) {
      const { nearest } = found.refusal;
      return refusePlace(found.refusal, nearest && { kind: 'route', mode: moved.mode, x: nearest.x, y: nearest.y });
    }
    const { into } = shown;
    if (into.length > 0 && !found.contacts.some(id => into.includes(id as CreatureId))) {
      return refuse('not-into-contact', 'C-KW-Persecution');
    }
    return undefined;
  },
};

/** The battlefield as a way of moving sees it. */
export function boardFor({ shunsTerrain }: Way, board: Board): Board {
  if (!shunsTerrain) return board;
  return { ...board, terrains: board.terrains.map(terrain => ({ ...terrain, impassable: true })) };
}

/** A move as geometry checks it. */
export function routeOf({ x, y, word }: Exclude<Moved, { stay: true }>): GeometryRoute {
  return word === undefined ? { dest: { x, y } } : { dest: { x, y }, word };
}

function sampleMoves({ creature, board, ways, into }: Route['shown']): Moved[] {
  const mover = board.bases.find(({ id }) => id === creature)!;
  const moves = ways.flatMap(way => {
    const { mode, spec } = way;
    const seen = boardFor(way, board);
    return movePlaces(seen, mover, spec, reach(seen, creature, spec)).map(({ x, y }) => ({ mode, x, y }));
  });
  const shown = { creature, board, ways, into };
  const fitting = into.length === 0 ? moves : moves.filter(moved => !route.judge(shown, moved));
  return [{ stay: true }, ...fitting];
}

function readMove(answer: unknown): Moved | undefined {
  const { stay, mode, x, y, word } = answer as Partial<Record<'mode' | 'stay' | 'word' | 'x' | 'y', unknown>>;
  if (stay === true) return { stay };
  if ((mode !== 'walk' && mode !== 'flight' && mode !== 'jump') || !isWhole(x) || !isWhole(y)) return undefined;
  if (word === undefined) return { mode, x, y };
  return isWord(word) ? { mode, x, y, word } : undefined;
}

function isWord(word: unknown): word is readonly Turn[] {
  if (!Array.isArray(word) || word.length > 64) return false;
  return word.every((turn: unknown) => {
    if (!Array.isArray(turn) || turn.length !== 2) return false;
    const [element, side] = turn as unknown[];
    return typeof element === 'string' && (side === 1 || side === -1);
  });
}
