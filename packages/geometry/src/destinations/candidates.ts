import type { Base, Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Reach } from '../movement/reach.ts';
import type { MoveSpec } from '../movement/spec.ts';
import { cosSin, TURN } from '../number.ts';
import type { Point } from '../point.ts';
import type { Candidate } from './destination.ts';

/** Directions round an enemy or a template's corner that are tried. */
const DIRECTIONS = 12;
/** A base that stopped at an enemy is set down up to 6 mm farther, for nothing. */
const SETTLED: Length = 600;
/** Steps of the lattice from the mover to the edge of its reach. */
const STEPS = 5;

/**
 * A finite sample of the places a move can end on, each of them checked: all round every enemy, round the corners of every
 * template, along the border of the reach, and a lattice in between. For whoever cannot look at all places.
 */
export function candidates(board: Board, mover: Base, spec: MoveSpec, reach: Reach): Candidate[] {
  const places = new Map<string, Candidate>();
  const add = (x: number, y: number): void => {
    const place = { x: Math.round(x), y: Math.round(y) };
    const key = `${place.x} ${place.y}`;
    // where it stands is no place to go to; from exactly 3 mm, a step into contact costs nothing and is a move (C-MOV-14)
    if (place.x === mover.x && place.y === mover.y) return;
    if (places.has(key) || !isWithin(mover, place, spec.budget + SETTLED)) return;
    const cost = reach.cost(place);
    if (cost < Infinity) places.set(key, { place, cost });
  };
  for (const enemy of board.bases) {
    const contact = enemy.team === mover.team ? undefined : reach.contact(enemy.id);
    if (contact === undefined) continue;
    add(contact.settled.x, contact.settled.y);
    round(enemy, mover.r + enemy.r + 1, add); // one hundredth off: a whole place that never overlaps
  }
  for (const { pieces } of board.terrains) {
    for (const { core, rho } of pieces) for (const corner of core) round(corner, mover.r + rho + 2, add);
  }
  for (const place of border(reach, mover)) add(place.x, place.y);
  lattice(mover, spec.budget, add);
  return [...places.values()].toSorted((a, b) => a.cost - b.cost || a.place.x - b.place.x || a.place.y - b.place.y);
}

function isWithin(from: Point, to: Point, budget: Length): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return dx * dx + dy * dy <= (budget + 1) * (budget + 1);
}

function round({ x, y }: Point, r: Length, add: (x: number, y: number) => void): void {
  for (let index = 0; index < DIRECTIONS; index += 1) {
    const [cos, sin] = cosSin((index * TURN) / DIRECTIONS);
    add(x + r * cos, y + r * sin);
  }
}

/** Corners of the drawn reach, thinned out, and drawn in by a hundredth so that rounding does not push them out. */
function border(reach: Reach, from: Point): Point[] {
  return reach.overlay(100).flatMap(({ polygons }) =>
    polygons.flatMap(polygon => {
      const count = polygon.length / 2;
      const stride = Math.max(1, Math.floor(count / 24));
      const places: Point[] = [];
      for (let index = 0; index < count; index += stride)
        places.push(drawnIn(polygon[2 * index]!, polygon[2 * index + 1]!, from));
      return places;
    }),
  );
}

function drawnIn(x: number, y: number, from: Point): Point {
  const dx = from.x - x;
  const dy = from.y - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length < 2 ? { x, y } : { x: x + (2 * dx) / length, y: y + (2 * dy) / length };
}

function lattice({ x, y }: Point, budget: Length, add: (x: number, y: number) => void): void {
  for (let i = -STEPS; i <= STEPS; i += 1) {
    for (let j = -STEPS; j <= STEPS; j += 1) add(x + (i * budget) / STEPS, y + (j * budget) / STEPS);
  }
}
