import type { OverlayLayer, Point } from '@signum/geometry';

/** The border of a reach as lines, circles and the places where two of them meet: worked out once, searched at every frame. */
export interface Border {
  readonly sides: readonly Side[];
  readonly circles: readonly Circle[];
  readonly corners: readonly Point[];
}

interface Side {
  readonly from: Point;
  readonly dx: number;
  readonly dy: number;
}

interface Circle extends Point {
  readonly r: number;
}

export function borderOf(layers: readonly OverlayLayer[]): Border {
  const borders = layers.map(layerBorder);
  return {
    sides: borders.flatMap(({ sides }) => sides),
    circles: borders.flatMap(({ circles }) => circles),
    corners: borders.flatMap(({ corners }) => corners),
  };
}

/** A spot of the border for every part of it: the one nearest to a place. The nearest of them all comes first. */
export function spotsOn({ sides, circles, corners }: Border, place: Point): Point[] {
  const away = ({ x, y }: Point): number => (x - place.x) ** 2 + (y - place.y) ** 2;
  return [...corners, ...sides.map(side => onSide(side, place)), ...circles.map(circle => onCircle(circle, place))]
    .map(spot => ({ spot, square: away(spot) }))
    .toSorted((one, other) => one.square - other.square)
    .map(({ spot }) => spot);
}

function layerBorder({ polygons, cut }: OverlayLayer): Border {
  const circles = cut.flatMap(({ core, radius, body }) =>
    core.flatMap(({ x, y }) => (body === radius ? [radius] : [radius, body]).map(r => ({ x, y, r }))),
  );
  const outlines = cut.flatMap(({ core, radius }) =>
    core.length === 1 ? [] : core.map((corner, i) => movedOut(corner, core[(i + 1) % core.length]!, radius)),
  );
  const sides = [...outlines, ...polygons.flatMap(sidesOf)];
  const corners = [
    ...circles.flatMap((one, i) => circles.slice(i + 1).flatMap(other => crossings(one, other))),
    ...sides.flatMap(side => circles.flatMap(circle => meetings(circle, side))),
    ...outlines.flatMap(one => sides.flatMap(other => crossing(one, other))),
  ];
  return { sides, circles, corners };
}

function sidesOf(flat: readonly number[]): Side[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => {
    const [i, j] = [2 * index, (2 * index + 2) % flat.length];
    return { from: { x: flat[i]!, y: flat[i + 1]! }, dx: flat[j]! - flat[i]!, dy: flat[j + 1]! - flat[i + 1]! };
  });
}

/** The side between two corners, moved out of a counter-clockwise core. */
function movedOut(a: Point, b: Point, by: number): Side {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const shift = by / (Math.hypot(dx, dy) || 1);
  return { from: { x: a.x + shift * dy, y: a.y - shift * dx }, dx, dy };
}

function onSide({ from, dx, dy }: Side, place: Point): Point {
  const square = dx * dx + dy * dy || 1;
  const part = Math.min(1, Math.max(0, ((place.x - from.x) * dx + (place.y - from.y) * dy) / square));
  return { x: from.x + part * dx, y: from.y + part * dy };
}

function onCircle({ x, y, r }: Circle, place: Point): Point {
  const away = Math.hypot(place.x - x, place.y - y);
  if (away === 0) return { x: x + r, y };
  return { x: x + (r * (place.x - x)) / away, y: y + (r * (place.y - y)) / away };
}

function crossing(a: Side, b: Side): Point[] {
  const cross = a.dx * b.dy - a.dy * b.dx;
  if (cross === 0) return [];
  const [x, y] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const [s, t] = [(x * b.dy - y * b.dx) / cross, (x * a.dy - y * a.dx) / cross];
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? [{ x: a.from.x + s * a.dx, y: a.from.y + s * a.dy }] : [];
}

function crossings(a: Circle, b: Circle): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const along = (a.r * a.r - b.r * b.r + square) / (2 * square);
  const rest = (a.r * a.r) / square - along * along;
  if (rest < 0) return [];
  const across = Math.sqrt(rest);
  return [across, -across].map(h => ({ x: a.x + along * dx - h * dy, y: a.y + along * dy + h * dx }));
}

function meetings({ x, y, r }: Circle, { from, dx, dy }: Side): Point[] {
  const square = dx * dx + dy * dy;
  const along = (x - from.x) * dx + (y - from.y) * dy;
  const across = (x - from.x) * dy - (y - from.y) * dx;
  const rest = r * r * square - across * across;
  if (square === 0 || rest < 0) return [];
  return [along - Math.sqrt(rest), along + Math.sqrt(rest)]
    .map(part => part / square)
    .filter(part => part >= 0 && part <= 1)
    .map(part => ({ x: from.x + part * dx, y: from.y + part * dy }));
}
