import type { Disc } from '@signum/geometry';
import type { Obstacle } from '@signum/geometry/testing';
import * as Flatten from '@flatten-js/core';
import { distanceTo, flattenPoint, tangentOf, wallsOf, type Wall } from './flatten-plane.ts';

interface Round {
  readonly centre: Flatten.Point;
  readonly radius: number;
}

/**
 * The kernel's critical lines on the shapes of flatten-js: the centre line, then every line tangent to two of shooter,
 * target and blockers, cut to the part between the two bases and tested against all blockers.
 */
export function flattenSight(a: Disc, b: Disc, blockers: readonly Obstacle[]): boolean {
  const [shooter, target] = [roundOf(a), roundOf(b)];
  const middle = new Flatten.Segment(shooter.centre, target.centre);
  const wide = Math.max(a.r, b.r);
  const walls = wallsOf(blockers).filter(wall => distanceTo(middle, wall) <= wide + wall.radius + 1);
  if (isFree(middle, shooter, target, walls)) return true;
  const grown = walls.flatMap(wall => wall.elements.map(({ centre, radius }) => ({ centre, radius: radius + 1 })));
  const rounds = [shooter, target, ...grown];
  for (const [i, one] of rounds.entries()) {
    for (const other of rounds.slice(i + 1)) {
      for (const [oneSide, otherSide] of SIDES) {
        const way = tangentOf(one.centre, one.radius, oneSide, other.centre, other.radius, otherSide);
        if (way !== undefined && way.length > 0 && isFree(way.segment, shooter, target, walls)) return true;
      }
    }
  }
  return false;
}

const SIDES = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

function roundOf({ x, y, r }: Disc): Round {
  return { centre: flattenPoint({ x, y }), radius: r };
}

/** The part of the line between the bases, if it meets both, and whether it is clear of the walls. */
function isFree(along: Flatten.Segment, shooter: Round, target: Round, walls: readonly Wall[]): boolean {
  const direction = new Flatten.Vector(along.start, along.end).normalize();
  const one = crossing(along.start, direction, shooter);
  const other = crossing(along.start, direction, target);
  if (one === undefined || other === undefined) return false;
  const [from, to] = one.exit < other.enter ? [one.exit, other.enter] : [other.exit, one.enter];
  const segment = new Flatten.Segment(
    along.start.translate(direction.multiply(from)),
    along.start.translate(direction.multiply(to)),
  );
  return walls.every(wall => distanceTo(segment, wall) > wall.radius + 0.5);
}

function crossing(
  start: Flatten.Point,
  direction: Flatten.Vector,
  { centre, radius }: Round,
): { enter: number; exit: number } | undefined {
  const between = new Flatten.Vector(start, centre);
  const along = between.dot(direction);
  const aside = between.cross(direction);
  const square = radius * radius - aside * aside;
  if (square < -1e-3) return undefined;
  const half = Math.sqrt(Math.max(0, square));
  return { enter: along - half, exit: along + half };
}
