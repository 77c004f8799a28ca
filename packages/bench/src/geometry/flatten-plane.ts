import * as Flatten from '@flatten-js/core';
import type { Point } from '@signum/geometry';
import type { Obstacle } from '@signum/geometry/testing';

/** One corner of a core as a circle, with the normals between which the circle is the rim of the grown obstacle. */
export interface Element {
  readonly centre: Flatten.Point;
  readonly circle: Flatten.Circle;
  readonly radius: number;
  readonly wall: number;
  readonly cone: { readonly from: number; readonly span: number } | undefined;
}

/** A grown obstacle in the shapes of flatten-js. */
export interface Wall {
  readonly core: Flatten.Point | Flatten.Segment | Flatten.Polygon;
  readonly radius: number;
  readonly elements: readonly Element[];
  /** The straight parts of the rim. */
  readonly sides: readonly Flatten.Segment[];
}

/** Obstacles as flatten-js shapes. */
export function wallsOf(obstacles: readonly Obstacle[]): Wall[] {
  return obstacles.map(({ core, radius }, wall) => {
    const corners = core.map(({ x, y }) => new Flatten.Point(x, y));
    const normals = corners.map((corner, i) => outward(corner, corners[(i + 1) % corners.length]!));
    const elements = corners.map((centre, i) => {
      const circle = new Flatten.Circle(centre, radius);
      if (corners.length === 1) return { centre, circle, radius, wall, cone: undefined };
      const from = normals[(i + corners.length - 1) % corners.length]!.slope;
      return { centre, circle, radius, wall, cone: { from, span: turn(from, normals[i]!.slope) } };
    });
    const sides =
      corners.length === 1
        ? []
        : corners.map((corner, i) => {
            const by = normals[i]!.multiply(radius);
            return new Flatten.Segment(corner.translate(by), corners[(i + 1) % corners.length]!.translate(by));
          });
    return { core: coreOf(corners), radius, elements, sides };
  });
}

/** How far a segment or point is from the core of a wall. */
export function distanceTo(shape: Flatten.Segment | Flatten.Point, { core }: Wall): number {
  return shape.distanceTo(core)[0];
}

/** Whether the point lies in the wall, by more than a hair. */
export function isIn(p: Flatten.Point, wall: Wall): boolean {
  if (wall.core instanceof Flatten.Polygon && wall.core.contains(p)) return true;
  return distanceTo(p, wall) < wall.radius - 1e-6;
}

/** From one angle counter-clockwise to the other. */
export function turn(from: number, to: number): number {
  const full = 2 * Math.PI;
  return (((to - from) % full) + full) % full;
}

/** Whether the element's circle is the rim of its wall in that direction. */
export function isOnRim({ cone }: Element, angle: number): boolean {
  return cone === undefined || turn(cone.from - 1e-7, angle) <= cone.span + 2e-7;
}

/** A common tangent: where it leaves the one circle and where it meets the other. */
export interface Tangent {
  readonly segment: Flatten.Segment;
  readonly leaving: number;
  readonly meeting: number;
  readonly length: number;
}

/** The tangent from circle to circle with the given turning directions; a point is a circle of radius nothing. */
export function tangentOf(
  from: Flatten.Point,
  fromRadius: number,
  fromSide: number,
  to: Flatten.Point,
  toRadius: number,
  toSide: number,
): Tangent | undefined {
  const between = new Flatten.Vector(from, to);
  const distance = between.length;
  const height = toSide * toRadius - fromSide * fromRadius;
  if (Math.abs(height) > distance || distance === 0) return undefined;
  const along = between.normalize();
  const length = Math.sqrt(Math.max(0, distance * distance - height * height));
  const direction = along.multiply(length / distance).subtract(along.rotate90CCW().multiply(height / distance));
  const across = direction.rotate90CCW();
  const start = from.translate(across.multiply(-fromSide * fromRadius));
  const end = to.translate(across.multiply(-toSide * toRadius));
  return {
    segment: new Flatten.Segment(start, end),
    leaving: across.multiply(-fromSide).slope,
    meeting: across.multiply(-toSide).slope,
    length,
  };
}

export function flattenPoint({ x, y }: Point): Flatten.Point {
  return new Flatten.Point(x, y);
}

function outward(from: Flatten.Point, to: Flatten.Point): Flatten.Vector {
  return from.equalTo(to) ? new Flatten.Vector(1, 0) : new Flatten.Vector(from, to).rotate90CW().normalize();
}

function coreOf(corners: readonly Flatten.Point[]): Wall['core'] {
  const [first, second] = corners;
  if (first === undefined) throw new Error('a core has at least one corner');
  if (second === undefined) return first;
  return corners.length === 2 ? new Flatten.Segment(first, second) : new Flatten.Polygon([...corners]);
}
