import type { Point } from '../point.ts';
import type { Field, Keepout } from './keepout.ts';

/** A piece of the border of what is forbidden: part of a circle, or a segment. Circles are taken whole, which does no harm. */
export type Border =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly kind: 'segment'; readonly a: Point; readonly b: Point };

/** Borders that belong together, with a box round them. */
export interface Outline {
  readonly box: Field;
  readonly borders: readonly Border[];
}

/** The outline of a keepout. */
export function outlineOf(keepout: Keepout): Outline {
  return { box: keepout.box, borders: bordersOf(keepout) };
}

/** The outline of the field. */
export function fieldOutline(field: Field): Outline {
  return { box: field, borders: fieldBorders(field) };
}

/** The border of a keepout: circles round the corners of its core and edges moved outwards. */
export function bordersOf({ core, reach }: { core: readonly Point[]; reach: number }): Border[] {
  const borders: Border[] = core.map(({ x, y }) => ({ kind: 'circle', x, y, r: reach }));
  if (core.length === 1) return borders;
  core.forEach((a, i) => {
    const b = core[(i + 1) % core.length]!;
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const nx = ((b.y - a.y) / length) * reach;
    const ny = ((a.x - b.x) / length) * reach;
    borders.push({ kind: 'segment', a: { x: a.x + nx, y: a.y + ny }, b: { x: b.x + nx, y: b.y + ny } });
  });
  return borders;
}

/** The four edges of the field. */
function fieldBorders({ low, high }: Field): Border[] {
  const corners = [low, { x: high.x, y: low.y }, high, { x: low.x, y: high.y }];
  return corners.map((a, i) => ({ kind: 'segment', a, b: corners[(i + 1) % 4]! }));
}

/** The point of a border that is nearest to p; from the centre of a circle, its four outermost points. */
export function nearestOn(border: Border, p: Point): Point[] {
  if (border.kind === 'circle') {
    const dx = p.x - border.x;
    const dy = p.y - border.y;
    const away = Math.sqrt(dx * dx + dy * dy);
    const { x, y, r } = border;
    if (away === 0)
      return [
        { x: x + r, y },
        { x, y: y + r },
        { x: x - r, y },
        { x, y: y - r },
      ];
    return [{ x: x + (dx / away) * r, y: y + (dy / away) * r }];
  }
  const { a, b } = border;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const square = ex * ex + ey * ey;
  const t = square === 0 ? 0 : ((p.x - a.x) * ex + (p.y - a.y) * ey) / square;
  if (t <= 0) return [a];
  return t >= 1 ? [b] : [{ x: a.x + t * ex, y: a.y + t * ey }];
}

/** Points where outlines cross or touch one another. An outline is convex and does not cross itself. */
export function* meetings(outlines: readonly Outline[]): Generator<Point> {
  for (let i = 0; i < outlines.length; i++) {
    for (let j = i + 1; j < outlines.length; j++) {
      const [one, other] = [outlines[i]!, outlines[j]!];
      if (!boxesMeet(one.box, other.box)) continue;
      for (const border of one.borders) for (const second of other.borders) yield* crossings(border, second);
    }
  }
}

/** Do two boxes overlap or touch? */
export function boxesMeet(a: Field, b: Field): boolean {
  return (
    a.low.x <= b.high.x + MISS && b.low.x <= a.high.x + MISS && a.low.y <= b.high.y + MISS && b.low.y <= a.high.y + MISS
  );
}

/** Where two borders cross or touch. */
function crossings(one: Border, other: Border): Point[] {
  if (one.kind === 'circle') {
    return other.kind === 'circle' ? circlesCross(one, other) : circleCutsSegment(one, other);
  }
  return other.kind === 'circle' ? circleCutsSegment(other, one) : segmentsCross(one, other);
}

type Circle = Extract<Border, { kind: 'circle' }>;
type Segment = Extract<Border, { kind: 'segment' }>;

/** Borders that miss one another by less than this touch: whole places are looked for around the point anyway. */
const MISS = 1e-3;

function circlesCross(one: Circle, other: Circle): Point[] {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const t = (square + one.r * one.r - other.r * other.r) / (2 * square);
  const rest = one.r * one.r - t * t * square;
  if (rest < -MISS * one.r) return [];
  const s = Math.sqrt(Math.max(0, rest) / square);
  return [
    { x: one.x + t * dx - s * dy, y: one.y + t * dy + s * dx },
    { x: one.x + t * dx + s * dy, y: one.y + t * dy - s * dx },
  ];
}

function circleCutsSegment(circle: Circle, { a, b }: Segment): Point[] {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  if (length === 0) return [];
  const ex = (b.x - a.x) / length;
  const ey = (b.y - a.y) / length;
  const foot = (circle.x - a.x) * ex + (circle.y - a.y) * ey;
  const miss = (circle.y - a.y) * ex - (circle.x - a.x) * ey;
  const rest = circle.r * circle.r - miss * miss;
  if (rest < -MISS * circle.r) return [];
  const half = Math.sqrt(Math.max(0, rest));
  return [foot - half, foot + half]
    .filter(t => t >= -MISS && t <= length + MISS)
    .map(t => ({ x: a.x + t * ex, y: a.y + t * ey }));
}

function segmentsCross(one: Segment, other: Segment): Point[] {
  const ux = one.b.x - one.a.x;
  const uy = one.b.y - one.a.y;
  const vx = other.b.x - other.a.x;
  const vy = other.b.y - other.a.y;
  const det = ux * vy - uy * vx;
  if (det === 0) return [];
  const wx = other.a.x - one.a.x;
  const wy = other.a.y - one.a.y;
  const t = (wx * vy - wy * vx) / det;
  const s = (wx * uy - wy * ux) / det;
  const isOn = t >= -1e-9 && t <= 1 + 1e-9 && s >= -1e-9 && s <= 1 + 1e-9;
  return isOn ? [{ x: one.a.x + t * ux, y: one.a.y + t * uy }] : [];
}
