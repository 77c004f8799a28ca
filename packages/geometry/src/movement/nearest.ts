import type { Point } from '../point.ts';
import type { OverlayLayer } from './overlay.ts';

/**
 * The legal place nearest to a point, looked for on the borders of the drawn reach: on the sides of its polygons, on the
 * outlines cut out of them, and where two of these cross. As good as the drawing, that is to a fraction of a millimetre.
 */
export function nearestLegal(
  layers: readonly OverlayLayer[],
  place: Point,
  isLegal: (at: Point) => boolean,
): Point | undefined {
  const spots = layers.flatMap(layer => bordersOf(layer, place)).map(spot => ({ spot, square: squareOf(spot, place) }));
  spots.sort((a, b) => a.square - b.square || a.spot.x - b.spot.x || a.spot.y - b.spot.y);
  for (const { spot } of spots) {
    const found = gridRound(spot, place).find(isLegal);
    if (found !== undefined) return nearer(found, place, isLegal);
  }
  return undefined;
}

/** The drawing is a little coarser than the rules: small steps that stay legal and come nearer, until none is left. */
function nearer(start: Point, place: Point, isLegal: (at: Point) => boolean): Point {
  let best = start;
  for (let step = 16; step >= 1; step /= 4) {
    for (let moved = true; moved;) {
      const next = stepsFrom(best, step).find(at => squareOf(at, place) < squareOf(best, place) && isLegal(at));
      moved = next !== undefined;
      best = next ?? best;
    }
  }
  return best;
}

/** In many directions, since a border seldom runs along the grid. */
function stepsFrom({ x, y }: Point, step: number): Point[] {
  const by = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  return by.flatMap(i => by.map(j => ({ x: x + i * step, y: y + j * step })));
}

function bordersOf(layer: OverlayLayer, place: Point): Point[] {
  const circles = circlesOf(layer);
  const outlines = outlineSides(layer);
  const sides = [...outlines, ...layer.polygons.flatMap(polygonSides)];
  return [
    ...circles.map(circle => onCircle(circle, place)),
    ...sides.map(side => onSide(side, place)),
    ...circles.flatMap((a, i) => circles.slice(i + 1).flatMap(b => crossings(a, b))),
    ...sides.flatMap(side => circles.flatMap(circle => meetings(circle, side))),
    ...outlines.flatMap(a => sides.flatMap(b => crossing(a, b))),
  ];
}

/** Round borders: all corners of what is cut out, and the bodies within stop rings, since contact is legal there. */
function circlesOf({ cut }: OverlayLayer): Circle[] {
  return cut.flatMap(({ core, radius, body }) =>
    core.flatMap(({ x, y }) =>
      body === radius
        ? [{ x, y, radius }]
        : [
            { x, y, radius },
            { x, y, radius: body },
          ],
    ),
  );
}

/** Straight borders of what is cut out, moved out by the radius. */
function outlineSides({ cut }: OverlayLayer): Side[] {
  return cut.flatMap(({ core, radius }) =>
    core.length === 1 ? [] : core.map((a, i) => movedOut(a, core[(i + 1) % core.length]!, radius)),
  );
}

function polygonSides(polygon: readonly number[]): Side[] {
  const sides: Side[] = [];
  for (let i = 0; i < polygon.length; i += 2) {
    const j = i + 2 === polygon.length ? 0 : i + 2;
    sides.push({
      x: polygon[i]!,
      y: polygon[i + 1]!,
      dx: polygon[j]! - polygon[i]!,
      dy: polygon[j + 1]! - polygon[i + 1]!,
    });
  }
  return sides;
}

interface Circle extends Point {
  readonly radius: number;
}

/** A straight border from (x, y) along (dx, dy). */
interface Side extends Point {
  readonly dx: number;
  readonly dy: number;
}

function onCircle({ x, y, radius }: Circle, place: Point): Point {
  const distance = Math.sqrt(squareOf({ x, y }, place));
  if (distance === 0) return { x: x + radius, y };
  return { x: x + (radius * (place.x - x)) / distance, y: y + (radius * (place.y - y)) / distance };
}

/** The side from a to b, moved to its right, which is outside of a counter-clockwise core. */
function movedOut(a: Point, b: Point, out: number): Side {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const shift = out / Math.sqrt(dx * dx + dy * dy);
  return { x: a.x + shift * dy, y: a.y - shift * dx, dx, dy };
}

function onSide({ x, y, dx, dy }: Side, place: Point): Point {
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((place.x - x) * dx + (place.y - y) * dy) / square));
  return { x: x + along * dx, y: y + along * dy };
}

/** Where two sides cross, if they do. */
function crossing(a: Side, b: Side): Point[] {
  const cross = a.dx * b.dy - a.dy * b.dx;
  if (cross === 0) return [];
  const s = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / cross;
  const t = ((b.x - a.x) * a.dy - (b.y - a.y) * a.dx) / cross;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? [{ x: a.x + s * a.dx, y: a.y + s * a.dy }] : [];
}

function crossings(a: Circle, b: Circle): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0 || square > (a.radius + b.radius) * (a.radius + b.radius)) return [];
  const along = (a.radius * a.radius - b.radius * b.radius + square) / (2 * square);
  const rest = (a.radius * a.radius) / square - along * along;
  if (rest < 0) return [];
  const across = Math.sqrt(rest);
  return [across, -across].map(h => ({ x: a.x + along * dx - h * dy, y: a.y + along * dy + h * dx }));
}

/** Where a circle meets a side. */
function meetings({ x, y, radius }: Circle, side: Side): Point[] {
  const { dx, dy } = side;
  const square = dx * dx + dy * dy;
  const along = (x - side.x) * dx + (y - side.y) * dy;
  const cross = (x - side.x) * dy - (y - side.y) * dx;
  const rest = radius * radius * square - cross * cross;
  if (square === 0 || rest < 0) return [];
  const half = Math.sqrt(rest);
  return [along - half, along + half]
    .map(t => t / square)
    .filter(t => t >= 0 && t <= 1)
    .map(t => ({ x: side.x + t * dx, y: side.y + t * dy }));
}

/** Whole points round a spot, the one nearest to the place first. */
function gridRound(spot: Point, place: Point): Point[] {
  const around: Point[] = [];
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) around.push({ x: Math.round(spot.x) + i, y: Math.round(spot.y) + j });
  }
  return around.toSorted((a, b) => squareOf(a, place) - squareOf(b, place) || a.x - b.x || a.y - b.y);
}

function squareOf(a: Point, b: Point): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}
