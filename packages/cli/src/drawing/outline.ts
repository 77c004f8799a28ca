import { cosSin, type Length, type Piece, type Point } from '@signum/geometry';
import { size, spotted, type Frame } from './frame.ts';
import { fixed } from './svg.ts';

/** The exact border of a convex core grown by a radius: straight along its edges, round at its corners. */
export function grownPath(frame: Frame, core: readonly Point[], radius: Length): string {
  const r = fixed(size(radius));
  if (core.length === 1) {
    const { x, y } = core[0]!;
    const [east, west] = [frame.at({ x: x + radius, y }), frame.at({ x: x - radius, y })];
    return `M${spotted(east)}A${r} ${r} 0 0 0 ${spotted(west)}A${r} ${r} 0 0 0 ${spotted(east)}Z`;
  }
  const sides = core.map((a, i) => side(a, core[(i + 1) % core.length]!, radius));
  const spots = sides.map(([from, to], i) => {
    const next = sides[(i + 1) % sides.length]![0];
    const line = `${spotted(frame.at(from))}L${spotted(frame.at(to))}`;
    // Counter-clockwise with y upwards is still counter-clockwise to the eye: sweep 0.
    return radius === 0 ? line : `${line}A${r} ${r} 0 0 0 ${spotted(frame.at(next))}`;
  });
  return `M${spots.join('L')}Z`;
}

/** An edge moved outwards; outwards is to the right of a counter-clockwise edge. */
function side(a: Point, b: Point, by: Length): [Point, Point] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const out = { x: (by * dy) / length, y: (-by * dx) / length };
  return [
    { x: a.x + out.x, y: a.y + out.y },
    { x: b.x + out.x, y: b.y + out.y },
  ];
}

/** A polygon given as x, y, x, y ... */
export function polygonPath(frame: Frame, flat: readonly number[]): string {
  const spots: string[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) spots.push(spotted(frame.at({ x: flat[i]!, y: flat[i + 1]! })));
  return `M${spots.join('L')}Z`;
}

/** The way of a centre: lines and arcs. */
export function routePath(frame: Frame, pieces: readonly Piece[]): string {
  return pieces
    .map((piece, i) => {
      if (piece.kind === 'line') {
        const start = i === 0 ? `M${spotted(frame.at({ x: piece.x1, y: piece.y1 }))}` : '';
        return `${start}L${spotted(frame.at({ x: piece.x2, y: piece.y2 }))}`;
      }
      const start = i === 0 ? `M${spotted(frame.at(onCircle(piece, piece.from)))}` : '';
      const end = onCircle(piece, piece.from + piece.side * piece.span);
      const r = fixed(size(piece.r));
      const [large, sweep] = [piece.span > Math.PI ? 1 : 0, piece.side === 1 ? 0 : 1];
      return `${start}A${r} ${r} 0 ${large} ${sweep} ${spotted(frame.at(end))}`;
    })
    .join('');
}

/** A stretch of a rim, counter-clockwise from one angle to another. */
export function rimPath(frame: Frame, { x, y, r }: Point & { readonly r: Length }, from: number, to: number): string {
  return routePath(frame, [{ kind: 'arc', x, y, r, from, span: to - from, side: 1 }]);
}

function onCircle(circle: Point & { readonly r: Length }, angle: number): Point {
  const [cos, sin] = cosSin(angle);
  return { x: circle.x + circle.r * cos, y: circle.y + circle.r * sin };
}
