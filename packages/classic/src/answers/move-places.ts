import { cosSin, TURN, type Base, type Board, type MoveSpec, type Point, type Reach } from '@signum/geometry';

/** Directions in which a move is tried, and how far in each of them. */
const DIRECTIONS = around(16);
const PARTS = [0.4, 0.75, 1];
/** Directions round an enemy that are tried for contact. */
const ROUND = around(6);

/**
 * A sample of the places a move can end on, for players that choose from lists: in contact with every enemy, and in all
 * directions, near, far and as far as the move goes. Each is checked; all others can be asked for one by one.
 */
export function movePlaces(board: Board, mover: Base, { budget }: MoveSpec, reach: Reach): Point[] {
  const places: Point[] = [];
  const add = (x: number, y: number): void => {
    const place = { x: Math.round(x), y: Math.round(y) };
    const isKnown = [mover, ...places].some(one => one.x === place.x && one.y === place.y);
    if (!isKnown && reach.cost(place) < Infinity) places.push(place);
  };
  for (const enemy of board.bases) {
    const contact = enemy.team === mover.team ? undefined : reach.contact(enemy.id);
    if (contact === undefined) continue;
    add(contact.settled.x, contact.settled.y);
    for (const [cos, sin] of ROUND) {
      const far = mover.r + enemy.r + 1; // one hundredth off: a whole place that never overlaps
      add(enemy.x + far * cos, enemy.y + far * sin);
    }
  }
  for (const [cos, sin] of DIRECTIONS) {
    for (const part of PARTS) add(mover.x + part * budget * cos, mover.y + part * budget * sin);
  }
  return places;
}

function around(directions: number): (readonly [cos: number, sin: number])[] {
  return Array.from({ length: directions }, (_, index) => cosSin((index * TURN) / directions));
}
