import type * as Flatten from '@flatten-js/core';
import type { Point } from '@signum/geometry';
import type { Obstacle, Room } from '@signum/geometry/testing';
import {
  distanceTo,
  flattenPoint,
  isIn,
  isOnRim,
  tangentOf,
  turn,
  wallsOf,
  type Element,
  type Wall,
} from './flatten-plane.ts';
import { Heap } from './heap.ts';

/**
 * The kernel's own algorithm, a lazy tangent graph searched by A*, on the shapes and measures of flatten-js: what remains
 * of the difference in speed is the price of a general library.
 */
export function flattenPath(
  obstacles: readonly Obstacle[],
  room: Room,
  start: Point,
  goal: Point,
  budget: number,
): number {
  const walls = wallsOf(obstacles);
  const elements = walls.flatMap(wall => wall.elements);
  const [from, to] = [flattenPoint(start), flattenPoint(goal)];
  const blocked = new Map<Element, Stretch[]>();
  const arrivals: Arrival[] = [];
  const accepted = new Map<Element, Arrival[]>();
  const heap = new Heap();
  const direct = tangentOf(from, 0, 1, to, 0, 1);
  if (direct === undefined || isFree(direct.segment, walls, -1, -1)) return direct?.length ?? 0;

  for (const element of elements) {
    for (const side of [1, -1] as const) {
      const way = tangentOf(from, 0, 1, element.centre, element.radius, side);
      if (way !== undefined) arrive(element, side, way.meeting, way.length, way.segment, -1);
    }
  }
  let best = Infinity;
  while (heap.least < best) {
    const state = arrivals[heap.pop()]!;
    const known = accepted.get(state.element) ?? [];
    if (known.some(other => other.side === state.side && overtakes(other, state))) continue;
    known.push(state);
    accepted.set(state.element, known);
    leave(state);
  }
  return best <= budget ? best : Infinity;

  function arrive(
    element: Element,
    side: 1 | -1,
    angle: number,
    cost: number,
    segment: Flatten.Segment,
    leftWall: number,
  ): void {
    if (!isOnRim(element, angle) || cost + distanceFrom(segment.end, to) > budget) return;
    if (!isFree(segment, walls, leftWall, element.wall)) return;
    const free = forward(angle, side, stretchesOf(element));
    if (free < 0) return;
    arrivals.push({ element, side, angle, cost, free });
    heap.push(cost + distanceFrom(segment.end, to), arrivals.length - 1);
  }

  function leave({ element, side, angle, cost, free }: Arrival): void {
    const end = tangentOf(element.centre, element.radius, side, to, 0, 1);
    if (end !== undefined) {
      const round = slide(angle, end.leaving, side);
      const total = cost + element.radius * round + end.length;
      if (
        round <= free &&
        total < best &&
        isOnRim(element, end.leaving) &&
        isFree(end.segment, walls, element.wall, -1)
      ) {
        best = total;
      }
    }
    for (const other of elements) {
      if (other === element) continue;
      for (const otherSide of [1, -1] as const) {
        const way = tangentOf(element.centre, element.radius, side, other.centre, other.radius, otherSide);
        if (way === undefined || !isOnRim(element, way.leaving)) continue;
        const round = slide(angle, way.leaving, side);
        const total = cost + element.radius * round + way.length;
        if (round <= free && total < best) arrive(other, otherSide, way.meeting, total, way.segment, element.wall);
      }
    }
  }

  function stretchesOf(element: Element): Stretch[] {
    const known = blocked.get(element);
    if (known !== undefined) return known;
    const found = blockedStretches(element, walls, room);
    blocked.set(element, found);
    return found;
  }
}

interface Arrival {
  readonly element: Element;
  readonly side: 1 | -1;
  readonly angle: number;
  readonly cost: number;
  /** How far round one can slide from here. */
  readonly free: number;
}

/** Whether the other arrival slides past here for less. */
function overtakes(other: Arrival, state: Arrival): boolean {
  const round = slide(other.angle, state.angle, state.side);
  return round <= other.free && other.cost + other.element.radius * round <= state.cost;
}

/** How far round one slides from angle to angle; a hair less than a full turn is nothing. */
function slide(from: number, to: number, side: 1 | -1): number {
  const round = side > 0 ? turn(from, to) : turn(to, from);
  return round > 2 * Math.PI - 1e-7 ? 0 : round;
}

interface Stretch {
  readonly from: number;
  readonly span: number;
}

/** Parts of the element's circle that lie in other walls or off the table. */
function blockedStretches(element: Element, walls: readonly Wall[], room: Room): Stretch[] {
  const angles = [0];
  const { circle, centre, radius } = element;
  for (const [i, wall] of walls.entries()) {
    if (i === element.wall || distanceTo(centre, wall) > radius + wall.radius) continue;
    for (const shape of [...wall.elements.map(other => other.circle), ...wall.sides]) {
      for (const p of circle.intersect(shape)) angles.push(angleOf(centre, p));
    }
  }
  for (const edge of [room.from, room.to]) {
    if (Math.abs(edge - centre.x) < radius) {
      const half = Math.acos((edge - centre.x) / radius);
      angles.push(turn(0, half), turn(0, -half));
    }
    if (Math.abs(edge - centre.y) < radius) {
      const rise = Math.asin((edge - centre.y) / radius);
      angles.push(turn(0, rise), turn(0, Math.PI - rise));
    }
  }
  angles.sort((a, b) => a - b);
  const blocked: Stretch[] = [];
  for (const [i, from] of angles.entries()) {
    const span = (angles[i + 1] ?? 2 * Math.PI) - from;
    if (span < 1e-9) continue;
    const middle = from + span / 2;
    const p = flattenPoint({ x: centre.x + radius * Math.cos(middle), y: centre.y + radius * Math.sin(middle) });
    const off = Math.min(p.x, p.y) < room.from - 1e-6 || Math.max(p.x, p.y) > room.to + 1e-6;
    if (off || walls.some((wall, w) => w !== element.wall && isIn(p, wall))) blocked.push({ from, span });
  }
  return blocked;
}

/** How far one can slide from the angle, or less than nothing when even the angle is blocked. */
function forward(angle: number, side: 1 | -1, blocked: readonly Stretch[]): number {
  let least = 2 * Math.PI;
  for (const { from, span } of blocked) {
    const into = turn(from, angle);
    if (into > 1e-7 && into < span - 1e-7) return -1;
    const round = side > 0 ? slide(angle, from, side) : slide(angle, from + span, side);
    least = Math.min(least, round === 0 ? 0 : round + 1e-7);
  }
  return least;
}

function isFree(segment: Flatten.Segment, walls: readonly Wall[], except: number, other: number): boolean {
  return walls.every((wall, i) => i === except || i === other || distanceTo(segment, wall) >= wall.radius - 0.01);
}

function angleOf(centre: Flatten.Point, p: Flatten.Point): number {
  return turn(0, Math.atan2(p.y - centre.y, p.x - centre.x));
}

function distanceFrom(p: Flatten.Point, q: Flatten.Point): number {
  return p.distanceTo(q)[0];
}
