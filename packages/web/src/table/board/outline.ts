import { cosSin, pointAlong, type Length, type Piece, type Point } from '@signum/geometry';
import { cm, fixed, heading, written, type Frame } from './frame.ts';

/** The exact border of a convex core grown by a radius: straight along its edges, round at its corners. */
export function grownPath(frame: Frame, core: readonly Point[], radius: Length): string {
  const r = fixed(cm(radius));
  if (core.length === 1) {
    const { x, y } = core[0]!;
    const [east, west] = [frame.at({ x: x + radius, y }), frame.at({ x: x - radius, y })];
    return `M${written(east)}A${r} ${r} 0 0 0 ${written(west)}A${r} ${r} 0 0 0 ${written(east)}Z`;
  }
  const sides = core.map((corner, i) => outward(corner, core[(i + 1) % core.length]!, radius));
  const strokes = sides.map(([from, to], i) => {
    const line = `${written(frame.at(from))}L${written(frame.at(to))}`;
    const next = sides[(i + 1) % sides.length]![0];
    // What turns counter-clockwise on the table does so on the screen, from either side; SVG calls that sweep 0.
    return radius === 0 ? line : `${line}A${r} ${r} 0 0 0 ${written(frame.at(next))}`;
  });
  return `M${strokes.join('L')}Z`;
}

/** An edge moved outwards; outside lies to the right of a counter-clockwise edge. */
function outward(a: Point, b: Point, by: Length): [Point, Point] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(by * dy) / length, (-by * dx) / length];
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y },
  ];
}

/** Places joined by straight lines, and closed. */
export function ringPath(frame: Frame, places: readonly Point[]): string {
  return places.length === 0 ? '' : `M${places.map(place => written(frame.at(place))).join('L')}Z`;
}

/** A polygon given as x, y, x, y ... */
export function polygonPath(frame: Frame, flat: readonly number[]): string {
  const spots: string[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) spots.push(written(frame.at({ x: flat[i]!, y: flat[i + 1]! })));
  return spots.length === 0 ? '' : `M${spots.join('L')}Z`;
}

/** The way of a centre: lines and arcs. */
export function routePath(frame: Frame, pieces: readonly Piece[]): string {
  const begin = pointAlong(pieces, 0);
  return begin === undefined ? '' : `M${written(frame.at(begin))}${pieces.map(piece => stroke(frame, piece)).join('')}`;
}

function stroke(frame: Frame, piece: Piece): string {
  if (piece.kind === 'line') return `L${written(frame.at({ x: piece.x2, y: piece.y2 }))}`;
  const { x, y, r, from, span, side } = piece;
  const [cos, sin] = cosSin(from + side * span);
  const radius = fixed(cm(r));
  const end = frame.at({ x: x + r * cos, y: y + r * sin });
  return `A${radius} ${radius} 0 ${span > Math.PI ? 1 : 0} ${side === 1 ? 0 : 1} ${written(end)}`;
}

/** A stretch of a rim, counter-clockwise from one angle to another. */
export function rimPath(frame: Frame, { x, y, r }: Point & { readonly r: Length }, from: number, to: number): string {
  return routePath(frame, [{ kind: 'arc', x, y, r, from, span: to - from, side: 1 }]);
}

/** Ticks across a way for every whole centimetre of it that is not under a base at its ends, longer at every fifth. */
export function ticksPath(frame: Frame, pieces: readonly Piece[], length: Length, hidden: Length): string {
  const ticks: string[] = [];
  for (let at = 1000; at < length - hidden; at += 1000) {
    if (at <= hidden) continue;
    const [here, next] = [frame.at(pointAlong(pieces, at)!), frame.at(pointAlong(pieces, at + 20)!)];
    const u = heading(here, next);
    const half = at % 5000 === 0 ? 0.62 : 0.32;
    const [x, y] = [u.y * half, -u.x * half];
    ticks.push(`M${written({ x: here.x + x, y: here.y + y })}L${written({ x: here.x - x, y: here.y - y })}`);
  }
  return ticks.join('');
}
