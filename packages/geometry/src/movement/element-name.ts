import type { Board } from '../board.ts';
import type { Space } from './space.ts';

/** The name of an element on the wire: the id of a base, or `terrain/piece/corner`. */
export function nameOfElement(board: Board, space: Space, element: number): string {
  const obstacle = space.obstacle[element]!;
  const owner = space.owner[obstacle]!;
  if (owner >= 0) return board.bases[owner]!.id;
  return `${board.terrains[~owner]!.id}/${space.piece[obstacle]!}/${element - space.first[obstacle]!}`;
}
