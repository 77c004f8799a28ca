import {
  distance,
  distanceToSegment,
  EDGES,
  gapOfShapes,
  lineOf,
  wholeSide,
  type Board,
  type Length,
  type Point,
  type Shape,
} from '@signum/geometry';

/** The distance between two things (C-CMP-8), and the two points between which it is measured. */
export interface Margin {
  readonly between: readonly [string, string];
  readonly gap: Length;
  readonly from: Point;
  readonly to: Point;
}

export function measureMargin(board: Board, [one, other]: readonly [string, string]): Margin {
  let best: Margin | undefined;
  for (const a of shapesOf(board, one)) {
    for (const b of shapesOf(board, other)) {
      const gap = gapOfShapes(a, b);
      if (best !== undefined && best.gap <= gap) continue;
      best = { between: [one, other], gap, ...nearestPoints(a, b) };
    }
  }
  if (!best) throw new Error(`nothing is called '${one}' or '${other}'`);
  return best;
}

/** A base is a round shape, an edge of the table a thin one. */
function shapesOf({ width, bases, terrains }: Board, id: string): readonly Shape[] {
  const edge = EDGES.find(name => name === id);
  if (edge) return [lineOf(width, wholeSide(width, edge))];
  const base = bases.find(one => one.id === id);
  return base ? [{ core: [base], rho: base.r }] : (terrains.find(one => one.id === id)?.pieces ?? []);
}

/** The nearest points of two rims; where the shapes meet, something on both. */
function nearestPoints(a: Shape, b: Shape): { from: Point; to: Point } {
  const pairs = [
    ...a.core.map(corner => ({ from: corner, to: nearestOnCore(corner, b.core) })),
    ...b.core.map(corner => ({ from: nearestOnCore(corner, a.core), to: corner })),
  ];
  const { from, to } = pairs.reduce((best, pair) =>
    distance(pair.from, pair.to) < distance(best.from, best.to) ? pair : best,
  );
  const length = distance(from, to);
  if (length === 0) return { from, to };
  const along = (start: Point, far: Length): Point => ({
    x: start.x + (far * (to.x - from.x)) / length,
    y: start.y + (far * (to.y - from.y)) / length,
  });
  return { from: along(from, Math.min(a.rho, length)), to: along(to, -Math.min(b.rho, length)) };
}

function nearestOnCore(p: Point, core: readonly Point[]): Point {
  let best = core[0]!;
  let least = Infinity;
  core.forEach((a, i) => {
    const b = core[(i + 1) % core.length]!;
    const far = distanceToSegment(p, a, b);
    if (far >= least) return;
    least = far;
    best = nearestOnSegment(p, a, b);
  });
  return best;
}

function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return { x: a.x + part * dx, y: a.y + part * dy };
}
