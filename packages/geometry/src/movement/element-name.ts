import type { Board } from '../board.ts';
import type { Space } from './space.ts';

/** Behind the id of a base that is touched at the start: its ring is meant, not its body. */
export const RING_OF = '/ring';

/** The name of an element on the wire: the id of a base, its ring, or `terrain/piece/corner`. */
export function nameOfElement(board: Board, space: Space, element: number): string {
  const obstacle = space.obstacle[element]!;
  const owner = space.owner[obstacle]!;
  if (owner >= 0) {
    const { id } = board.bases[owner]!;
    return space.holds[obstacle] ? `${id}${RING_OF}` : id;
  }
  return `${board.terrains[~owner]!.id}/${space.piece[obstacle]!}/${element - space.first[obstacle]!}`;
}
