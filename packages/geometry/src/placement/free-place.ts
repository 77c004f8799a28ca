import { distance } from '../gap.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { fieldOutline, meetings, nearestOn, outlineOf, type Border } from './boundary.ts';
import { isFreeOf, isNearlyFreeOf, type Field, type Keepout } from './keepout.ts';

/**
 * The nearest free place, if there is one. Among all real places the nearest is the place itself, its foot on a border, or a
 * point where two borders cross; each of these is looked at, and the best free whole place around it is taken. So the answer
 * is legal for certain, and farther off than the best one by no more than rounding: 0.01 mm, in sharp corners up to 0.3 mm.
 */
export function nearestFreePlace(field: Field, keepouts: readonly Keepout[], p: Point): Point | undefined {
  const outlines = [...keepouts.map(outlineOf), fieldOutline(field)];
  const borders = outlines.flatMap(outline => outline.borders);
  const own = best(field, keepouts, p, [p, ...borders.flatMap(border => nearestOn(border, p))], undefined);
  const within = own === undefined ? Infinity : distance(own, p) + AROUND;
  const near = outlines.map(({ box, borders: all }) => ({
    box,
    borders: all.filter(border => offBorder(border, p) <= within),
  }));
  return best(field, keepouts, p, meetings(near), own);
}

/**
 * Some free place, if there is any: the corners of what is free, and one point of every border. It misses a free part only if
 * it holds no whole place within 0.2 mm of any of its corners: a sliver.
 */
export function someFreePlace(field: Field, keepouts: readonly Keepout[]): Point | undefined {
  const corners = [field.low, { x: field.high.x, y: field.low.y }, field.high, { x: field.low.x, y: field.high.y }];
  const outlines = [...keepouts.map(outlineOf), fieldOutline(field)];
  const borders = outlines.flatMap(outline => outline.borders);
  const easy = [
    ...corners,
    ...borders.flatMap(border => (border.kind === 'circle' ? nearestOn(border, border) : [border.a])),
  ];
  return firstFree(field, keepouts, easy) ?? firstFree(field, keepouts, meetings(outlines));
}

/** How far from a point whole places are looked for. */
const AROUND: Length = 3;

/**
 * The free whole places around a point that is free or nearly so. A corner between two borders may be so sharp that none lies
 * right beside it; then a wider square is looked through.
 */
export function freePlacesAround(
  field: Field,
  keepouts: readonly Keepout[],
  point: Point,
  isWanted: (place: Point) => boolean = () => true,
): Point[] {
  if (!isNearlyFreeOf(field, keepouts, point)) return [];
  for (const half of HALF_SIDES) {
    const found = freeInSquare(field, keepouts, point, half, isWanted);
    if (found.length > 0) return found;
  }
  return [];
}

const HALF_SIDES = [1, 6, 24];

/** The free whole places of a square round a point, column by column. Few keepouts reach so small a square. */
function freeInSquare(
  field: Field,
  keepouts: readonly Keepout[],
  point: Point,
  half: number,
  isWanted: (place: Point) => boolean,
): Point[] {
  const left = Math.floor(point.x) - half;
  const low = Math.floor(point.y) - half;
  const right = left + 2 * half + 1;
  const high = low + 2 * half + 1;
  const near = keepouts.filter(
    ({ box }) => box.low.x <= right && box.high.x >= left && box.low.y <= high && box.high.y >= low,
  );
  const found: Point[] = [];
  for (let x = left; x <= right; x++) {
    for (let y = low; y <= high; y++) {
      const place = { x, y };
      if (isFreeOf(field, near, place) && isWanted(place)) found.push(place);
    }
  }
  return found;
}

/** Of all points, the first beside which there is a free whole place. */
function firstFree(field: Field, keepouts: readonly Keepout[], points: Iterable<Point>): Point | undefined {
  for (const point of points) {
    const [place] = freePlacesAround(field, keepouts, point);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The free whole place nearest to p around any of the points, or the one known before. */
function best(
  field: Field,
  keepouts: readonly Keepout[],
  p: Point,
  points: Iterable<Point>,
  known: Point | undefined,
): Point | undefined {
  let found = known;
  let least = known === undefined ? Infinity : distance(known, p);
  const sorted = [...points].map(point => ({ point, away: distance(point, p) })).toSorted((a, b) => a.away - b.away);
  for (const { point, away } of sorted) {
    if (away > least + AROUND) break;
    for (const place of freePlacesAround(field, keepouts, point)) {
      const far = distance(place, p);
      if (far >= least) continue;
      least = far;
      found = place;
    }
  }
  return found;
}

/** How far p is from the curve of a border. */
function offBorder(border: Border, p: Point): Length {
  return Math.min(...nearestOn(border, p).map(point => distance(point, p)));
}
